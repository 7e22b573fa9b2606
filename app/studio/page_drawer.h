// Draws a job's pages beside the window's thread, one at a time: first the one that is looked at, then all of them
// small.
#pragma once

#include "app/print/print_job.h"
#include "app/studio/room.h"

#include <QImage>
#include <QObject>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <vector>

namespace intrika::studio {

class PageDrawer : public QObject {
    Q_OBJECT

public:
    explicit PageDrawer(QSize smallBox, QObject* parent = nullptr);
    ~PageDrawer() override;  // waits for the page that is being drawn

    void setJob(std::shared_ptr<const PrintJob> job);  // null: nothing
    const PrintJob* job() const { return job_.get(); }
    void look(int page, QSize pixels);

    // Of a page in these pixels or others, whatever there is by now; null: nothing yet.
    const QImage& large(int page) const;
    const QImage& small(int page) const;
    std::optional<double> ink() const;  // of all pages, in pages all black, once all are drawn

    // The window's thread wants to draw the job's pages itself.
    class Rest {
    public:
        explicit Rest(PageDrawer& drawer);
        ~Rest();
        Rest(const Rest&) = delete;
        Rest& operator=(const Rest&) = delete;

    private:
        PageDrawer& drawer_;
    };

signals:
    void largeDrawn(int page);
    void smallDrawn(int page);
    void allDrawn();

private:
    struct Wish {
        int page = -1;
        QSize pixels;
        bool operator==(const Wish&) const = default;
    };
    void next();
    void draw(Wish wish);
    void take(const Wish& wish, const QImage& image, double ink, int edition);
    QSize smallSize(int page) const;

    QSize smallBox_;
    QThreadPool pool_;
    std::shared_ptr<const PrintJob> job_;
    int edition_ = 0;  // of the job
    bool isBusy_ = false;
    int resting_ = 0;
    Wish wanted_, drawn_;  // of the page that is looked at
    QImage large_;
    std::vector<QImage> small_;
    int smallDone_ = 0;
    double ink_ = 0;
};

}  // namespace intrika::studio
