<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_GB" sourcelanguage="en">
<context>
    <name>CommandLine</name>
    <message>
        <source>Opens a saved game; a file name alone does the same.</source>
        <translation>Opens a saved game; a file name alone does the same.</translation>
    </message>
    <message>
        <source>file</source>
        <translation>file</translation>
    </message>
    <message>
        <source>Starts this game at once.</source>
        <translation>Starts this game at once.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>game</translation>
    </message>
    <message>
        <source>Who plays, from the first seat on: human, random, easy, normal, strong, master or exec:PROGRAM.</source>
        <translation>Who plays, from the first seat on: human, random, easy, normal, strong, master or exec:PROGRAM.</translation>
    </message>
    <message>
        <source>kind,kind,…</source>
        <translation>kind,kind,…</translation>
    </message>
    <message>
        <source>Makes the deal and the bots’ choices repeatable.</source>
        <translation>Makes the deal and the bots’ choices repeatable.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>number</translation>
    </message>
    <message>
        <source>Language of this run: hu or en.</source>
        <translation>Language of this run: hu or en.</translation>
    </message>
    <message>
        <source>language</source>
        <translation>language</translation>
    </message>
    <message>
        <source>Saves a picture of the window and quits; needs no display.</source>
        <translation>Saves a picture of the window and quits; needs no display.</translation>
    </message>
    <message>
        <source>file.png</source>
        <translation>file.png</translation>
    </message>
    <message>
        <source>Takes the picture of a decisive moment: this beat of the next stage, from 1, or its last.</source>
        <translation>Takes the picture of a decisive moment: this beat of the next stage, from 1, or its last.</translation>
    </message>
    <message>
        <source>beat</source>
        <translation>beat</translation>
    </message>
    <message>
        <source>Takes the picture after this many events; bots make the moves.</source>
        <translation>Takes the picture after this many events; bots make the moves.</translation>
    </message>
    <message>
        <source>events</source>
        <translation>events</translation>
    </message>
    <message>
        <source>Size of the picture.</source>
        <translation>Size of the picture.</translation>
    </message>
    <message>
        <source>WxH</source>
        <translation>WxH</translation>
    </message>
    <message>
        <source>Whose cards the picture shows, counted from 0.</source>
        <translation>Whose cards the picture shows, counted from 0.</translation>
    </message>
    <message>
        <source>seat</source>
        <translation>seat</translation>
    </message>
    <message>
        <source>unknown language “%1”; possible: %2</source>
        <translation>unknown language “%1”; possible: %2</translation>
    </message>
    <message>
        <source>--game and a file exclude each other</source>
        <translation>--game and a file exclude each other</translation>
    </message>
    <message>
        <source>--%1 needs a number, not “%2”</source>
        <translation>--%1 needs a number, not “%2”</translation>
    </message>
    <message>
        <source>one file at a time</source>
        <translation>one file at a time</translation>
    </message>
    <message>
        <source>the file has no name</source>
        <translation>the file has no name</translation>
    </message>
    <message>
        <source>--%1 needs --game</source>
        <translation>--%1 needs --game</translation>
    </message>
    <message>
        <source>unknown game “%1”; possible: %2</source>
        <translation>unknown game “%1”; possible: %2</translation>
    </message>
    <message>
        <source>unknown player “%1”; possible: human, random, easy, normal, strong, master, exec:PROGRAM</source>
        <translation>unknown player “%1”; possible: human, random, easy, normal, strong, master, exec:PROGRAM</translation>
    </message>
    <message>
        <source>%1 is for %2–%3 players, --seats names %4</source>
        <translation>%1 is for %2–%3 players, --seats names %4</translation>
    </message>
    <message>
        <source>--%1 needs --screenshot</source>
        <translation>--%1 needs --screenshot</translation>
    </message>
    <message>
        <source>there is no seat %1</source>
        <translation>there is no seat %1</translation>
    </message>
    <message>
        <source>--size needs width and height, as in 1280x800, not “%1”</source>
        <translation>--size needs width and height, as in 1280x800, not “%1”</translation>
    </message>
    <message>
        <source>Games of intrigue on one table: together on one laptop, or against bots.</source>
        <translation>Games of intrigue on one table: together on one laptop, or against bots.</translation>
    </message>
    <message>
        <source>A saved game (.intrika).</source>
        <translation>A saved game (.intrika).</translation>
    </message>
    <message>
        <source>Measures start, memory and frames against those of an empty window; prints JSON lines.</source>
        <translation>Measures start, memory and frames against those of an empty window; prints JSON lines.</translation>
    </message>
    <message>
        <source>Shows this help.</source>
        <translation>Shows this help.</translation>
    </message>
    <message>
        <source>Shows the version.</source>
        <translation>Shows the version.</translation>
    </message>
</context>
<context>
    <name>HelpDialogs</name>
    <message>
        <source>Games of intrigue on one table.</source>
        <translation>Games of intrigue on one table.</translation>
    </message>
    <message>
        <source>Bots see only what their seat sees; the same views are all that they are given.</source>
        <translation>Bots see only what their seat sees; the same views are all that they are given.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Free software under the GNU General Public License, version 3 or later. It comes without any warranty.</translation>
    </message>
    <message>
        <source>Built with Qt %1 (LGPL), JSON for Modern C++ (MIT) and the typeface Gentium Plus (SIL OFL).</source>
        <translation>Built with Qt %1 (LGPL), JSON for Modern C++ (MIT) and the typeface Gentium Plus (SIL OFL).</translation>
    </message>
    <message>
        <source>Emblems by Lorc, Delapouite, Skoll, DarkZaitzev, Cathelineau, Zajkonur and Pepijn Poolman (game-icons.net), CC BY 3.0; changed: two tones, outlined, composed.</source>
        <translation>Emblems by Lorc, Delapouite, Skoll, DarkZaitzev, Cathelineau, Zajkonur and Pepijn Poolman (game-icons.net), CC BY 3.0; changed: two tones, outlined, composed.</translation>
    </message>
    <message>
        <source>About Intrika</source>
        <translation>About Intrika</translation>
    </message>
    <message>
        <source>Games are kept in plain text, hidden cards too: whoever looks into their files cheats.</source>
        <translation>Games are kept in plain text, hidden cards too: whoever looks into their files cheats.</translation>
    </message>
</context>
<context>
    <name>Measure</name>
    <message>
        <source>no window came up</source>
        <translation>no window came up</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Beatrice Clement Sophia Adam Ursula Matthew Helen Valentine Kate Gregory</source>
        <extracomment>First names, one a seat, ten in all and each with another initial, separated by spaces.</extracomment>
        <translation>Beatrice Clement Sophia Adam Ursula Matthew Helen Valentine Kate Gregory</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>there is no seat %1</source>
        <translation>there is no seat %1</translation>
    </message>
    <message>
        <source>the picture cannot be written: “%1”</source>
        <translation>the picture cannot be written: “%1”</translation>
    </message>
</context>
<context>
    <name>PlateItem</name>
    <message numerus="yes">
        <source>point(s)</source>
        <comment>after the number</comment>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>in the hand</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>to act</translation>
    </message>
</context>
<context>
    <name>TableReader</name>
    <message>
        <source>at stake</source>
        <translation>at stake</translation>
    </message>
    <message>
        <source>used up</source>
        <translation>used up</translation>
    </message>
    <message>
        <source>Between: %1; %2</source>
        <translation>Between: %1; %2</translation>
    </message>
    <message>
        <source>At: %1</source>
        <translation>At: %1</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>chosen</translation>
    </message>
    <message>
        <source>can be chosen</source>
        <translation>can be chosen</translation>
    </message>
</context>
<context>
    <name>Trash</name>
    <message>
        <source>It could not be brought back.</source>
        <translation>It could not be brought back.</translation>
    </message>
    <message>
        <source>In the trash: %1, %2.</source>
        <translation>In the trash: %1, %2.</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
</context>
<context>
    <name>WhenText</name>
    <message>
        <source>today %1</source>
        <translation>today %1</translation>
    </message>
    <message>
        <source>yesterday %1</source>
        <translation>yesterday %1</translation>
    </message>
</context>
<context>
    <name>intrika::start::ContinuePanel</name>
    <message>
        <source>Welcome to the table</source>
        <translation>Welcome to the table</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Continue</translation>
    </message>
    <message>
        <source>Press Enter: the cards are dealt, and bots sit down with you. Or seat your friends around this laptop.

The program knows the rules: it shows what is allowed, and says why something is not.</source>
        <translation>Press Enter: the cards are dealt, and bots sit down with you. Or seat your friends around this laptop.

The program knows the rules: it shows what is allowed, and says why something is not.</translation>
    </message>
</context>
<context>
    <name>intrika::play::CountedCards</name>
    <message>
        <source>What was counted</source>
        <translation>What was counted</translation>
    </message>
</context>
<context>
    <name>intrika::play::Curtain</name>
    <message>
        <source>%1 is next</source>
        <translation>%1 is next</translation>
    </message>
    <message>
        <source>The table is hidden</source>
        <translation>The table is hidden</translation>
    </message>
    <message>
        <source>I am here</source>
        <translation>I am here</translation>
    </message>
    <message>
        <source>Show the table</source>
        <translation>Show the table</translation>
    </message>
    <message>
        <source>Hand over the laptop. Everybody else looks away; a click, Enter or Space shows the table.</source>
        <translation>Hand over the laptop. Everybody else looks away; a click, Enter or Space shows the table.</translation>
    </message>
    <message>
        <source>A click, Enter or Space shows it again.</source>
        <translation>A click, Enter or Space shows it again.</translation>
    </message>
    <message>
        <source>A slip? Take the last decision back</source>
        <translation>A slip? Take the last decision back</translation>
    </message>
    <message>
        <source>%1 looks at their own cards</source>
        <translation>%1 looks at their own cards</translation>
    </message>
