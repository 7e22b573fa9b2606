#include "app/studio/page_drawer.h"

#include "app/print/page_ink.h"

namespace intrika::studio {
namespace {

const QImage noPicture;

}  // namespace

PageDrawer::PageDrawer(QSize smallBox, QObject* parent) : QObject(parent), smallBox_(smallBox) {
    pool_.setMaxThreadCount(1);  // a job is drawn by one thread at a time
}

PageDrawer::~PageDrawer() { pool_.waitForDone(); }

void PageDrawer::setJob(std::shared_ptr<const PrintJob> job) {
    job_ = std::move(job);
    ++edition_;
    wanted_ = drawn_ = {};
    small_.assign(job_ ? static_cast<std::size_t>(job_->plan().pages.size()) : 0, QImage());
    smallDone_ = 0;
    ink_ = 0;
    next();
}

void PageDrawer::look(int page, QSize pixels) {
    wanted_ = {page, pixels};
    next();
}

const QImage& PageDrawer::large(int page) const { return page == drawn_.page ? large_ : noPicture; }

const QImage& PageDrawer::small(int page) const {
    const auto index = static_cast<std::size_t>(page);
    return page >= 0 && index < small_.size() ? small_[index] : noPicture;
}

std::optional<double> PageDrawer::ink() const {
    if (!job_ || smallDone_ < job_->plan().pages.size()) return std::nullopt;
    return ink_;
}

QSize PageDrawer::smallSize(int page) const {
    return job_->plan().pages[page].paper.scaled(smallBox_, Qt::KeepAspectRatio).toSize();
}

void PageDrawer::next() {
    if (isBusy_ || resting_ > 0 || !job_) return;
    if (wanted_.page >= 0 && wanted_ != drawn_) return draw(wanted_);
    if (smallDone_ < job_->plan().pages.size()) draw({smallDone_, smallSize(smallDone_)});
}

// The job comes back with the picture: it may be the last to hold it, and what belongs to the window's thread dies
// there.
void PageDrawer::draw(Wish wish) {
    isBusy_ = true;
    pool_.start([this, job = job_, wish, edition = edition_]() mutable {
        const QImage image = job->picture(job->plan().pages[wish.page], wish.pixels);
        const double ink = inkOf(image);
        QMetaObject::invokeMethod(
            this, [this, job = std::move(job), wish, image, ink, edition] { take(wish, image, ink, edition); },
            Qt::QueuedConnection);
    });
}

void PageDrawer::take(const Wish& wish, const QImage& image, double ink, int edition) {
    isBusy_ = false;
    if (edition == edition_) {
        if (wish == wanted_) {
            drawn_ = wish;
            large_ = image;
            emit largeDrawn(wish.page);
        }
        // It may be the same picture.
        if (wish.page == smallDone_ && wish.pixels == smallSize(smallDone_)) {
            small_[static_cast<std::size_t>(smallDone_++)] = image;
            ink_ += ink;
            emit smallDrawn(wish.page);
            if (smallDone_ == job_->plan().pages.size()) emit allDrawn();
        }
    }
    next();
}

PageDrawer::Rest::Rest(PageDrawer& drawer) : drawer_(drawer) {
    ++drawer_.resting_;
    drawer_.pool_.waitForDone();
}

PageDrawer::Rest::~Rest() {
    --drawer_.resting_;
    drawer_.next();
}

}  // namespace intrika::studio

#include "moc_page_drawer.cpp"
