<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>common</name>
    <message>
        <source>sum.figure-of</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>sum.and</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>level.human</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>level.random</source>
        <translation>Random</translation>
    </message>
    <message>
        <source>level.easy</source>
        <translation>Beginner</translation>
    </message>
    <message>
        <source>level.normal</source>
        <translation>Average</translation>
    </message>
    <message>
        <source>level.strong</source>
        <translation>Strong</translation>
    </message>
    <message>
        <source>level.master</source>
        <translation>Master</translation>
    </message>
    <message>
        <source>level.external</source>
        <translation>External program</translation>
    </message>
    <message>
        <source>temperament.bold</source>
        <translation>Bold</translation>
    </message>
    <message>
        <source>temperament.bold.help</source>
        <translation>Would rather win much or lose much than go the sure way.</translation>
    </message>
    <message>
        <source>temperament.careful</source>
        <translation>Careful</translation>
    </message>
    <message>
        <source>temperament.careful.help</source>
        <translation>Guards what it may hope for, and leaves the risks to others.</translation>
    </message>
    <message>
        <source>temperament.grudging</source>
        <translation>Grudging</translation>
    </message>
    <message>
        <source>temperament.grudging.help</source>
        <translation>Remembers who harmed it, and would rather harm them than others.</translation>
    </message>
    <message>
        <source>line.said</source>
        <translation>%1: “%2”</translation>
    </message>
    <message>
        <source>line.bold.betrays.1</source>
        <translation>I saw the opening, %1, and I never wait for a second one.</translation>
    </message>
    <message>
        <source>line.bold.betrays.2</source>
        <translation>It was worth the risk, %1. The final count will tell how much.</translation>
    </message>
    <message>
        <source>line.bold.betrays.3</source>
        <translation>Had I asked you first, %1, half the fun would be gone.</translation>
    </message>
    <message>
        <source>line.bold.betrays.4</source>
        <translation>I did not sit down here for a quiet game.</translation>
    </message>
    <message>
        <source>line.bold.betrayed.1</source>
        <translation>Well struck, %1! Only now does the game begin.</translation>
    </message>
    <message>
        <source>line.bold.betrayed.2</source>
        <translation>I would have done the same, %1, only a round earlier.</translation>
    </message>
    <message>
        <source>line.bold.betrayed.3</source>
        <translation>Very well. Now I owe you nothing, %1.</translation>
    </message>
    <message>
        <source>line.bold.betrayed.4</source>
        <translation>That was my best plan. Luckily I have worse ones too.</translation>
    </message>
    <message>
        <source>line.careful.betrays.1</source>
        <translation>Do not be angry, %1: I counted twice, and twice it came out against you.</translation>
    </message>
    <message>
        <source>line.careful.betrays.2</source>
        <translation>I look after what I have, %1. This time it could only be done like this.</translation>
    </message>
    <message>
        <source>line.careful.betrays.3</source>
        <translation>It is not about you, %1; of the two roads this was the safer one.</translation>
    </message>
    <message>
        <source>line.careful.betrays.4</source>
        <translation>I thought about it for a long time. It did not become any kinder.</translation>
    </message>
    <message>
        <source>line.careful.betrayed.1</source>
        <translation>For this case I had put a little aside, %1.</translation>
    </message>
    <message>
        <source>line.careful.betrayed.2</source>
        <translation>I did count on you, %1. Not carefully enough, it seems.</translation>
    </message>
    <message>
        <source>line.careful.betrayed.3</source>
        <translation>I kept an eye on everybody, %1, only not on you.</translation>
    </message>
    <message>
        <source>line.careful.betrayed.4</source>
        <translation>From now on I lock my door.</translation>
    </message>
    <message>
        <source>line.grudging.betrays.1</source>
        <translation>You stood in my notes, %1, quite near the front.</translation>
    </message>
    <message>
        <source>line.grudging.betrays.2</source>
        <translation>I have opened an account in your name, %1. I like accounts.</translation>
    </message>
    <message>
        <source>line.grudging.betrays.3</source>
        <translation>You may forget it, %1. I will remember it for both of us.</translation>
    </message>
    <message>
        <source>line.grudging.betrays.4</source>
        <translation>Now both of us have something to remember.</translation>
    </message>
    <message>
        <source>line.grudging.betrayed.1</source>
        <translation>I am writing this down, %1.</translation>
    </message>
    <message>
        <source>line.grudging.betrayed.2</source>
        <translation>A good memory is a heavy load, %1. I carry it gladly.</translation>
    </message>
    <message>
        <source>line.grudging.betrayed.3</source>
        <translation>When you next look back, %1, give me a wave.</translation>
    </message>
    <message>
        <source>line.grudging.betrayed.4</source>
        <translation>I will have an answer to that. Perhaps not today, but I will.</translation>
    </message>
    <message>
        <source>map.half-left</source>
        <translation>L</translation>
    </message>
    <message>
        <source>map.half-right</source>
        <translation>R</translation>
    </message>
    <message>
        <source>map.cell-left</source>
        <translation>L:%1</translation>
    </message>
    <message>
        <source>map.cell-right</source>
        <translation>R:%1</translation>
    </message>
    <message>
        <source>level.human.help</source>
        <translation>A person at this laptop.</translation>
    </message>
    <message>
        <source>level.random.help</source>
        <translation>Plays any legal move.</translation>
    </message>
    <message>
        <source>level.easy.help</source>
        <translation>Thinks briefly and often misses the best move.</translation>
    </message>
    <message>
        <source>level.normal.help</source>
        <translation>A fair opponent for a first evening.</translation>
    </message>
    <message>
        <source>level.strong.help</source>
        <translation>Thinks before each move and counts every card it has seen.</translation>
    </message>
    <message>
        <source>level.master.help</source>
        <translation>Looks much further ahead than the strong one, on all processors.</translation>
    </message>
    <message>
        <source>colour.brown</source>
        <translation>Brown</translation>
    </message>
    <message>
        <source>colour.blue</source>
        <translation>Blue</translation>
    </message>
    <message>
        <source>colour.green</source>
        <translation>Green</translation>
    </message>
    <message>
        <source>colour.yellow</source>
        <translation>Yellow</translation>
    </message>
    <message>
        <source>colour.red</source>
        <translation>Red</translation>
    </message>
    <message>
        <source>colour.white</source>
        <translation>White</translation>
    </message>
    <message>
        <source>colour.black</source>
        <translation>Black</translation>
    </message>
    <message>
        <source>colour.sky</source>
        <translation>Sky blue</translation>
    </message>
    <message>
        <source>colour.pink</source>
        <translation>Pink</translation>
    </message>
    <message>
        <source>colour.grey</source>
        <translation>Grey</translation>
    </message>
    <message>
        <source>problem.at-event</source>
        <translation>Event %1: %2</translation>
    </message>
    <message>
        <source>problem.at-event-place</source>
        <translation>Event %1 (%2): %3</translation>
    </message>
    <message>
        <source>problem.not-json</source>
        <translation>Not JSON: line %1, column %2.</translation>
    </message>
    <message>
        <source>problem.cut-off</source>
        <translation>The file is cut off: its end is missing (line %1).</translation>
    </message>
    <message>
        <source>problem.double-key</source>
        <translation>The key “%1” is given twice.</translation>
    </message>
    <message>
        <source>problem.too-deep</source>
        <translation>The JSON is nested too deeply.</translation>
    </message>
    <message>
        <source>problem.number-too-large</source>
        <translation>The JSON holds a number that is too large.</translation>
    </message>
    <message>
        <source>problem.too-many-keys</source>
        <translation>The JSON holds an object with too many keys: at most %1 are allowed.</translation>
    </message>
    <message>
        <source>problem.too-many-items</source>
        <translation>The JSON holds a list that is too long: at most %1 entries are allowed.</translation>
    </message>
    <message>
        <source>problem.too-many-values</source>
        <translation>The JSON holds too many values.</translation>
    </message>
    <message>
        <source>problem.foreign</source>
        <translation>This is not an Intrika file.</translation>
    </message>
    <message>
        <source>problem.too-new</source>
        <translation>Written by a later version of the program (notation %1, known: 1).</translation>
    </message>
    <message>
        <source>problem.notation-version</source>
        <translation>The value of “intrika” must be 1.</translation>
    </message>
    <message>
        <source>problem.missing-key</source>
        <translation>The key “%1” is missing.</translation>
    </message>
    <message>
        <source>problem.unknown-key</source>
        <translation>Unknown key: “%1”.</translation>
    </message>
    <message>
        <source>problem.not-object</source>
        <translation>An object belongs here.</translation>
    </message>
    <message>
        <source>problem.not-list</source>
        <translation>A list belongs here.</translation>
    </message>
    <message>
        <source>problem.not-boolean</source>
        <translation>True or false belongs here.</translation>
    </message>
    <message>
        <source>problem.not-text</source>
        <translation>A text belongs here.</translation>
    </message>
    <message>
        <source>problem.unknown-game</source>
        <translation>Unknown game: “%1”.</translation>
    </message>
    <message>
        <source>problem.seat-count</source>
        <translation>%1 seats; this game is for %2–%3.</translation>
    </message>
    <message>
        <source>problem.no-such-seat</source>
        <translation>There is no such seat.</translation>
    </message>
    <message>
        <source>problem.setup-or-position</source>
        <translation>Exactly one of “setup” and “position” is needed.</translation>
    </message>
    <message>
        <source>problem.no-lesson</source>
        <translation>This game has no guided game.</translation>
    </message>
    <message>
        <source>problem.lesson-order</source>
        <translation>This step speaks of an earlier event than the step before it.</translation>
    </message>
    <message>
        <source>problem.lesson-move</source>
        <translation>The learner does not decide at this event.</translation>
    </message>
    <message>
        <source>problem.lesson-mark</source>
        <translation>Nothing like that is on the table at that point.</translation>
    </message>
    <message>
        <source>problem.lesson-silent</source>
        <translation>The learner decides here, but no step tells of it.</translation>
    </message>
    <message>
        <source>problem.lesson-free</source>
        <translation>After one of the decisions a move of the others is not legal.</translation>
    </message>
    <message>
        <source>problem.lesson-length</source>
        <translation>There must be one step at least and %1 at most.</translation>
    </message>
    <message>
        <source>problem.bad-ranking</source>
        <translation>The ranking must name every seat exactly once.</translation>
    </message>
    <message>
        <source>problem.result-too-early</source>
        <translation>There is a result, but the game is not over.</translation>
    </message>
    <message>
        <source>problem.game-goes-on</source>
        <translation>The game is not over. It can be reviewed when it has ended.</translation>
    </message>
    <message>
        <source>problem.bad-review</source>
        <translation>This is not a review, or it is damaged.</translation>
    </message>
    <message>
        <source>problem.bad-puzzle</source>
        <translation>This is not a puzzle, or it is damaged.</translation>
    </message>
    <message>
        <source>problem.bad-diary</source>
        <translation>The list of solved puzzles is damaged.</translation>
    </message>
    <message>
        <source>problem.no-puzzles</source>
        <translation>The puzzles are damaged or missing.</translation>
    </message>
    <message>
        <source>problem.no-puzzle</source>
        <translation>There was no puzzle in %1 games. Another seed may find one.</translation>
    </message>
    <message>
        <source>problem.other-result</source>
        <translation>The result is %1, but the game ends with %2.</translation>
    </message>
    <message>
        <source>problem.game-over</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>problem.chance-due</source>
        <translation>Chance is due: “%1”.</translation>
    </message>
    <message>
        <source>problem.move-due</source>
        <translation>A move of seat %1 is due.</translation>
    </message>
    <message>
        <source>problem.not-to-act</source>
        <translation>Seat %1 is not to act.</translation>
    </message>
    <message>
        <source>problem.illegal-move</source>
        <translation>The rules do not allow this move here.</translation>
    </message>
    <message>
        <source>problem.illegal-move-by-rule</source>
        <translation>The rules do not allow this move here (%1).</translation>
    </message>
    <message>
        <source>problem.impossible-chance</source>
        <translation>This outcome is not possible: “%1”.</translation>
    </message>
    <message>
        <source>problem.no-journal</source>
        <translation>The beginning of the journal is missing or cut off.</translation>
    </message>
    <message>
        <source>problem.journal-line</source>
        <translation>Line %1 of the journal is damaged.</translation>
    </message>
    <message>
        <source>problem.pencil</source>
        <translation>Some of the pencil marks in this game’s notebooks could not be read; they were left out.</translation>
    </message>
    <message>
        <source>problem.bad-path</source>
        <translation>This is not a JSON Pointer: “%1”.</translation>
    </message>
    <message>
        <source>problem.file-too-large</source>
        <translation>The file is too large: more than %1 MB.</translation>
    </message>
    <message>
        <source>problem.output</source>
        <translation>The output cannot be written.</translation>
    </message>
    <message>
        <source>cli.file-problem</source>
        <translation>“%1”: %2</translation>
    </message>
    <message>
        <source>cli.place-problem</source>
        <translation>“%1”: %3 (%2)</translation>
    </message>
    <message>
        <source>cli.seat</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>cli.event-problem</source>
        <translation>“%1”: event %2 is wrong (%3). %4</translation>
    </message>
    <message>
        <source>cli.wrong-use</source>
        <translation>Wrong use: %1</translation>
    </message>
    <message>
        <source>cli.bot-failed</source>
        <translation>Seat %1: %2</translation>
    </message>
    <message>
        <source>cli.use.command-missing</source>
        <translation>no command was given.</translation>
    </message>
    <message>
        <source>cli.use.required</source>
        <translation>“%1” is missing.</translation>
    </message>
    <message>
        <source>cli.use.unexpected</source>
        <translation>“%1” is not known here.</translation>
    </message>
    <message>
        <source>cli.use.bad-value</source>
        <translation>the value of “%1” is not possible.</translation>
    </message>
    <message>
        <source>cli.use.excludes</source>
        <translation>“%1” does not go with another option given.</translation>
    </message>
    <message>
        <source>cli.use.bad-game</source>
        <translation>unknown game: “%1”. Possible: %2.</translation>
    </message>
    <message>
        <source>cli.use.bad-kind</source>
        <translation>unknown player: “%1”. Possible: random, easy, normal, strong, master, textbook, untaught, exec:PROGRAM.</translation>
    </message>
    <message>
        <source>cli.use.human</source>
        <translation>a person cannot play here: “%1”.</translation>
    </message>
    <message>
        <source>cli.use.bad-seat</source>
        <translation>there is no seat “%1”. Possible: none, 0–%2.</translation>
    </message>
    <message>
        <source>cli.use.bad-after</source>
        <translation>“--after” may be at most %1.</translation>
    </message>
    <message>
        <source>cli.use.bad-options</source>
        <translation>the options: %1</translation>
    </message>
    <message>
        <source>cli.help.about</source>
        <translation>Intrika on the command line: engines and bots without a window.</translation>
    </message>
    <message>
        <source>cli.help.usage</source>
        <translation>Usage</translation>
    </message>
    <message>
        <source>cli.help.options</source>
        <translation>Options</translation>
    </message>
    <message>
        <source>cli.help.option-word</source>
        <translation>OPTIONS</translation>
    </message>
    <message>
        <source>cli.help.positionals</source>
        <translation>Arguments</translation>
    </message>
    <message>
        <source>cli.help.commands</source>
        <translation>Commands</translation>
    </message>
    <message>
        <source>cli.help.command-word</source>
        <translation>COMMAND</translation>
    </message>
    <message>
        <source>cli.help.required</source>
        <translation>(required)</translation>
    </message>
    <message>
        <source>cli.help.help</source>
        <translation>Prints this help.</translation>
    </message>
    <message>
        <source>cli.help.version</source>
        <translation>Prints the version.</translation>
    </message>
    <message>
        <source>cli.help.lang</source>
        <translation>Language of messages: hu or en.</translation>
    </message>
    <message>
        <source>cli.help.games</source>
        <translation>Lists the games with their options.</translation>
    </message>
    <message>
        <source>cli.help.scenario</source>
        <translation>Runs scenarios; prints each check that fails.</translation>
    </message>
    <message>
        <source>cli.help.replay</source>
        <translation>Replays records; prints the final positions.</translation>
    </message>
    <message>
        <source>cli.help.trace</source>
        <translation>Replays a record; prints the position after every event.</translation>
    </message>
    <message>
        <source>cli.help.view</source>
        <translation>Prints what a seat sees.</translation>
    </message>
    <message>
        <source>cli.help.moves</source>
        <translation>Prints the legal moves, one per line.</translation>
    </message>
    <message>
        <source>cli.help.play</source>
        <translation>Plays a game between bots; prints its result.</translation>
    </message>
    <message>
        <source>cli.help.arena</source>
        <translation>Plays a match between bots with seats rotated; prints its figures.</translation>
    </message>
    <message>
        <source>cli.help.bench</source>
        <translation>Measures the speed of the engines.</translation>
    </message>
    <message>
        <source>cli.help.rules</source>
        <translation>Prints the rules of a game as Markdown.</translation>
    </message>
    <message>
        <source>cli.help.review</source>
        <translation>Goes through a finished game: chances, losses, luck and skill.</translation>
    </message>
    <message>
        <source>cli.help.review-jobs</source>
        <translation>How many events at the same time.</translation>
    </message>
    <message>
        <source>cli.help.puzzle</source>
        <translation>Makes a puzzle: a position with one move that is best by far.</translation>
    </message>
    <message>
        <source>cli.help.files</source>
        <translation>Record or scenario files.</translation>
    </message>
    <message>
        <source>cli.help.file</source>
        <translation>A record or scenario file.</translation>
    </message>
    <message>
        <source>cli.help.full</source>
        <translation>Every observer’s view and all legal moves as well.</translation>
    </message>
    <message>
        <source>cli.help.seat</source>
        <translation>A seat from 0 on, or none: the spectator.</translation>
    </message>
    <message>
        <source>cli.help.after</source>
        <translation>After this many events; otherwise after all of them.</translation>
    </message>
    <message>
        <source>cli.help.game</source>
        <translation>The game’s id.</translation>
    </message>
    <message>
        <source>cli.help.seats</source>
        <translation>Players, separated by commas: random, easy, normal, strong, master, exec:PROGRAM; with a temperament: strong:bold, strong:careful, strong:grudging; to compare with: textbook (a search that knows the rules alone), untaught (strong without what it has learnt).</translation>
    </message>
    <message>
        <source>cli.help.game-options</source>
        <translation>Options of the game as a JSON object.</translation>
    </message>
    <message>
        <source>cli.help.seed</source>
        <translation>Makes the run repeatable.</translation>
    </message>
    <message>
        <source>cli.help.record</source>
        <translation>Writes the record to this file.</translation>
    </message>
    <message>
        <source>cli.help.sides</source>
        <translation>Two kinds in --seats: one for each of the two sides of a game with N seats, by turns.</translation>
    </message>
    <message>
        <source>cli.help.shard</source>
        <translation>Plays only part K of the N parts of a match and prints it to be put together with the others.</translation>
    </message>
    <message>
        <source>cli.help.merge</source>
        <translation>Puts the parts of matches together and prints their figures.</translation>
    </message>
    <message>
        <source>cli.help.rate</source>
        <translation>Plays the levels against each other and prints how strong they are (Elo).</translation>
    </message>
    <message>
        <source>cli.merge.missing</source>
        <translation>A match of “%1” is not whole: %2 of its %3 games are there.</translation>
    </message>
    <message>
        <source>cli.merge.twice</source>
        <translation>One game is there twice: %1.</translation>
    </message>
    <message>
        <source>cli.merge.seconds</source>
        <translation>A number of seconds belongs here.</translation>
    </message>
    <message>
        <source>cli.merge.seed</source>
        <translation>A seed belongs here.</translation>
    </message>
    <message>
        <source>cli.use.no-sides</source>
        <translation>This game has no two sides for --sides.</translation>
    </message>
    <message>
        <source>cli.use.two-sides</source>
        <translation>With --sides there are two kinds in --seats.</translation>
    </message>
    <message>
        <source>cli.help.match-games</source>
        <translation>How many games.</translation>
    </message>
    <message>
        <source>cli.help.jobs</source>
        <translation>How many games at the same time.</translation>
    </message>
    <message>
        <source>cli.help.time</source>
        <translation>Milliseconds of processor time to think about a move.</translation>
    </message>
    <message>
        <source>cli.help.iterations</source>
        <translation>Iterations to think about a move.</translation>
    </message>
    <message>
        <source>cli.help.bench-seats</source>
        <translation>Number of seats.</translation>
    </message>
    <message>
        <source>cli.help.seconds</source>
        <translation>Approximate seconds per game.</translation>
    </message>
    <message>
        <source>undo.nothing</source>
        <translation>There is nothing to undo.</translation>
    </message>
    <message>
        <source>undo.over</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>undo.another</source>
        <translation>Cannot be undone: %1 has decided since.</translation>
    </message>
    <message>
        <source>undo.informed</source>
        <translation>Cannot be undone: something came to light.</translation>
    </message>
    <message>
        <source>problem.disk-full</source>
        <translation>The disk is full, this file cannot be written: “%1”. What was saved before is safe.</translation>
    </message>
    <message>
        <source>problem.no-permission</source>
        <translation>You may not write this file: “%1”. What was saved before is safe.</translation>
    </message>
    <message>
        <source>problem.read-only</source>
        <translation>Nothing can be written where this file lies: “%1”. What was saved before is safe.</translation>
    </message>
    <message>
        <source>problem.disk-fault</source>
        <translation>The disk reports a fault, this file cannot be written: “%1”.</translation>
    </message>
    <message>
        <source>problem.folder-gone</source>
        <translation>The folder of this file is gone: “%1”.</translation>
    </message>
    <message>
        <source>problem.cannot-delete</source>
        <translation>“%1” could not be moved to the trash. It is still there.</translation>
    </message>
    <message>
        <source>problem.cannot-write</source>
        <translation>This file could not be written: “%1” (%2). What was saved before is safe.</translation>
    </message>
    <message>
        <source>problem.no-folder</source>
        <translation>This folder could not be made: “%1”. The game goes on, but is not being saved.</translation>
    </message>
    <message>
        <source>table.adviser</source>
        <translation>Its adviser: “%1”</translation>
    </message>
    <message>
        <source>table.speaks-for-it</source>
        <translation>What speaks for it: “%1”</translation>
    </message>
    <message>
        <source>problem.being-played</source>
        <translation>This game is being played in another window.</translation>
    </message>
    <message>
        <source>problem.cannot-read</source>
        <translation>This file could not be read: “%1” (%2).</translation>
    </message>
    <message>
        <source>problem.text-too-long</source>
        <translation>The text is too long: at most %1 characters are allowed.</translation>
    </message>
    <message>
        <source>problem.why.not-there</source>
        <translation>there is no such file</translation>
    </message>
    <message>
        <source>problem.why.not-allowed</source>
        <translation>permission denied</translation>
    </message>
    <message>
        <source>problem.why.no-file</source>
        <translation>it is not a regular file</translation>
    </message>
    <message>
        <source>problem.why.system</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>mark.red</source>
        <translation>rhombus</translation>
    </message>
    <message>
        <source>mark.blue</source>
        <translation>ring</translation>
    </message>
    <message>
        <source>mark.yellow</source>
        <translation>star</translation>
    </message>
    <message>
        <source>mark.green</source>
        <translation>triangle</translation>
    </message>
    <message>
        <source>mark.white</source>
        <translation>square</translation>
    </message>
    <message>
        <source>mark.black</source>
        <translation>cross</translation>
    </message>
    <message>
        <source>mark.brown</source>
        <translation>hourglass</translation>
    </message>
    <message>
        <source>mark.sky</source>
        <translation>moon</translation>
    </message>
    <message>
        <source>mark.pink</source>
        <translation>heart</translation>
    </message>
    <message>
        <source>mark.grey</source>
        <translation>chevron</translation>
    </message>
    <message>
        <source>problem.wrong-length</source>
        <translation>A list of %1 belongs here.</translation>
    </message>
    <message>
        <source>problem.number-range</source>
        <translation>A whole number from %1 to %2 belongs here.</translation>
    </message>
    <message>
        <source>problem.not-name</source>
        <translation>An identifier belongs here.</translation>
    </message>
    <message>
        <source>problem.unknown-name</source>
        <translation>Unknown identifier: “%1”.</translation>
    </message>
    <message>
        <source>problem.not-ascending</source>
        <translation>This list must be in ascending order.</translation>
    </message>
    <message>
        <source>problem.not-null</source>
        <translation>In this phase the value must be null.</translation>
    </message>
    <message>
        <source>problem.external-bot.start</source>
        <translation>The external player could not be started (“%1”): random move.</translation>
    </message>
    <message>
        <source>problem.external-bot.late</source>
        <translation>No answer from the external player (“%1”) in %2 s: random move.</translation>
    </message>
    <message>
        <source>problem.external-bot.stopped</source>
        <translation>The external player was interrupted (“%1”): random move.</translation>
    </message>
    <message>
        <source>problem.external-bot.gone</source>
        <translation>The external player has ended (“%1”): random move.</translation>
    </message>
    <message>
        <source>problem.external-bot.nonsense</source>
        <translation>The external player gave a wrong answer (“%1”): random move.</translation>
    </message>
    <message>
        <source>problem.at-place</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>problem.empty</source>
        <translation>Something is needed here.</translation>
    </message>
    <message>
        <source>board.new</source>
        <translation>New board</translation>
    </message>
    <message>
        <source>board.new-village</source>
        <translation>Village %1</translation>
    </message>
    <message>
        <source>board.new-town</source>
        <translation>Town %1</translation>
    </message>
    <message>
        <source>board.new-river</source>
        <translation>River %1</translation>
    </message>
    <message>
        <source>problem.board.no-cell</source>
        <translation>There is no such cell: “%1”.</translation>
    </message>
    <message>
        <source>problem.board.row-length</source>
        <translation>There must be %1 signs here.</translation>
    </message>
    <message>
        <source>problem.board.sign</source>
        <translation>Unknown sign: %1.</translation>
    </message>
    <message>
        <source>problem.board.course-breaks</source>
        <translation>The river breaks off here: %1.</translation>
    </message>
    <message>
        <source>problem.board.course-on-land</source>
        <translation>The river runs on land here: %1.</translation>
    </message>
    <message>
        <source>problem.board.water-twice</source>
        <translation>This water belongs to two rivers: %1.</translation>
    </message>
    <message>
        <source>problem.board.not-at-edge</source>
        <translation>This cell does not lie at that edge: %1.</translation>
    </message>
    <message>
        <source>problem.board.joins</source>
        <translation>It does not flow into another river here: %1.</translation>
    </message>
    <message>
        <source>problem.board.two-mouths</source>
        <translation>A river has only one mouth.</translation>
    </message>
    <message>
        <source>problem.board.id-twice</source>
        <translation>This id is used twice: “%1”.</translation>
    </message>
    <message>
        <source>problem.board.no-course</source>
        <translation>This water belongs to no river: %1.</translation>
    </message>
    <message>
        <source>problem.board.cities</source>
        <translation>The names of the cities in the file are fixed, and nothing else may have one of them.</translation>
    </message>
    <message>
        <source>problem.board.city-missing</source>
        <translation>This city is missing: “%1”.</translation>
    </message>
    <message>
        <source>problem.board.cell-twice</source>
        <translation>This cell is named twice: %1.</translation>
    </message>
    <message>
        <source>problem.board.not-plain</source>
        <translation>There must be plain here: %1.</translation>
    </message>
    <message>
        <source>problem.board.nameless</source>
        <translation>The board needs a name in both languages.</translation>
    </message>
    <message>
        <source>problem.board.no-name</source>
        <translation>This place needs a name in both languages: %1.</translation>
    </message>
    <message>
        <source>problem.board.goal</source>
        <translation>%1 places are to be visited, but only %2 are on the board.</translation>
    </message>
    <message>
        <source>problem.board.start</source>
        <translation>At least three start cells are needed.</translation>
    </message>
    <message>
        <source>problem.board.supplied</source>
        <translation>This name is that of a board of the game: “%1”. The board needs another file name.</translation>
    </message>
    <message>
        <source>problem.board.no-pile</source>
        <translation>The pile of gifts has no place: “%1”.</translation>
    </message>
    <message>
        <source>problem.no-board</source>
        <translation>The board “%1” is not on this computer.</translation>
    </message>
    <message>
        <source>table.nobody</source>
        <translation>Nobody speaks up</translation>
    </message>
    <message>
        <source>table.put-back</source>
        <translation>Back to the question</translation>
    </message>
    <message>
        <source>table.looked</source>
        <translation>Back to the table</translation>
    </message>
    <message>
        <source>table.person</source>
        <translation>%1 speaks up</translation>
    </message>
    <message>
        <source>zone.points</source>
        <translation>+%1</translation>
    </message>
    <message>
        <source>zone.points-lost</source>
        <translation>−%1</translation>
    </message>
    <message>
        <source>zone.points-of</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>finale.person</source>
        <translation>%1</translation>
    </message>
    <message>
        <source>finale.list</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>finale.and</source>
        <translation>%1 and %2</translation>
    </message>
    <message>
        <source>finale.won</source>
        <translation>%1 wins</translation>
    </message>
    <message>
        <source>finale.tied</source>
        <translation>%1 share the victory</translation>
    </message>
    <message>
        <source>finale.side</source>
        <translation>%1[The] wins</translation>
    </message>
    <message>
        <source>finale.nobody</source>
        <translation>Nobody wins</translation>
    </message>
    <message numerus="yes">
        <source>finale.points</source>
        <translation>
            <numerusform>with %n point</numerusform>
            <numerusform>with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finale.points-below</source>
        <translation>
            <numerusform>with −%n point</numerusform>
            <numerusform>with −%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finale.ahead</source>
        <translation>
            <numerusform>%n point ahead of the next</numerusform>
            <numerusform>%n points ahead of the next</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>finale.shining</source>
        <translation>
            <numerusform>%n card decided</numerusform>
            <numerusform>%n cards decided</numerusform>
        </translation>
    </message>
    <message>
        <source>finale.decided</source>
        <translation>What decided it</translation>
    </message>
    <message>
        <source>guests.bye</source>
        <translation>The game was closed on the laptop.</translation>
    </message>
    <message>
        <source>guests.problem.message</source>
        <translation>The message makes no sense.</translation>
    </message>
    <message>
        <source>player.phone</source>
        <translation>Person with a phone</translation>
    </message>
    <message>
        <source>player.phone.word</source>
        <translation>Phone</translation>
    </message>
    <message>
        <source>player.phone.help</source>
        <translation>Plays with a phone or a tablet in the same network. Nothing is installed: a QR code leads there.</translation>
    </message>
    <message>
        <source>player.phone.missing</source>
        <translation>This Intrika was built without what phones need: Qt WebSockets, libsodium and libqrcodegen.</translation>
    </message>
</context>
</TS>