</context>
<context>
    <name>intrika::play::Decision</name>
    <message>
        <source>To the whole table</source>
        <translation>To the whole table</translation>
    </message>
</context>
<context>
    <name>intrika::finished::FinishedPage</name>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ended</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Winner</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Finished games</translation>
    </message>
    <message>
        <source>No game has been played to its end yet. Finished games will be listed here.</source>
        <translation>No game has been played to its end yet. Finished games will be listed here.</translation>
    </message>
    <message>
        <source>Which games are listed</source>
        <translation>Which games are listed</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Delete</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
</context>
<context>
    <name>intrika::finished::FinishedReader</name>
    <message>
        <source>Reading the finished games…</source>
        <translation>Reading the finished games…</translation>
    </message>
</context>
<context>
    <name>intrika::shell::GameOpener</name>
    <message>
        <source>Open a saved game</source>
        <translation>Open a saved game</translation>
    </message>
    <message>
        <source>Games (*.intrika);;All files (*)</source>
        <translation>Games (*.intrika);;All files (*)</translation>
    </message>
    <message>
        <source>“%1” cannot be opened. %2</source>
        <translation>“%1” cannot be opened. %2</translation>
    </message>
    <message>
        <source>“%1” is played on the board “%2”, which is not on this computer. Choose the board’s file; or put it into the folder %3, and open the game again.</source>
        <translation>“%1” is played on the board “%2”, which is not on this computer. Choose the board’s file; or put it into the folder %3, and open the game again.</translation>
    </message>
    <message>
        <source>Choose the board “%1”</source>
        <translation>Choose the board “%1”</translation>
    </message>
    <message>
        <source>Choose the board…</source>
        <translation>Choose the board…</translation>
    </message>
    <message>
        <source>Choose another board</source>
        <translation>Choose another board</translation>
    </message>
    <message>
        <source>“%1” cannot be played on. %2</source>
        <translation>“%1” cannot be played on. %2</translation>
    </message>
    <message>
        <source>“%1” holds the board “%2”; the game is played on “%3”.</source>
        <translation>“%1” holds the board “%2”; the game is played on “%3”.</translation>
    </message>
    <message>
        <source>Boards (*.json);;All files (*)</source>
        <translation>Boards (*.json);;All files (*)</translation>
    </message>
    <message>
        <source>“%1” names a program that is to play. No program is ever started from a file: a bot of the level “%2” plays instead.</source>
        <translation>“%1” names a program that is to play. No program is ever started from a file: a bot of the level “%2” plays instead.</translation>
    </message>
    <message>
        <source>“%1” is damaged. %2</source>
        <translation>“%1” is damaged. %2</translation>
    </message>
    <message numerus="yes">
        <source>Open the first %n move(s)</source>
        <translation>
            <numerusform>Open the first %n move</numerusform>
            <numerusform>Open the first %n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no unfinished game.</source>
        <translation>There is no unfinished game.</translation>
    </message>
    <message>
        <source>The game cannot be continued. %1</source>
        <translation>The game cannot be continued. %1</translation>
    </message>
    <message numerus="yes">
        <source>The end of this game was damaged: it goes on after %n move(s). %1</source>
        <translation>
            <numerusform>The end of this game was damaged: it goes on after %n move. %1</numerusform>
            <numerusform>The end of this game was damaged: it goes on after %n moves. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intrika::play::GamePage</name>
    <message>
        <source>Notebook</source>
        <translation>Notebook</translation>
    </message>
    <message>
        <source>Save the game</source>
        <translation>Save the game</translation>
    </message>
    <message>
        <source>Intrika games (*.intrika)</source>
        <translation>Intrika games (*.intrika)</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Hide now</source>
        <translation>Hide now</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Save as…</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>List of choices</source>
        <translation>List of choices</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Practice game</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>My own order</source>
        <translation>My own order</translation>
    </message>
    <message>
        <source>By kind</source>
        <translation>By kind</translation>
    </message>
    <message>
        <source>By value</source>
        <translation>By value</translation>
    </message>
    <message>
        <source>Sort differently</source>
        <translation>Sort differently</translation>
    </message>
    <message>
        <source>Save without secrets</source>
        <translation>Save without secrets</translation>
    </message>
    <message>
        <source>Texts (*.txt)</source>
        <translation>Texts (*.txt)</translation>
    </message>
    <message>
        <source>Phones…</source>
        <translation>Phones…</translation>
    </message>
</context>
<context>
    <name>intrika::play::Hints</name>
    <message>
        <source>Tells what a strong player would do.</source>
        <translation>Tells what a strong player would do.</translation>
    </message>
    <message>
        <source>Hints know your cards: look at those first.</source>
        <translation>Hints know your cards: look at those first.</translation>
    </message>
    <message>
        <source>Hints are for your own turn.</source>
        <translation>Hints are for your own turn.</translation>
    </message>
    <message>
        <source>Here it is yours alone to find.</source>
        <translation>Here it is yours alone to find.</translation>
    </message>
</context>
<context>
    <name>intrika::play::OwnCards</name>
    <message>
        <source>Nobody else should look now. The table waits for you.</source>
        <translation>Nobody else should look now. The table waits for you.</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>Look at my cards…</source>
        <translation>Look at my cards…</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>My cards</source>
        <translation>My cards</translation>
    </message>
    <message>
        <source>Shows again what everybody may see.</source>
        <translation>Shows again what everybody may see.</translation>
    </message>
    <message>
        <source>Shows your own cards behind the curtain, whoever is to act.</source>
        <translation>Shows your own cards behind the curtain, whoever is to act.</translation>
    </message>
</context>
<context>
    <name>intrika::play::HandSorting</name>
    <message>
        <source>Hand, %1: %2</source>
        <translation>Hand, %1: %2</translation>
    </message>
    <message>
        <source>%1: place %L2 of %L3</source>
        <translation>%1: place %L2 of %L3</translation>
    </message>
</context>
<context>
    <name>intrika::play::Saving</name>
    <message>
        <source>Save what %1 knows…</source>
        <translation>Save what %1 knows…</translation>
    </message>
    <message>
        <source>Save what everybody knows…</source>
        <translation>Save what everybody knows…</translation>
    </message>
</context>
<context>
    <name>intrika::play::LookingBack</name>
    <message>
        <source>This is for everybody at the table. Go on when all have seen it.</source>
        <translation>This is for everybody at the table. Go on when all have seen it.</translation>
    </message>
</context>
<context>
    <name>intrika::play::Rests</name>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 is thinking…</translation>
    </message>
</context>
<context>
    <name>intrika::play::ScreenDisplay</name>
    <message>
        <source>Takes back your last decision.</source>
        <translation>Takes back your last decision.</translation>
    </message>
    <message>
        <source>Deciding on a phone: %1</source>
        <translation>Deciding on a phone: %1</translation>
    </message>
</context>
<context>
    <name>intrika::shell::GameStarter</name>
    <message>
        <source>New to this game? The guided game teaches it at the table in five minutes.</source>
        <translation>New to this game? The guided game teaches it at the table in five minutes.</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Guided game</translation>
    </message>
    <message>
        <source>Phones cannot reach this computer: it is in no network.</source>
        <translation>Phones cannot reach this computer: it is in no network.</translation>
    </message>
</context>
<context>
    <name>intrika::play::HintPanel</name>
    <message>
        <source>Looking for a hint…</source>
        <translation>Looking for a hint…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>prospects %1%</source>
        <translation>prospects %1%</translation>
    </message>
    <message>
        <source>prospects %1%, no worse as far as can be told</source>
        <translation>prospects %1%, no worse as far as can be told</translation>
    </message>
</context>
<context>
    <name>intrika::play::LessonBubble</name>
    <message>
        <source>Guided game · step %1 of %2</source>
        <translation>Guided game · step %1 of %2</translation>
    </message>
    <message>
        <source>Drag the bubble to where you want it, or press Ctrl and an arrow key.</source>
        <translation>Drag the bubble to where you want it, or press Ctrl and an arrow key.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Play on</translation>
    </message>
    <message>
        <source>Leave the lesson</source>
        <translation>Leave the lesson</translation>
    </message>
    <message>
        <source>Start page</source>
        <translation>Start page</translation>
    </message>
    <message>
        <source>Leaves the guided game; you play on against bots (Esc, then Enter).</source>
        <translation>Leaves the guided game; you play on against bots (Esc, then Enter).</translation>
    </message>
</context>
<context>
    <name>intrika::play::LessonGuide</name>
    <message>
        <source>This is the end of the guided game. Play on, or go back to the start page.</source>
        <translation>This is the end of the guided game. Play on, or go back to the start page.</translation>
    </message>
    <message>
        <source>Read the bubble on the table, then choose “Go on”. The table waits for you.</source>
        <translation>Read the bubble on the table, then choose “Go on”. The table waits for you.</translation>
    </message>
</context>
<context>
    <name>KnownText</name>
    <message>
        <source>%1 – what everybody knows</source>
        <translation>%1 – what everybody knows</translation>
    </message>
    <message>
        <source>%1 – what %2 knows</source>
        <translation>%1 – what %2 knows</translation>
    </message>
    <message>
        <source>To be read, not to be played on: what is secret is not in it.</source>
        <translation>To be read, not to be played on: what is secret is not in it.</translation>
    </message>
    <message>
        <source>The table</source>
        <translation>The table</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>What happened</translation>
    </message>
</context>
<context>
    <name>intrika::play::LogPanel</name>
    <message>
        <source>Since your last turn</source>
        <translation>Since your last turn</translation>
    </message>
    <message>
        <source>A click on a line shows the table as it stood then.</source>
        <translation>A click on a line shows the table as it stood then.</translation>
    </message>
</context>
<context>
    <name>intrika::shell::MainWindow</name>
    <message>
        <source>%1 – Intrika</source>
        <translation>%1 – Intrika</translation>
    </message>
