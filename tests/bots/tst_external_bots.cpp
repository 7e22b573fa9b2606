// External bots: a program beside the game can do nothing worse than lose its turn.
#include "engines/bots/exec_bot.h"
#include "tests/support/engine_rooms.h"
#include "tests/support/run_now.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <thread>

namespace tst_external_bots {

using namespace intrika;

class TestExternalBots : public QObject {
    Q_OBJECT

    static constexpr int patience = 60'000;  // ms, on a busy machine; nothing is waited for longer than it takes
    QTemporaryDir folder_;

    // An executable script, and a question with two legal answers.
    std::string script(const QByteArray& body) {
        static int count = 0;
        const QString path = folder_.filePath(QString("bot %1").arg(++count));
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly)) return {};
        file.write("#!/bin/sh\n" + body + "\n");
        file.setPermissions(file.permissions() | QFileDevice::ExeOwner);
        return path.toStdString();
    }
    // More than a pipe holds.
    static std::string aLongView() {
        std::string view(1 << 20, 'x');
        view.front() = view.back() = '"';
        return view;
    }
    static ExternalQuestion question() {
        MoveKey one{{1}};
        MoveKey two{{2}};
        return ExternalQuestion(R"({"round":1})", {{R"({"slot":5,"type":"a"})", one}, {R"({"type":"b"})", two}}, 3,
                                "toy");
    }
    static Advice asked(const std::shared_ptr<ExecBot>& bot) {
        ExternalThinking job(bot, question(), 7);
        return runNow(job);
    }
    void failsSoon(const QByteArray& body, const std::string& reason) {
        const std::chrono::milliseconds limit(reason == "late" ? 300 : 3000);
        const auto bot = std::make_shared<ExecBot>(script(body), limit);
        for (int again = 0; again < 2; ++again) {
            const Advice advice = asked(bot);  // had it waited for its whole time, the reason were "late"
            QVERIFY(advice.problem);
            QCOMPARE(advice.problem->code, Problem::Code::externalBot);
            QCOMPARE(QString::fromStdString(advice.problem->text.id),
                     QString::fromStdString("problem.external-bot." + reason));
            QVERIFY(advice.best == question().answers[0].key || advice.best == question().answers[1].key);
        }
    }

    // A bot that keeps itself and four more alive in every way that a shell knows: deaf to signals, in another session,
    // in another group, without a parent. Its answers are good; it goes on when nobody asks any more.
    std::string clinging() {
        return script(R"(trap '' TERM INT HUP
            keep='trap "" TERM INT HUP; echo $$ >> "$0.pids"; while :; do sleep 0.2; done'
            setsid sh -c "$keep" "$0" &
            setsid setsid sh -c "$keep" "$0" &
            (set -m; sh -c "$keep" "$0" &)
            ( ( sh -c "$keep" "$0" & ) & )
            echo $$ >> "$0.pids"
            while read line; do echo '{"move":{"type":"b"}}'; done
            while :; do sleep 0.2; done)");
    }
    static QList<pid_t> processesOf(const std::string& program) {
        QFile file(QString::fromStdString(program) + ".pids");
        QList<pid_t> processes;
        if (!file.open(QIODevice::ReadOnly)) return processes;
        for (const QByteArray& line : file.readAll().split('\n')) {
            if (!line.isEmpty()) processes << line.toInt();
        }
        return processes;
    }
    static int living(const QList<pid_t>& processes) {
        return static_cast<int>(
            std::count_if(processes.begin(), processes.end(), [](pid_t process) { return kill(process, 0) == 0; }));
    }

    static bool isStill(const QString& beat) {
        QFile::remove(beat);
        QTest::qWait(50);
        return !QFile::exists(beat);
    }