</context>
<context>
    <name>intrika::shell::PresentGame</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Save elsewhere…</translation>
    </message>
    <message>
        <source>“%1” holds all cards in plain text, the hidden ones too: whoever looks into it knows everybody’s secrets. To show the game to others, the Game menu saves it without secrets.</source>
        <translation>“%1” holds all cards in plain text, the hidden ones too: whoever looks into it knows everybody’s secrets. To show the game to others, the Game menu saves it without secrets.</translation>
    </message>
</context>
<context>
    <name>intrika::shell::UnsavedGame</name>
    <message>
        <source>Unsaved game</source>
        <translation>Unsaved game</translation>
    </message>
    <message>
        <source>The latest moves of this game could not be saved.</source>
        <translation>The latest moves of this game could not be saved.</translation>
    </message>
    <message>
        <source>If you quit now, they are lost.</source>
        <translation>If you quit now, they are lost.</translation>
    </message>
    <message>
        <source>If you leave the game now, they are lost.</source>
        <translation>If you leave the game now, they are lost.</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Save elsewhere…</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Quit without saving</source>
        <translation>Quit without saving</translation>
    </message>
    <message>
        <source>Leave without saving</source>
        <translation>Leave without saving</translation>
    </message>
</context>
<context>
    <name>intrika::shell::Menus</name>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Game</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;New game…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continue</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Open…</translation>
    </message>
    <message>
        <source>S&amp;tart page</source>
        <translation>S&amp;tart page</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quit</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Move</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;View</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Full screen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Help</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Rules</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Keys</translation>
    </message>
    <message>
        <source>&amp;About Intrika</source>
        <translation>&amp;About Intrika</translation>
    </message>
    <message>
        <source>&amp;Guided game</source>
        <translation>&amp;Guided game</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>&amp;Demo</source>
        <translation>&amp;Demo</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>Open &amp;recent</translation>
    </message>
    <message>
        <source>&amp;Finished games</source>
        <translation>&amp;Finished games</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statistics</translation>
    </message>
    <message>
        <source>&amp;Print at home…</source>
        <translation>&amp;Print at home…</translation>
    </message>
    <message>
        <source>&amp;Board editor</source>
        <translation>&amp;Board editor</translation>
    </message>
    <message>
        <source>P&amp;uzzles</source>
        <translation>P&amp;uzzles</translation>
    </message>
</context>
<context>
    <name>intrika::settings::NameBar</name>
    <message>
        <source>What is your name?</source>
        <translation>What is your name?</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Use it</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Skip</translation>
    </message>
</context>
<context>
    <name>intrika::stage::StageView</name>
    <message>
        <source>Space: on · Esc: skip it all</source>
        <translation>Space: on · Esc: skip it all</translation>
    </message>
</context>
<context>
    <name>intrika::play::NewsStrip</name>
    <message numerus="yes">
        <source>%n step(s) since your last turn</source>
        <translation>
            <numerusform>%n step since your last turn</numerusform>
            <numerusform>%n steps since your last turn</numerusform>
        </translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>intrika::play::NotebookPage</name>
    <message>
        <source>Notebook · %1</source>
        <translation>Notebook · %1</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>Disc: certain. Ring: possible. Stroke: impossible.</source>
        <translation>Disc: certain. Ring: possible. Stroke: impossible.</translation>
    </message>
    <message>
        <source>Who was shown what</source>
        <translation>Who was shown what</translation>
    </message>
    <message>
        <source>What you can conclude</source>
        <translation>What you can conclude</translation>
    </message>
    <message>
        <source>impossible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>certain, %L1 or more</source>
        <translation>certain, %L1 or more</translation>
    </message>
    <message>
        <source>certain, %L1</source>
        <translation>certain, %L1</translation>
    </message>
    <message>
        <source>certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>Click a ring to pencil in what you suspect (?, ✓, ✗); by key: ?, +, −, Delete.</source>
        <translation>Click a ring to pencil in what you suspect (?, ✓, ✗); by key: ?, +, −, Delete.</translation>
    </message>
</context>
<context>
    <name>intrika::play::NotebookPencil</name>
    <message>
        <source>perhaps</source>
        <translation>perhaps</translation>
    </message>
    <message>
        <source>I think so</source>
        <translation>I think so</translation>
    </message>
    <message>
        <source>I think not</source>
        <translation>I think not</translation>
    </message>
    <message>
        <source>%1; in pencil: %2</source>
        <translation>%1; in pencil: %2</translation>
    </message>
    <message>
        <source>Rub out all pencil marks for good</source>
        <translation>Rub out all pencil marks for good</translation>
    </message>
    <message>
        <source>Rub out all pencil marks</source>
        <translation>Rub out all pencil marks</translation>
    </message>
</context>
<context>
    <name>intrika::pages::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>intrika::pages::PaperPage</name>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
</context>
<context>
    <name>intrika::start::Poster</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 players</source>
        <translation>%1–%2 players</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>%1–%2 min</source>
        <translation>%1–%2 min</translation>
    </message>
    <message>
        <source>light: quick to learn</source>
        <translation>light: quick to learn</translation>
    </message>
    <message>
        <source>medium: a rule or two to look up</source>
        <translation>medium: a rule or two to look up</translation>
    </message>
    <message>
        <source>heavy: much to keep in mind</source>
        <translation>heavy: much to keep in mind</translation>
    </message>
</context>
<context>
    <name>intrika::play::PromptPanel</name>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>Shows the next move at once (Space or Enter).</source>
        <translation>Shows the next move at once (Space or Enter).</translation>
    </message>
    <message>
        <source>As a list</source>
        <translation>As a list</translation>
    </message>
    <message>
        <source>All choices in words, too (Ctrl+K).</source>
        <translation>All choices in words, too (Ctrl+K).</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Seen</translation>
    </message>
    <message>
        <source>%1 · open the rule</source>
        <translation>%1 · open the rule</translation>
    </message>
    <message>
        <source>All choices</source>
        <translation>All choices</translation>
    </message>
    <message>
        <source>Keys 1 to 9 select, Enter decides.</source>
        <translation>Keys 1 to 9 select, Enter decides.</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>Nothing selected</source>
        <translation>Nothing selected</translation>
    </message>
    <message>
        <source>Not complete yet</source>
        <translation>Not complete yet</translation>
    </message>
    <message>
        <source>%1 of %2 choices</source>
        <translation>%1 of %2 choices</translation>
    </message>
    <message>
        <source>%1 · show all</source>
        <translation>%1 · show all</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>intrika::play::ReplayBar</name>
    <message>
        <source>Replay: the beginning</source>
        <translation>Replay: the beginning</translation>
    </message>
    <message>
        <source>Looking back: the beginning</source>
        <translation>Looking back: the beginning</translation>
    </message>
    <message>
        <source>Replay: step %L1 of %L2</source>
        <translation>Replay: step %L1 of %L2</translation>
    </message>
    <message>
        <source>%L1 of %L2</source>
        <translation>%L1 of %L2</translation>
    </message>
    <message>
        <source>Looking back: step %L1 of %L2</source>
        <translation>Looking back: step %L1 of %L2</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Play</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Back to the game</source>
        <translation>Back to the game</translation>
    </message>
    <message>
        <source>To the beginning</source>
        <translation>To the beginning</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>One step back</translation>
    </message>
    <message>
        <source>One step forward</source>
        <translation>One step forward</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>To the end</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Point of view</translation>
    </message>
    <message>
        <source>Whose view of the table is shown.</source>
        <translation>Whose view of the table is shown.</translation>
    </message>
    <message>
        <source>Spectator</source>
        <translation>Spectator</translation>
    </message>
    <message>
        <source>All cards open</source>
        <translation>All cards open</translation>
    </message>
</context>
<context>
    <name>intrika::finale::FinaleView</name>
    <message>
        <source>Play again</source>
        <translation>Play again</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>New game</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>How it came</source>
        <translation>How it came</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Replay</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
</context>
<context>
    <name>intrika::finale::RankRibbon</name>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>intrika::play::HowItCame</name>
    <message>
        <source>How it came</source>
        <translation>How it came</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>Where the points came from</source>
        <translation>Where the points came from</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>intrika::rules::RulesReader</name>
    <message>
        <source>Search the rules</source>
        <translation>Search the rules</translation>
    </message>
    <message>
        <source>Previous hit (Shift+Enter)</source>
        <translation>Previous hit (Shift+Enter)</translation>
    </message>
    <message>
        <source>Previous hit</source>
        <translation>Previous hit</translation>
    </message>
    <message>
        <source>Next hit (Enter)</source>
        <translation>Next hit (Enter)</translation>
    </message>
    <message>
        <source>Next hit</source>
        <translation>Next hit</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Contents</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>Hit %1 of %2</source>
        <translation>Hit %1 of %2</translation>
    </message>
    <message>
        <source>No hits for “%1”</source>
        <translation>No hits for “%1”</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Cards</translation>
    </message>
</context>
<context>
    <name>intrika::start::SavedRow</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message>
        <source>Continue: %1</source>
        <translation>Continue: %1</translation>
    </message>
    <message>
        <source>%1 to play</source>
        <translation>%1 to play</translation>
    </message>
    <message>
        <source>Delete: %1</source>
        <translation>Delete: %1</translation>
    </message>
    <message>
        <source>Delete (Delete key)</source>
        <translation>Delete (Delete key)</translation>
    </message>
</context>
<context>
    <name>intrika::play::ScoreChart</name>
    <message>
        <source>The beginning</source>
        <translation>The beginning</translation>
    </message>
    <message>
        <source>Points by round</source>
        <translation>Points by round</translation>
    </message>
</context>
<context>
    <name>intrika::settings::SettingsMenu</name>
    <message>
        <source>You</source>
        <translation>You</translation>
    </message>
    <message>
        <source>In the game</source>
        <translation>In the game</translation>
    </message>
    <message>
        <source>Looks</source>
        <translation>Looks</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Settings</translation>
    </message>
    <message>
        <source>All on &amp;one page</source>
        <translation>All on &amp;one page</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Language</translation>
    </message>
    <message>
        <source>&amp;Pace of the bots</source>
        <translation>&amp;Pace of the bots</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Slow</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Fast</translation>
    </message>
    <message>
        <source>&amp;At once</source>
        <translation>&amp;At once</translation>
    </message>
    <message>
        <source>&amp;Animation</source>
        <translation>&amp;Animation</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Off</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dark</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Light</translation>
    </message>
    <message>
        <source>&amp;Hide the table when another program is in front</source>
        <translation>&amp;Hide the table when another program is in front</translation>
    </message>
    <message>
        <source>S&amp;ounds</source>
        <translation>S&amp;ounds</translation>
    </message>
    <message>
        <source>Bots have &amp;temperaments</source>
        <translation>Bots have &amp;temperaments</translation>
    </message>
    <message>
        <source>&amp;Volume</source>
        <translation>&amp;Volume</translation>
    </message>
    <message>
        <source>&amp;Quiet</source>
        <translation>&amp;Quiet</translation>
    </message>
    <message>
        <source>&amp;Medium</source>
        <translation>&amp;Medium</translation>
    </message>
    <message>
        <source>&amp;Loud</source>
        <translation>&amp;Loud</translation>
    </message>
</context>
<context>
    <name>intrika::settings::SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Your name</translation>
    </message>
</context>
<context>
    <name>intrika::setup::PlayerBox</name>
    <message>
        <source>Bot: %1</source>
        <translation>Bot: %1</translation>
    </message>
    <message>
        <source>External program…</source>
        <translation>External program…</translation>
    </message>
    <message>
        <source>Program: %1</source>
        <translation>Program: %1</translation>
    </message>
    <message>
        <source>Program that plays</source>
        <translation>Program that plays</translation>
    </message>
</context>
<context>
    <name>intrika::setup::PlaceCard</name>
    <message>
        <source>Seat %1</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>%1: name</source>
        <translation>%1: name</translation>
    </message>
    <message>
        <source>%1: who plays</source>
        <translation>%1: who plays</translation>
    </message>
    <message>
        <source>%1, %2: change seats</source>
        <translation>%1, %2: change seats</translation>
    </message>
    <message>
        <source>Arrow keys: to the next chair.</source>
        <translation>Arrow keys: to the next chair.</translation>
    </message>
    <message>
        <source>%1: drag it to another chair to change seats</source>
        <translation>%1: drag it to another chair to change seats</translation>
    </message>
</context>
<context>
    <name>intrika::setup::Invitation</name>
    <message>
        <source>seat someone</source>
        <translation>seat someone</translation>
    </message>
    <message>
        <source>One more player, at this chair</source>
        <translation>One more player, at this chair</translation>
    </message>
</context>
<context>
    <name>intrika::setup::TableRoom</name>
    <message>
        <source>Who sits at the table?</source>
        <translation>Who sits at the table?</translation>
    </message>
    <message>
        <source>Drag a card to another chair, or write on it.</source>
        <translation>Drag a card to another chair, or write on it.</translation>
    </message>
</context>
<context>
    <name>intrika::setup::GameOptions</name>
    <message>
        <source>Deal number</source>
        <translation>Deal number</translation>
    </message>
    <message>
        <source>random</source>
        <translation>random</translation>
    </message>
    <message>
        <source>The same number deals the same cards again.</source>
        <translation>The same number deals the same cards again.</translation>
    </message>
    <message>
        <source>Practice game</source>
        <translation>Practice game</translation>
    </message>
    <message>
        <source>Everything can be undone, and the log tells why the bots moved, as soon as that gives away nothing hidden; the rest is told after the end. It does not count towards the statistics.</source>
        <translation>Everything can be undone, and the log tells why the bots moved, as soon as that gives away nothing hidden; the rest is told after the end. It does not count towards the statistics.</translation>
    </message>
    <message>
        <source>A board of your own.</source>
        <translation>A board of your own.</translation>
    </message>
</context>
<context>
    <name>intrika::setup::SetupSheet</name>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Everybody is a person</source>
        <translation>Everybody is a person</translation>
    </message>
    <message>
        <source>Others are bots</source>
        <translation>Others are bots</translation>
    </message>
    <message>
        <source>Options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>Bots</source>
        <translation>Bots</translation>
    </message>
    <message>
        <source>No bot sees more than its seat does, and none thinks longer than two seconds about a move.</source>
        <translation>No bot sees more than its seat does, and none thinks longer than two seconds about a move.</translation>
    </message>
    <message>
        <source>Bots have temperaments</source>
        <translation>Bots have temperaments</translation>
    </message>
    <message>
        <source>Each is bold, careful or grudging, plays like it at the strength it has, and speaks up when it betrays somebody or is betrayed.</source>
        <translation>Each is bold, careful or grudging, plays like it at the strength it has, and speaks up when it betrays somebody or is betrayed.</translation>
    </message>
</context>
<context>
    <name>intrika::setup::SetupPage</name>
    <message>
        <source>Two seats are called “%1”.</source>
        <translation>Two seats are called “%1”.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <translation>New game: %1</translation>
    </message>
    <message>
        <source>Begin</source>
        <translation>Begin</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Guided game</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
</context>
<context>
    <name>intrika::start::StartPage</name>
    <message>
        <source>one table · nobody is who they seem</source>
        <translation>one table · nobody is who they seem</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>F1 rules · Ctrl+O open · F11 full screen</source>
        <translation>F1 rules · Ctrl+O open · F11 full screen</translation>
    </message>
    <message numerus="yes">
        <source>%n bot(s)</source>
        <translation>
            <numerusform>%n bot</numerusform>
            <numerusform>%n bots</numerusform>
        </translation>
    </message>
    <message>
        <source>Play now: %1</source>
        <translation>Play now: %1</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>New game…</translation>
    </message>
    <message>
        <source>Finished games</source>
        <translation>Finished games</translation>
    </message>
    <message>
        <source>Guided game</source>
        <translation>Guided game</translation>
    </message>
    <message>
        <source>who plays, and with which options.</source>
        <translation>who plays, and with which options.</translation>
    </message>
    <message>
        <source>all of its rules, with pictures of the cards.</source>
        <translation>all of its rules, with pictures of the cards.</translation>
    </message>
    <message>
        <source>learn it at the table in five minutes.</source>
        <translation>learn it at the table in five minutes.</translation>
    </message>
    <message>
        <source>Print at home…</source>
        <translation>Print at home…</translation>
    </message>
    <message>
        <source>A game to cut out, fold and play at a table.</source>
        <translation>A game to cut out, fold and play at a table.</translation>
    </message>
    <message>
        <source>Today’s puzzle ✓</source>
        <translation>Today’s puzzle ✓</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Today’s puzzle</translation>
    </message>
    <message>
        <source>%1: one choice is far better than every other.</source>
        <translation>%1: one choice is far better than every other.</translation>
    </message>
    <message>
        <source>You have solved it.</source>
        <translation>You have solved it.</translation>
    </message>
    <message numerus="yes">
        <source>Solved %n day(s) in a row.</source>
        <translation>
            <numerusform>Solved %n day in a row.</numerusform>
            <numerusform>Solved %n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intrika::finished::StatisticsPage</name>
    <message>
        <source>people</source>
        <translation>people</translation>
    </message>
    <message>
        <source>external program</source>
        <translation>external program</translation>
    </message>
    <message>
        <source>mixed</source>
        <translation>mixed</translation>
    </message>
    <message numerus="yes">
        <source>%n min</source>
        <translation>
            <numerusform>%n min</numerusform>
            <numerusform>%n min</numerusform>
        </translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistics</translation>
    </message>
    <message>
        <source>Nothing has been counted yet. Every game that a person plays to its end counts, except practice and guided games.</source>
        <translation>Nothing has been counted yet. Every game that a person plays to its end counts, except practice and guided games.</translation>
    </message>
    <message>
        <source>Counted from the finished games, on this computer only. Practice and guided games do not count, nor those of bots alone; the average time is that of games played in one sitting.</source>
        <translation>Counted from the finished games, on this computer only. Practice and guided games do not count, nor those of bots alone; the average time is that of games played in one sitting.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Player</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Seats</translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Against</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Played</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Won</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Best</translation>
    </message>
    <message>
        <source>Average points</source>
        <translation>Average points</translation>
    </message>
    <message>
        <source>Average time</source>
        <translation>Average time</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Hints</translation>
    </message>
    <message>
        <source>Erase…</source>
        <translation>Erase…</translation>
    </message>
    <message>
        <source>Reset the statistics? The figures so far are lost; finished games are kept.</source>
        <translation>Reset the statistics? The figures so far are lost; finished games are kept.</translation>
    </message>
    <message>
        <source>Erase the statistics</source>
        <translation>Erase the statistics</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Skill and luck</translation>
    </message>
</context>
<context>
    <name>intrika::scene::TableView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Bring it back: %1</source>
        <translation>Bring it back: %1</translation>
    </message>
    <message>
        <source>Put it aside: %1</source>
        <translation>Put it aside: %1</translation>
    </message>
</context>
<context>
    <name>intrika::shell::TextSheet</name>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
</context>
<context>
    <name>intrika::play::WhyPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>What was weighed</source>
        <translation>What was weighed</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Why?</translation>
    </message>
    <message>
        <source>Tells what a strong player would have done with this hand.</source>
        <translation>Tells what a strong player would have done with this hand.</translation>
    </message>
</context>
<context>
    <name>intrika::launch::Surroundings</name>
    <message>
        <source>the display cannot be reached (%1); intrika-cli plays without one</source>
        <translation>the display cannot be reached (%1); intrika-cli plays without one</translation>
    </message>
    <message>
        <source>%1=%2: no window can be drawn in this size; %3 to %4 is possible</source>
        <translation>%1=%2: no window can be drawn in this size; %3 to %4 is possible</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>no display: the window needs DISPLAY or WAYLAND_DISPLAY; intrika-cli plays without one</source>
        <translation>no display: the window needs DISPLAY or WAYLAND_DISPLAY; intrika-cli plays without one</translation>
    </message>