private slots:
    void nothingThatABotStartedOutlivesIt() {
        const std::string program = clinging();
        auto bot = std::make_shared<ExecBot>(program);
        QCOMPARE(asked(bot).best, question().answers[1].key);
        QTRY_COMPARE_WITH_TIMEOUT(processesOf(program).size(), 5, patience);
        QCOMPARE(living(processesOf(program)), 5);
        bot.reset();
        QTRY_COMPARE_WITH_TIMEOUT(living(processesOf(program)), 0, patience);
    }

    // Each of them is the keeper's to find only when the one before it is dead. Whoever quits waits for half a second;
    // the keeper goes on.
    void aTowerOfChildrenIsEnded() {
        const std::string program = script(R"(echo $$ >> "$0.pids"
            [ "${1:-20}" -gt 1 ] && setsid "$0" $((${1:-20} - 1)) &
            while read line; do echo '{"move":{"type":"b"}}'; done
            while :; do sleep 1000; done)");
        auto bot = std::make_shared<ExecBot>(program);
        QCOMPARE(asked(bot).best, question().answers[1].key);
        QTRY_COMPARE_WITH_TIMEOUT(processesOf(program).size(), 20, patience);
        bot.reset();
        QTRY_COMPARE_WITH_TIMEOUT(living(processesOf(program)), 0, patience);
    }

    void aBotThatKillsItsGroupLeavesNobodyBehind() {
        const std::string program = script(R"(setsid sh -c 'echo $$ >> "$0.pids"; sleep 1000' "$0" >/dev/null &
            read line; while [ ! -e "$0.pids" ]; do sleep 0.01; done; kill -KILL 0)");
        auto bot = std::make_shared<ExecBot>(program);
        QCOMPARE(asked(bot).problem->text.id, std::string("problem.external-bot.gone"));
        QCOMPARE(processesOf(program).size(), 1);
        QTRY_COMPARE_WITH_TIMEOUT(living(processesOf(program)), 0, patience);
    }

    // A child that has a child and is gone, and so on: nobody of them lives long enough to be found and killed by its
    // number. They end when the folder is gone, so that a test that fails leaves nobody behind.
    void aChainOfChildrenIsEnded_data() {
        QTest::addColumn<QByteArray>("link");
        QTest::newRow("in one group") << QByteArray(
            R"(use POSIX; while (-e $ARGV[0]) { open F, ">", "$ARGV[0].beat"; fork and exit })");
        QTest::newRow("in sessions of their own")
            << QByteArray(R"(use POSIX; while (-e $ARGV[0]) { open F, ">", "$ARGV[0].beat"; fork and exit; setsid })");
    }
    void aChainOfChildrenIsEnded() {
        QFETCH(QByteArray, link);
        for (int times = 0; times < 3; ++times) {
            const std::string program = script("perl -e '" + link + R"(' "$0" &
                while read line; do echo '{"move":{"type":"b"}}'; done)");
            const QString beat = QString::fromStdString(program) + ".beat";
            auto bot = std::make_shared<ExecBot>(program);
            QCOMPARE(asked(bot).best, question().answers[1].key);
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(beat), patience);
            QFile::remove(beat);
            QTRY_VERIFY_WITH_TIMEOUT(QFile::exists(beat), patience);
            bot.reset();
            QTRY_VERIFY_WITH_TIMEOUT(isStill(beat), patience);
        }
    }

    // However the program ends: nobody is left who could clear up.
    void nothingThatABotStartedOutlivesUs_data() {
        QTest::addColumn<int>("signal");
        QTest::newRow("killed") << SIGKILL;
        QTest::newRow("Ctrl+C") << SIGINT;
        QTest::newRow("crash") << SIGSEGV;
    }
    void nothingThatABotStartedOutlivesUs() {
        QFETCH(int, signal);
        const std::string program = clinging();
        const pid_t us = fork();
        if (us == 0) {
            ::signal(signal, SIG_DFL);
            const auto bot = std::make_shared<ExecBot>(program);
            asked(bot);
            for (;;) pause();
        }
        QTRY_COMPARE_WITH_TIMEOUT(processesOf(program).size(), 5, patience);
        kill(us, signal);
        QCOMPARE(waitpid(us, nullptr, 0), us);
        QTRY_COMPARE_WITH_TIMEOUT(living(processesOf(program)), 0, patience);
    }

    // One that has its keeper stopped is waited for no longer than the others.
    void aBotCannotKeepUsFromEnding() {
        const std::string program =
            script(R"(trap '' TERM; echo $$ >> "$0.pids"; kill -STOP $PPID; while :; do sleep 0.2; done)");
        auto bot = std::make_shared<ExecBot>(program, std::chrono::milliseconds(300));
        QVERIFY(asked(bot).problem);
        QTRY_COMPARE_WITH_TIMEOUT(living(processesOf(program)), 0, patience);
    }

    void complaintsAreCutShort() {
        QFile heard(folder_.filePath("complaints"));
        QVERIFY(heard.open(QIODevice::ReadWrite));
        const int before = dup(STDERR_FILENO);
        dup2(heard.handle(), STDERR_FILENO);
        Advice advice;
        {
            const auto bot = std::make_shared<ExecBot>(script(R"(echo 'I am here' >&2
                    while read line; do head -c 20000000 /dev/zero >&2; echo '{"move":{"type":"b"}}'; done)"));
            advice = asked(bot);
        }
        dup2(before, STDERR_FILENO);
        ::close(before);
        QVERIFY(!advice.problem);  // it is not stopped either
        QVERIFY(heard.seek(0));
        const QByteArray told = heard.readAll();
        QVERIFY(told.startsWith("I am here"));
        QVERIFY2(told.size() <= 4096, qPrintable(QString::number(told.size())));
    }

    void externalBotAnswers() {
        const std::string program = script(R"(while read line; do
            echo "$line" >> "$0.heard"
            echo '{ "move": {"type":"a", "slot":5} }'
        done)");
        const auto bot = std::make_shared<ExecBot>(program);
        for (int again = 0; again < 3; ++again) {
            const Advice advice = asked(bot);
            QVERIFY(!advice.problem);
            QCOMPARE(advice.best, question().answers[0].key);
        }
        QFile heard(QString::fromStdString(program) + ".heard");
        QVERIFY(heard.open(QIODevice::ReadOnly));
        const QByteArray line =
            R"({"view":{"round":1},"legal":[{"slot":5,"type":"a"},{"type":"b"}],"seat":3,"game":"toy"})"
            "\n";
        QCOMPARE(heard.readAll(), line + line + line);
    }

    void externalBotKeepsItsProcess() {
        const auto bot = std::make_shared<ExecBot>(script(R"(n=0; while read line; do n=$((n+1))
            if [ $n = 2 ]; then echo '{"move":{"type":"b"}}'; else echo '{"move":{"slot":5,"type":"a"}}'; fi
        done)"));
        QCOMPARE(asked(bot).best, question().answers[0].key);
        QCOMPARE(asked(bot).best, question().answers[1].key);
    }

    void externalBotAnswersInPieces() {
        const auto bot = std::make_shared<ExecBot>(
            script(R"(while read line; do printf '{"move":'; sleep 0.05; printf '{"type":"b"}}\n'; done)"));
        QCOMPARE(asked(bot).best, question().answers[1].key);
    }

    void externalBotWithArguments() {
        const auto bot = std::make_shared<ExecBot>(R"(sed -u s/.*/{"move":{"type":"b"}}/)");
        QCOMPARE(asked(bot).best, question().answers[1].key);
    }

    void longQuestionToADeafBot() {
        const auto bot = std::make_shared<ExecBot>(script("sleep 100"), std::chrono::milliseconds(300));
        const ExternalQuestion question(aLongView(), {{"1", {}}}, 0, "toy");
        const auto answer = bot->ask(question, {});
        QVERIFY(!answer);
        QCOMPARE(answer.error().text.id, std::string("problem.external-bot.late"));
    }

    // The pipe holds less than this question, so the writing itself meets the closed end. SIGPIPE would end the test.
    void externalBotClosesItsInput() {
        const auto bot = std::make_shared<ExecBot>(script("exec <&-; sleep 100"), std::chrono::milliseconds(2000));
        const ExternalQuestion question(aLongView(), {{"1", {}}}, 0, "toy");
        const auto answer = bot->ask(question, {});
        QVERIFY(!answer);
        QCOMPARE(answer.error().text.id, std::string("problem.external-bot.gone"));
    }

    void externalBotFails() {
        failsSoon("sleep 100", "late");
        failsSoon("read line; sleep 100", "late");
        failsSoon("exit 0", "gone");
        failsSoon("read line; exit 3", "gone");
        failsSoon("while read line; do echo nonsense; done", "nonsense");
        failsSoon("while read line; do echo '{\"move\":'; done", "nonsense");
        failsSoon("while read line; do echo '{\"move\":{\"type\":\"c\"}}'; done", "nonsense");
        failsSoon("while read line; do echo '[1]'; done", "nonsense");
        failsSoon("while read line; do echo; done", "nonsense");
        failsSoon("while read line; do printf '\\377\\376\\n'; done", "nonsense");
        failsSoon("read line; head -c 3000000 /dev/zero | tr '\\0' x; sleep 100", "nonsense");
    }

    void noSuchProgram() {
        const Advice advice = asked(std::make_shared<ExecBot>("/no/such/program"));
        QVERIFY(advice.problem);
        QCOMPARE(advice.problem->text.id, std::string("problem.external-bot.start"));
    }

    // The bot is silent for longer than this test may take.
    void stopsWaitingForAnExternalBot() {
        ExternalThinking job(std::make_shared<ExecBot>(script("sleep 10000"), std::chrono::hours(2)), question(), 7);
        std::stop_source source;
        std::atomic<float> share;
        Advice advice;
        std::thread thread([&] { advice = job.run(source.get_token(), share); });
        QTest::qWait(100);
        source.request_stop();
        thread.join();
    }
};

INTRIKA_TEST(TestExternalBots)

}  // namespace tst_external_bots

#include "tst_external_bots.moc"