</context>
<context>
    <name>intrika::settings::TextSizeMenu</name>
    <message>
        <source>&amp;Text size</source>
        <translation>&amp;Text size</translation>
    </message>
    <message>
        <source>&amp;Larger text</source>
        <translation>&amp;Larger text</translation>
    </message>
    <message>
        <source>&amp;Smaller text</source>
        <translation>&amp;Smaller text</translation>
    </message>
    <message>
        <source>&amp;Usual text</source>
        <translation>&amp;Usual text</translation>
    </message>
</context>
<context>
    <name>intrika::shell::ShortcutSheet</name>
    <message>
        <source>Keys</source>
        <translation>Keys</translation>
    </message>
    <message>
        <source>Search: what, or a key</source>
        <translation>Search: what, or a key</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Search</translation>
    </message>
    <message>
        <source>No key does that.</source>
        <translation>No key does that.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>On the table</translation>
    </message>
    <message>
        <source>the next group: hand, table, seats, choices</source>
        <translation>the next group: hand, table, seats, choices</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>the previous group</source>
        <translation>the previous group</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Shift+Tab</translation>
    </message>
    <message>
        <source>within the group</source>
        <translation>within the group</translation>
    </message>
    <message>
        <source>arrow keys</source>
        <translation>arrow keys</translation>
    </message>
    <message>
        <source>pick, put back, confirm</source>
        <translation>pick, put back, confirm</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Enter</translation>
    </message>
    <message>
        <source>look at it large; skip the motion</source>
        <translation>look at it large; skip the motion</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Space</translation>
    </message>
    <message>
        <source>one step back</source>
        <translation>one step back</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>the choice of that number</source>
        <translation>the choice of that number</translation>
    </message>
    <message>
        <source>decide for what is selected</source>
        <translation>decide for what is selected</translation>
    </message>
    <message>
        <source>Ctrl+Enter</source>
        <translation>Ctrl+Enter</translation>
    </message>
    <message>
        <source>a card of the hand to another place</source>
        <translation>a card of the hand to another place</translation>
    </message>
    <message>
        <source>Ctrl+left, Ctrl+right</source>
        <translation>Ctrl+left, Ctrl+right</translation>
    </message>
    <message>
        <source>on a map: zoom in, zoom out</source>
        <translation>on a map: zoom in, zoom out</translation>
    </message>
    <message>
        <source>on a map: how far others may come</source>
        <translation>on a map: how far others may come</translation>
    </message>
    <message>
        <source>On the table, with the mouse</source>
        <translation>On the table, with the mouse</translation>
    </message>
    <message>
        <source>pick, put back</source>
        <translation>pick, put back</translation>
    </message>
    <message>
        <source>click</source>
        <translation>click</translation>
    </message>
    <message>
        <source>pick a card of the hand, or sort it in</source>
        <translation>pick a card of the hand, or sort it in</translation>
    </message>
    <message>
        <source>drag</source>
        <translation>drag</translation>
    </message>
    <message>
        <source>on a map: move a piece</source>
        <translation>on a map: move a piece</translation>
    </message>
    <message>
        <source>on a map: let go of the piece</source>
        <translation>on a map: let go of the piece</translation>
    </message>
    <message>
        <source>Esc, right button</source>
        <translation>Esc, right button</translation>
    </message>
    <message>
        <source>wheel</source>
        <translation>wheel</translation>
    </message>
    <message>
        <source>on a large map: see another part</source>
        <translation>on a large map: see another part</translation>
    </message>
    <message>
        <source>look at it large</source>
        <translation>look at it large</translation>
    </message>
    <message>
        <source>right button</source>
        <translation>right button</translation>
    </message>
</context>
<context>
    <name>intrika::board_editor::BoardEditor</name>
    <message>
        <source>River</source>
        <translation>River</translation>
    </message>
    <message>
        <source>Plain</source>
        <translation>Plain</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Forest</translation>
    </message>
    <message>
        <source>Mountain</source>
        <translation>Mountain</translation>
    </message>
    <message>
        <source>Swamp</source>
        <translation>Swamp</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Ford</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Bridge</translation>
    </message>
    <message>
        <source>Village</source>
        <translation>Village</translation>
    </message>
    <message>
        <source>Town</source>
        <translation>Town</translation>
    </message>
    <message>
        <source>City</source>
        <translation>City</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>Clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>This board is ready to play on.</source>
        <translation>This board is ready to play on.</translation>
    </message>
    <message numerus="yes">
        <source>Still to be fixed: %n</source>
        <translation>
            <numerusform>Still to be fixed: %n</numerusform>
            <numerusform>Still to be fixed: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Board editor</source>
        <translation>Board editor</translation>
    </message>
    <message>
        <source>The board has unsaved changes. Save them?</source>
        <translation>The board has unsaved changes. Save them?</translation>
    </message>
    <message>
        <source>There is another board under the name “%1”. Replace it?</source>
        <translation>There is another board under the name “%1”. Replace it?</translation>
    </message>
    <message>
        <source>The other board would be lost. To keep both, give this one another file name.</source>
        <translation>The other board would be lost. To keep both, give this one another file name.</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>Replace</translation>
    </message>
    <message>
        <source>Open a board</source>
        <translation>Open a board</translation>
    </message>
    <message>
        <source>Boards (*.json)</source>
        <translation>Boards (*.json)</translation>
    </message>
    <message>
        <source>Save the board</source>
        <translation>Save the board</translation>
    </message>
    <message>
        <source>Tools</source>
        <translation>Tools</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>What is still wrong</source>
        <translation>What is still wrong</translation>
    </message>
    <message>
        <source>New board</source>
        <translation>New board</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Open…</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Save…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Redo</translation>
    </message>
    <message>
        <source>Play on it</source>
        <translation>Play on it</translation>
    </message>
    <message>
        <source>Empty</source>
        <translation>Empty</translation>
    </message>
    <message>
        <source>A copy of %1</source>
        <translation>A copy of %1</translation>
    </message>
    <message>
        <source>Print it…</source>
        <translation>Print it…</translation>
    </message>
</context>
<context>
    <name>intrika::board_editor::BoardForm</name>
    <message>
        <source>What is on %1</source>
        <translation>What is on %1</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Size</translation>
    </message>
    <message>
        <source>To be visited</source>
        <translation>To be visited</translation>
    </message>
    <message>
        <source>The board</source>
        <translation>The board</translation>
    </message>
    <message>
        <source>&amp;File name</source>
        <translation>&amp;File name</translation>
    </message>
    <message>
        <source>&amp;Rows</source>
        <translation>&amp;Rows</translation>
    </message>
    <message>
        <source>&amp;Columns of a half</source>
        <translation>&amp;Columns of a half</translation>
    </message>
    <message>
        <source>&amp;Villages to visit</source>
        <translation>&amp;Villages to visit</translation>
    </message>
    <message>
        <source>&amp;Towns to visit</source>
        <translation>&amp;Towns to visit</translation>
    </message>
    <message>
        <source>C&amp;ities to visit</source>
        <translation>C&amp;ities to visit</translation>
    </message>
    <message>
        <source>The board&apos;s Hungarian name</source>
        <translation>The board’s Hungarian name</translation>
    </message>
    <message>
        <source>The board&apos;s English name</source>
        <translation>The board’s English name</translation>
    </message>
    <message>
        <source>The place&apos;s Hungarian name</source>
        <translation>The place’s Hungarian name</translation>
    </message>
    <message>
        <source>The place&apos;s English name</source>
        <translation>The place’s English name</translation>
    </message>
</context>
<context>
    <name>intrika::studio::OptionBox</name>
    <message>
        <source>&amp;Paper:</source>
        <translation>&amp;Paper:</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>A3</source>
        <translation>A3</translation>
    </message>
    <message>
        <source>A2</source>
        <translation>A2</translation>
    </message>
    <message>
        <source>Orien&amp;tation:</source>
        <translation>Orien&amp;tation:</translation>
    </message>
    <message>
        <source>Whichever needs fewer sheets</source>
        <translation>Whichever needs fewer sheets</translation>
    </message>
    <message>
        <source>Portrait sheets</source>
        <translation>Portrait sheets</translation>
    </message>
    <message>
        <source>Landscape sheets</source>
        <translation>Landscape sheets</translation>
    </message>
    <message>
        <source>&amp;Cards:</source>
        <translation>&amp;Cards:</translation>
    </message>
    <message>
        <source>With bleed: easy to cut</source>
        <translation>With bleed: easy to cut</translation>
    </message>
    <message>
        <source>Shared cuts: saves paper</source>
        <translation>Shared cuts: saves paper</translation>
    </message>
    <message>
        <source>Folded pairs: backs always meet</source>
        <translation>Folded pairs: backs always meet</translation>
    </message>
    <message>
        <source>&amp;Ink:</source>
        <translation>&amp;Ink:</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Colour</translation>
    </message>
    <message>
        <source>Greyscale</source>
        <translation>Greyscale</translation>
    </message>
    <message>
        <source>Ink saver</source>
        <translation>Ink saver</translation>
    </message>
    <message>
        <source>&amp;Marks:</source>
        <translation>&amp;Marks:</translation>
    </message>
    <message>
        <source>Crop marks at the edges</source>
        <translation>Crop marks at the edges</translation>
    </message>
    <message>
        <source>Lines all the way</source>
        <translation>Lines all the way</translation>
    </message>
    <message>
        <source>None</source>
        <translation>None</translation>
    </message>
    <message>
        <source>&amp;Backs:</source>
        <translation>&amp;Backs:</translation>
    </message>
    <message>
        <source>Two-sided, long edge</source>
        <translation>Two-sided, long edge</translation>
    </message>
    <message>
        <source>Two-sided, short edge</source>
        <translation>Two-sided, short edge</translation>
    </message>
    <message>
        <source>No backs</source>
        <translation>No backs</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>&amp;Order:</translation>
    </message>
    <message>
        <source>Fronts and backs in turn</source>
        <translation>Fronts and backs in turn</translation>
    </message>
    <message>
        <source>Fronts only</source>
        <translation>Fronts only</translation>
    </message>
    <message>
        <source>Backs only</source>
        <translation>Backs only</translation>
    </message>
</context>
<context>
    <name>intrika::studio::PaperPanel</name>
    <message>
        <source>Card &amp;size:</source>
        <translation>Card &amp;size:</translation>
    </message>
    <message>
        <source>As designed, 63 × 88 mm</source>
        <translation>As designed, 63 × 88 mm</translation>
    </message>
    <message>
        <source>Mini, 44 × 68 mm</source>
        <translation>Mini, 44 × 68 mm</translation>
    </message>
    <message>
        <source>Bridge, 56 × 88 mm</source>
        <translation>Bridge, 56 × 88 mm</translation>
    </message>
    <message>
        <source>Euro, 59 × 92 mm</source>
        <translation>Euro, 59 × 92 mm</translation>
    </message>
    <message>
        <source>Tarot, 70 × 120 mm</source>
        <translation>Tarot, 70 × 120 mm</translation>
    </message>
    <message>
        <source>Another size:</source>
        <translation>Another size:</translation>
    </message>
    <message>
        <source>Card width</source>
        <translation>Card width</translation>
    </message>
    <message>
        <source>Card height</source>
        <translation>Card height</translation>
    </message>
    <message>
        <source>B&amp;leed:</source>
        <translation>B&amp;leed:</translation>
    </message>
    <message>
        <source>&amp;Rounded corners:</source>
        <translation>&amp;Rounded corners:</translation>
    </message>
    <message>
        <source>O&amp;verlap of the board’s parts:</source>
        <translation>O&amp;verlap of the board’s parts:</translation>
    </message>
    <message>
        <source>Paper &amp;weight, for boxes:</source>
        <translation>Paper &amp;weight, for boxes:</translation>
    </message>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>edge to edge</source>
        <translation>edge to edge</translation>
    </message>
</context>
<context>
    <name>intrika::studio::PrinterPanel</name>
    <message>
        <source>Prin&amp;ter:</source>
        <translation>Prin&amp;ter:</translation>
    </message>
    <message>
        <source>Paper tra&amp;y:</source>
        <translation>Paper tra&amp;y:</translation>
    </message>
    <message>
        <source>Any printer</source>
        <translation>Any printer</translation>
    </message>
    <message>
        <source>Usual tray</source>
        <translation>Usual tray</translation>
    </message>
    <message>
        <source>Manual feed</source>
        <translation>Manual feed</translation>
    </message>
    <message>
        <source>Rear tray</source>
        <translation>Rear tray</translation>
    </message>
    <message>
        <source>Sho&amp;w the test sheets</source>
        <translation>Sho&amp;w the test sheets</translation>
    </message>
    <message>
        <source>Print both test sheets, hold one against the light, measure the other with a ruler, and type what you find. It is kept for this printer and tray.</source>
        <translation>Print both test sheets, hold one against the light, measure the other with a ruler, and type what you find. It is kept for this printer and tray.</translation>
    </message>
    <message>
        <source>The back has to move, to the ri&amp;ght and down:</source>
        <translation>The back has to move, to the ri&amp;ght and down:</translation>
    </message>
    <message>
        <source>The long lines measure, &amp;horizontally and vertically:</source>
        <translation>The long lines measure, &amp;horizontally and vertically:</translation>
    </message>
    <message>
        <source>Offset of the back to the right</source>
        <translation>Offset of the back to the right</translation>
    </message>
    <message>
        <source>Offset of the back down</source>
        <translation>Offset of the back down</translation>
    </message>
    <message>
        <source>Length of the horizontal line</source>
        <translation>Length of the horizontal line</translation>
    </message>
    <message>
        <source>Length of the vertical line</source>
        <translation>Length of the vertical line</translation>
    </message>
    <message>
        <source>Scale: %1 and %2</source>
        <translation>Scale: %1 and %2</translation>
    </message>
</context>
<context>
    <name>intrika::studio::OwnPanel</name>
    <message>
        <source>none</source>
        <translation>none</translation>
    </message>
    <message>
        <source>Choose a picture</source>
        <translation>Choose a picture</translation>
    </message>
    <message>
        <source>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.webp);;All files (*)</source>
        <translation>Pictures (*.png *.jpg *.jpeg *.bmp *.gif *.webp);;All files (*)</translation>
    </message>
    <message>
        <source>Back: %1</source>
        <translation>Back: %1</translation>
    </message>
    <message>
        <source>%1 (own)</source>
        <translation>%1 (own)</translation>
    </message>
    <message>
        <source>Car&amp;d:</source>
        <translation>Car&amp;d:</translation>
    </message>
    <message>
        <source>&amp;Whose:</source>
        <translation>&amp;Whose:</translation>
    </message>
    <message>
        <source>Everybody’s</source>
        <translation>Everybody’s</translation>
    </message>
    <message>
        <source>Own &amp;name:</source>
        <translation>Own &amp;name:</translation>
    </message>
    <message>
        <source>Own te&amp;xt:</source>
        <translation>Own te&amp;xt:</translation>
    </message>
    <message>
        <source>Own picture:</source>
        <translation>Own picture:</translation>
    </message>
    <message>
        <source>Choose a p&amp;icture…</source>
        <translation>Choose a p&amp;icture…</translation>
    </message>
    <message>
        <source>As it was</source>
        <translation>As it was</translation>
    </message>
</context>
<context>
    <name>intrika::studio::PartsPanel</name>
    <message>
        <source>Open a board</source>
        <translation>Open a board</translation>
    </message>
    <message>
        <source>Boards (*.json);;All files (*)</source>
        <translation>Boards (*.json);;All files (*)</translation>
    </message>
    <message>
        <source>Pla&amp;yers:</source>
        <translation>Pla&amp;yers:</translation>
    </message>
    <message>
        <source>Lan&amp;guage printed:</source>
        <translation>Lan&amp;guage printed:</translation>
    </message>
    <message>
        <source>As in the window</source>
        <translation>As in the window</translation>
    </message>
    <message>
        <source>B&amp;oard:</source>
        <translation>B&amp;oard:</translation>
    </message>
    <message>
        <source>Open a board &amp;file…</source>
        <translation>Open a board &amp;file…</translation>
    </message>
    <message>
        <source>Copies of the &amp;selected line:</source>
        <translation>Copies of the &amp;selected line:</translation>
    </message>
    <message>
        <source>Parts to print</source>
        <translation>Parts to print</translation>
    </message>
</context>
<context>
    <name>intrika::studio::NeedsPanel</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>From home</source>
        <translation>From home</translation>
    </message>
    <message>
        <source>What is printed</source>
        <translation>What is printed</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>What you need</translation>
    </message>
    <message numerus="yes">
        <source>%n sleeve(s) for %1 × %2 mm, if you like</source>
        <translation>
            <numerusform>%n sleeve for %1 × %2 mm, if you like</numerusform>
            <numerusform>%n sleeves for %1 × %2 mm, if you like</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) of cutting and folding</source>
        <translation>
            <numerusform>about %n minute of cutting and folding</numerusform>
            <numerusform>about %n minutes of cutting and folding</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) of cutting and folding</source>
        <translation>
            <numerusform>about %n hour of cutting and folding</numerusform>
            <numerusform>about %n hours of cutting and folding</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) of %1</source>
        <translation>
            <numerusform>%n sheet of %1</numerusform>
            <numerusform>%n sheets of %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n page(s)</source>
        <translation>
            <numerusform>%n page</numerusform>
            <numerusform>%n pages</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ink as for %n page(s) of text</source>
        <translation>
            <numerusform>ink as for %n page of text</numerusform>
            <numerusform>ink as for %n pages of text</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n player(s)</source>
        <translation>
            <numerusform>For %n player</numerusform>
            <numerusform>For %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intrika::studio::PresetMenu</name>
    <message>
        <source>Usual choice</source>
        <translation>Usual choice</translation>
    </message>
    <message>
        <source>As few sheets as possible</source>
        <translation>As few sheets as possible</translation>
    </message>
    <message>
        <source>For sleeves, without backs</source>
        <translation>For sleeves, without backs</translation>
    </message>
    <message>
        <source>Printer that prints on one side</source>
        <translation>Printer that prints on one side</translation>
    </message>
    <message>
        <source>As little ink as possible</source>
        <translation>As little ink as possible</translation>
    </message>
    <message>
        <source>&amp;Keep this choice…</source>
        <translation>&amp;Keep this choice…</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Forget</translation>
    </message>
    <message>
        <source>&amp;Open a preset file…</source>
        <translation>&amp;Open a preset file…</translation>
    </message>
    <message>
        <source>&amp;Save as a preset file…</source>
        <translation>&amp;Save as a preset file…</translation>
    </message>
    <message>
        <source>The preset “%1” cannot be read: %2</source>
        <translation>The preset “%1” cannot be read: %2</translation>
    </message>
    <message>
        <source>Keep this choice</source>
        <translation>Keep this choice</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Name:</translation>
    </message>
    <message>
        <source>Open a preset file</source>
        <translation>Open a preset file</translation>
    </message>
    <message>
        <source>Presets (*.json);;All files (*)</source>
        <translation>Presets (*.json);;All files (*)</translation>
    </message>
    <message>
        <source>“%1” is not a preset: %2</source>
        <translation>“%1” is not a preset: %2</translation>
    </message>
    <message>
        <source>Save as a preset file</source>
        <translation>Save as a preset file</translation>
    </message>
</context>
<context>
    <name>intrika::studio::PrintDialog</name>
    <message>
        <source>Own</source>
        <translation>Own</translation>
    </message>
    <message>
        <source>G&amp;ame:</source>
        <translation>G&amp;ame:</translation>
    </message>
    <message>
        <source>The last choice cannot be read: %1</source>
        <translation>The last choice cannot be read: %1</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 of %2</translation>
    </message>
    <message>
        <source>Print at home: %1</source>
        <translation>Print at home: %1</translation>
    </message>
    <message>
        <source>What</source>
        <translation>What</translation>
    </message>
    <message>
        <source>How</source>
        <translation>How</translation>
    </message>
    <message>
        <source>Printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>What you need</source>
        <translation>What you need</translation>
    </message>
    <message>
        <source>Previous page</source>
        <translation>Previous page</translation>
    </message>
    <message>
        <source>Next page</source>
        <translation>Next page</translation>
    </message>
    <message>
        <source>Turn the sheet</source>
        <translation>Turn the sheet</translation>
    </message>
    <message>
        <source>Space, on the page</source>
        <translation>Space, on the page</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>Whole page</source>
        <translation>Whole page</translation>
    </message>
    <message>
        <source>All pages</source>
        <translation>All pages</translation>
    </message>
    <message>
        <source>Click to zoom in, click again to zoom out.</source>
        <translation>Click to zoom in, click again to zoom out.</translation>
    </message>
    <message>
        <source>P&amp;resets</source>
        <translation>P&amp;resets</translation>
    </message>
    <message>
        <source>For a print s&amp;hop…</source>
        <translation>For a print s&amp;hop…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Print…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Save as P&amp;DF…</translation>
    </message>
    <message>
        <source>Writing the pages…</source>
        <translation>Writing the pages…</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancel</translation>
    </message>
    <message>
        <source>Cancelled. Nothing was written.</source>
        <translation>Cancelled. Nothing was written.</translation>
    </message>
    <message>
        <source>Nothing was written: %1</source>
        <translation>Nothing was written: %1</translation>
    </message>
    <message>
        <source>The PDF is ready: %1 (%2). Print it at actual size, without scaling.</source>
        <translation>The PDF is ready: %1 (%2). Print it at actual size, without scaling.</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Save as PDF</translation>
    </message>
    <message>
        <source>PDF (*.pdf)</source>
        <translation>PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Folder for one PDF per card</source>
        <translation>Folder for one PDF per card</translation>
    </message>
    <message>
        <source>No printer is set up on this computer.</source>
        <translation>No printer is set up on this computer.</translation>
    </message>
    <message>
        <source>The pages can be saved as a PDF and be printed elsewhere.</source>
        <translation>The pages can be saved as a PDF and be printed elsewhere.</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Save as PDF…</translation>
    </message>
    <message>
        <source>The pages were sent to the printer: %1</source>
        <translation>The pages were sent to the printer: %1</translation>
    </message>
    <message numerus="yes">
        <source>The folder has %n file(s) now, one per card, with 3 mm bleed.</source>
        <translation>
            <numerusform>The folder has %n file now, one per card, with 3 mm bleed.</numerusform>
            <numerusform>The folder has %n files now, one per card, with 3 mm bleed.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>intrika::scene::MapTable</name>
    <message>
        <source>forest</source>
        <translation>forest</translation>
    </message>
    <message>
        <source>mountain</source>
        <translation>mountain</translation>
    </message>
    <message>
        <source>swamp</source>
        <translation>swamp</translation>
    </message>
    <message>
        <source>river</source>
        <translation>river</translation>
    </message>
    <message>
        <source>ford</source>
        <translation>ford</translation>
    </message>
    <message>
        <source>bridge</source>
        <translation>bridge</translation>
    </message>
    <message>
        <source>north-west bank</source>
        <translation>north-west bank</translation>
    </message>
    <message>
        <source>north-east bank</source>
        <translation>north-east bank</translation>
    </message>
    <message>
        <source>south-east bank</source>
        <translation>south-east bank</translation>
    </message>
    <message>
        <source>south-west bank</source>
        <translation>south-west bank</translation>
    </message>
</context>
<context>
    <name>intrika::shell::BoardPage</name>
    <message>
        <source>Board editor</source>
        <translation>Board editor</translation>
    </message>
</context>
<context>
    <name>intrika::shell::BarLinks</name>
    <message>
        <source>pace: %1</source>
        <translation>pace: %1</translation>
    </message>
    <message>
        <source>Pace of the bots: %1</source>
        <translation>Pace of the bots: %1</translation>
    </message>
    <message>
        <source>sound: on</source>
        <translation>sound: on</translation>
    </message>
    <message>
        <source>sound: off</source>
        <translation>sound: off</translation>
    </message>
    <message>
        <source>Qt Multimedia is not installed</source>
        <translation>Qt Multimedia is not installed</translation>
    </message>
</context>
<context>
    <name>intrika::phones::PhonesPage</name>
    <message>
        <source>Phones</source>
        <translation>Phones</translation>
    </message>
    <message>
        <source>Whoever scans the code with a phone in the same network takes a free seat and a name. Nothing is installed, and no internet is needed. What a phone shows is its owner’s alone.</source>
        <translation>Whoever scans the code with a phone in the same network takes a free seat and a name. Nothing is installed, and no internet is needed. What a phone shows is its owner’s alone.</translation>
    </message>
    <message>
        <source>The code that leads phones here</source>
        <translation>The code that leads phones here</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Network</translation>
    </message>
    <message>
        <source>Let people in</source>
        <translation>Let people in</translation>
    </message>
    <message>
        <source>Begin the game</source>
        <translation>Begin the game</translation>
    </message>
    <message>
        <source>Nobody is let in now.</source>
        <translation>Nobody is let in now.</translation>
    </message>
    <message>
        <source>This computer is in no local network: no phone can reach it. A hotspot of a phone will do as well.</source>
        <translation>This computer is in no local network: no phone can reach it. A hotspot of a phone will do as well.</translation>
    </message>
    <message>
        <source>What protects, and what does not</source>
        <translation>What protects, and what does not</translation>
    </message>
    <message>
        <source>Everything that a phone is told is sealed with a secret of its seat: whoever listens in the network sees that something was sent, and nothing of what. A phone is told what its seat may know, and no more. The door is open to the local network alone, and shuts with the game.

Whoever sees the code may take a free seat as long as people are let in; the list shows who has come, and a seat can be freed.

Whoever can change what is sent in a network – its owner, above all – could change the page before it comes to a phone, and so look into the cards. In a network of strangers, use the hotspot of a phone of your own.</source>
        <translation>Everything that a phone is told is sealed with a secret of its seat: whoever listens in the network sees that something was sent, and nothing of what. A phone is told what its seat may know, and no more. The door is open to the local network alone, and shuts with the game.

Whoever sees the code may take a free seat as long as people are let in; the list shows who has come, and a seat can be freed.

Whoever can change what is sent in a network – its owner, above all – could change the page before it comes to a phone, and so look into the cards. In a network of strangers, use the hotspot of a phone of your own.</translation>
    </message>
    <message>
        <source>Or type: %1
Code: %2</source>
        <translation>Or type: %1
Code: %2</translation>
    </message>
</context>
<context>
    <name>intrika::phones::GuestRow</name>
    <message>
        <source>plays at this laptop</source>
        <translation>plays at this laptop</translation>
    </message>
    <message>
        <source>nobody has come yet</source>
        <translation>nobody has come yet</translation>
    </message>
    <message>
        <source>is here with a phone</source>
        <translation>is here with a phone</translation>
    </message>
    <message>
        <source>the phone is not connected</source>
        <translation>the phone is not connected</translation>
    </message>
    <message>
        <source>Free the seat</source>
        <translation>Free the seat</translation>
    </message>
    <message>
        <source>This phone is sent away, and another one may take the seat.</source>
        <translation>This phone is sent away, and another one may take the seat.</translation>
    </message>
    <message>
        <source>Free the seat: %1</source>
        <translation>Free the seat: %1</translation>
    </message>
    <message>
        <source>with a phone</source>
        <translation>with a phone</translation>
    </message>
    <message>
        <source>at this laptop</source>
        <translation>at this laptop</translation>
    </message>
    <message>
        <source>a bot: %1</source>
        <translation>a bot: %1</translation>
    </message>
    <message>
        <source>a bot decides instead (%1)</source>
        <translation>a bot decides instead (%1)</translation>
    </message>
    <message>
        <source>Who plays for %1</source>
        <translation>Who plays for %1</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::ReviewPage</name>
    <message>
        <source>Review</source>
        <translation>Review</translation>
    </message>
    <message>
        <source>Review: %1</source>
        <translation>Review: %1</translation>
    </message>
    <message>
        <source>Turning points</source>
        <translation>Turning points</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Luck and skill</translation>
    </message>
    <message>
        <source>The result is the part of the win beyond a fair one. Skill is what decisions cost or gave; all else is luck: cards, and what nobody could know.</source>
        <translation>The result is the part of the win beyond a fair one. Skill is what decisions cost or gave; all else is luck: cards, and what nobody could know.</translation>
    </message>
    <message>
        <source>Show on the table</source>
        <translation>Show on the table</translation>
    </message>
    <message>
        <source>Review: step %1 of %2</source>
        <translation>Review: step %1 of %2</translation>
    </message>
    <message>
        <source>Stopped at step %1 of %2</source>
        <translation>Stopped at step %1 of %2</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Stop</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Go on</translation>
    </message>
    <message>
        <source>The review could not be kept. %1</source>
        <translation>The review could not be kept. %1</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::ReviewTexts</name>
    <message>
        <source>chance</source>
        <translation>chance</translation>
    </message>
    <message>
        <source>a decision</source>
        <translation>a decision</translation>
    </message>
    <message>
        <source>a hidden choice</source>
        <translation>a hidden choice</translation>
    </message>
    <message>
        <source>what came to light</source>
        <translation>what came to light</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Inaccuracy</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Mistake</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Blunder</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Good</translation>
    </message>
    <message>
        <source>The beginning</source>
        <translation>The beginning</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player, and what they did</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2
%3</source>
        <comment>a round, what happened, how the chances changed</comment>
        <translation>%1. %2
%3</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::ChancesChart</name>
    <message>
        <source>Chances over the game</source>
        <translation>Chances over the game</translation>
    </message>
    <message>
        <source>Turning point %1</source>
        <translation>Turning point %1</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::LuckTable</name>
    <message>
        <source>Luck</source>
        <translation>Luck</translation>
    </message>
    <message>
        <source>Skill</source>
        <translation>Skill</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>%1: luck %2, skill %3</source>
        <translation>%1: luck %2, skill %3</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::TryPage</name>
    <message>
        <source>What would be the best choice? The table shows what %1 could see.</source>
        <translation>What would be the best choice? The table shows what %1 could see.</translation>
    </message>
    <message>
        <source>%1: weighing this choice…</source>
        <translation>%1: weighing this choice…</translation>
    </message>
    <message>
        <source>%1: the best choice.</source>
        <translation>%1: the best choice.</translation>
    </message>
    <message>
        <source>%1: %2 against the best choice.</source>
        <translation>%1: %2 against the best choice.</translation>
    </message>
    <message>
        <source>%1: as good as the best choice, as far as can be told.</source>
        <translation>%1: as good as the best choice, as far as can be told.</translation>
    </message>
    <message>
        <source>In the game: %1, %2.</source>
        <translation>In the game: %1, %2.</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Best: %1.</translation>
    </message>
    <message>
        <source>Rule: %1.</source>
        <translation>Rule: %1.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>Shows what everybody held, once you have chosen.</source>
        <translation>Shows what everybody held, once you have chosen.</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Next mistake</translation>
    </message>
    <message>
        <source>Back to the review</source>
        <translation>Back to the review</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 of %3)</translation>
    </message>
    <message>
        <source>%1, as in the game: %2 against the best choice.</source>
        <translation>%1, as in the game: %2 against the best choice.</translation>
    </message>
    <message>
        <source>Show all cards</source>
        <translation>Show all cards</translation>
    </message>
</context>
<context>
    <name>intrika::puzzles::PuzzlePage</name>
    <message>
        <source>This puzzle cannot be shown. %1</source>
        <translation>This puzzle cannot be shown. %1</translation>
    </message>
    <message>
        <source>Today’s puzzle · %1</source>
        <translation>Today’s puzzle · %1</translation>
    </message>
    <message>
        <source>Puzzle %1 of %2 · %3</source>
        <translation>Puzzle %1 of %2 · %3</translation>
    </message>
    <message>
        <source>You are %1, and see what that seat sees. One choice is far better than every other: which one? (%2)</source>
        <translation>You are %1, and see what that seat sees. One choice is far better than every other: which one? (%2)</translation>
    </message>
    <message numerus="yes">
        <source>The day’s puzzle solved %n day(s) in a row.</source>
        <translation>
            <numerusform>The day’s puzzle solved %n day in a row.</numerusform>
            <numerusform>The day’s puzzle solved %n days in a row.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: there is a far better choice. Try again.</source>
        <translation>%1: there is a far better choice. Try again.</translation>
    </message>
    <message>
        <source>%1: chances after it: %2, and there is a far better choice. Try again.</source>
        <translation>%1: chances after it: %2, and there is a far better choice. Try again.</translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Show the answer</translation>
    </message>
    <message>
        <source>Next puzzle</source>
        <translation>Next puzzle</translation>
    </message>
    <message>
        <source>All puzzles</source>
        <translation>All puzzles</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Back</translation>
    </message>
    <message>
        <source>easy</source>
        <translation>easy</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>medium</translation>
    </message>
    <message>
        <source>hard</source>
        <translation>hard</translation>
    </message>
    <message>
        <source>Best: %1.</source>
        <translation>Best: %1.</translation>
    </message>
    <message>
        <source>Chances after it: %1; after the next best choice: %2.</source>
        <translation>Chances after it: %1; after the next best choice: %2.</translation>
    </message>
    <message>
        <source>%1: right!</source>
        <translation>%1: right!</translation>
    </message>
</context>
<context>
    <name>intrika::puzzles::PuzzleList</name>
    <message>
        <source>What was solved so far could not be read. %1</source>
        <translation>What was solved so far could not be read. %1</translation>
    </message>
    <message>
        <source>not yet solved</source>
        <translation>not yet solved</translation>
    </message>
    <message>
        <source>solved at once</source>
        <translation>solved at once</translation>
    </message>
    <message numerus="yes">
        <source>solved in %n tries</source>
        <translation>
            <numerusform>solved in %n try</numerusform>
            <numerusform>solved in %n tries</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzle</source>
        <translation>Puzzle</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Players</translation>
    </message>
    <message>
        <source>Choices</source>
        <translation>Choices</translation>
    </message>
    <message>
        <source>Difficulty</source>
        <translation>Difficulty</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Result</translation>
    </message>
    <message>
        <source>Positions from games among bots, in which one choice is far better than every other. Each day has one of them, the same for everybody.</source>
        <translation>Positions from games among bots, in which one choice is far better than every other. Each day has one of them, the same for everybody.</translation>
    </message>
    <message numerus="yes">
        <source>The day’s puzzle solved %n day(s) in a row.</source>
        <translation>
            <numerusform>The day’s puzzle solved %n day in a row.</numerusform>
            <numerusform>The day’s puzzle solved %n days in a row.</numerusform>
        </translation>
    </message>
    <message>
        <source>Puzzles</source>
        <translation>Puzzles</translation>
    </message>
    <message>
        <source>Game whose puzzles are listed</source>
        <translation>Game whose puzzles are listed</translation>
    </message>
    <message>
        <source>Today’s puzzle</source>
        <translation>Today’s puzzle</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Open</translation>
    </message>
</context>
<context>
    <name>intrika::finished::ProgressPage</name>
    <message>
        <source>All games</source>
        <translation>All games</translation>
    </message>
    <message>
        <source>Ended</source>
        <translation>Ended</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Game</translation>
    </message>
    <message>
        <source>Decisions that mattered</source>
        <translation>Decisions that mattered</translation>
    </message>
    <message>
        <source>Mean loss</source>
        <translation>Mean loss</translation>
    </message>
    <message>
        <source>Plays like</source>
        <translation>Plays like</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Luck</translation>
    </message>
    <message>
        <source>Skill and luck</source>
        <translation>Skill and luck</translation>
    </message>
    <message>
        <source>Reading the reviews…</source>
        <translation>Reading the reviews…</translation>
    </message>
    <message>
        <source>No finished game has been reviewed yet. Reviews of your games will be counted here.</source>
        <translation>No finished game has been reviewed yet. Reviews of your games will be counted here.</translation>
    </message>
    <message>
        <source>From the reviews of finished games, on this computer only. What a bot decided in a person&apos;s place is left out. Single games tell little of how well somebody plays.</source>
        <translation>From the reviews of finished games, on this computer only. What a bot decided in a person’s place is left out. Single games tell little of how well somebody plays.</translation>
    </message>
    <message numerus="yes">
        <source>By the last %n game(s) together, plays like: %1.</source>
        <translation>
            <numerusform>By the last %n game, plays like: %1.</numerusform>
            <numerusform>By the last %n games together, plays like: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Whose games are shown</source>
        <translation>Whose games are shown</translation>
    </message>
    <message>
        <source>Which games are shown</source>
        <translation>Which games are shown</translation>
    </message>
</context>
<context>
    <name>intrika::finished::ProgressChart</name>
    <message>
        <source>Mean loss and luck, game by game</source>
        <translation>Mean loss and luck, game by game</translation>
    </message>
    <message>
        <source>Mean loss of a decision in the last games: %1. Luck on the average: %2.</source>
        <translation>Mean loss of a decision in the last games: %1. Luck on the average: %2.</translation>
    </message>
    <message>
        <source>Mean loss of a decision (less is better); the line is the mean of ten games</source>
        <translation>Mean loss of a decision (less is better); the line is the mean of ten games</translation>
    </message>
    <message>
        <source>Luck: what cards and others brought or took</source>
        <translation>Luck: what cards and others brought or took</translation>
    </message>
</context>
<context>
    <name>intrika::reviews::MomentsPart</name>
    <message>
        <source>%1 · %2, %3
Played: %4. Better: %5.</source>
        <translation>%1 · %2, %3
Played: %4. Better: %5.</translation>
    </message>
    <message>
        <source>Rule: %1.</source>
        <translation>Rule: %1.</translation>
    </message>
    <message>
        <source>There was nothing to decide that mattered.</source>
        <translation>There was nothing to decide that mattered.</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) that mattered, with a mean loss of %1%.</source>
        <translation>
            <numerusform>%n decision that mattered, with a loss of %1%.</numerusform>
            <numerusform>%n decisions that mattered, with a mean loss of %1%.</numerusform>
        </translation>
    </message>
    <message>
        <source>Plays like a bot of this level: %1.</source>
        <translation>Plays like a bot of this level: %1.</translation>
    </message>
    <message>
        <source>Plays like bots of these levels: %1 or %2.</source>
        <translation>Plays like bots of these levels: %1 or %2.</translation>
    </message>
    <message>
        <source>Whose decisions:</source>
        <translation>Whose decisions:</translation>
    </message>
    <message>
        <source>Whose decisions are listed</source>
        <translation>Whose decisions are listed</translation>
    </message>
    <message>
        <source>Decisions that could have been better</source>
        <translation>Decisions that could have been better</translation>
    </message>
    <message>
        <source>No decision was clearly worse than the best one.</source>
        <translation>No decision was clearly worse than the best one.</translation>
    </message>
</context>
</TS>
