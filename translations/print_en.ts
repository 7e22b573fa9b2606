<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>common</name>
    <message>
        <source>cli.help.print</source>
        <translation>Writes the print-and-play PDF, or lists what there is to print.</translation>
    </message>
    <message>
        <source>cli.help.print-game</source>
        <translation>The game’s id; several make one file.</translation>
    </message>
    <message>
        <source>cli.help.print-list</source>
        <translation>Lists the parts that can be printed and counts the sheets.</translation>
    </message>
    <message>
        <source>cli.help.print-output</source>
        <translation>The PDF file to write.</translation>
    </message>
    <message>
        <source>cli.help.print-parts</source>
        <translation>Only these parts.</translation>
    </message>
    <message>
        <source>cli.help.print-players</source>
        <translation>For this many players.</translation>
    </message>
    <message>
        <source>cli.help.print-paper</source>
        <translation>Paper.</translation>
    </message>
    <message>
        <source>cli.help.print-layout</source>
        <translation>Layout: shared cuts, bleed or folded pairs.</translation>
    </message>
    <message>
        <source>cli.help.print-card-size</source>
        <translation>Size of the cards in millimetres.</translation>
    </message>
    <message>
        <source>cli.help.print-bleed</source>
        <translation>Bleed in millimetres.</translation>
    </message>
    <message>
        <source>cli.help.print-corner</source>
        <translation>Radius of the rounded corners.</translation>
    </message>
    <message>
        <source>cli.help.print-marks</source>
        <translation>Marks for cutting.</translation>
    </message>
    <message>
        <source>cli.help.print-backs</source>
        <translation>Over which edge the paper is turned.</translation>
    </message>
    <message>
        <source>cli.help.print-sides</source>
        <translation>Interleaved, fronts only or backs only.</translation>
    </message>
    <message>
        <source>cli.help.print-back-offset</source>
        <translation>Offset of the backs in millimetres.</translation>
    </message>
    <message>
        <source>cli.help.print-scale</source>
        <translation>Scale across and down.</translation>
    </message>
    <message>
        <source>cli.help.print-style</source>
        <translation>Colour, greyscale or ink saver.</translation>
    </message>
    <message>
        <source>cli.help.print-board</source>
        <translation>Board: an id or a file.</translation>
    </message>
    <message>
        <source>cli.help.print-tile-overlap</source>
        <translation>Overlap of the board’s sheets in millimetres.</translation>
    </message>
    <message>
        <source>cli.help.print-copies</source>
        <translation>This many copies of a part or a card.</translation>
    </message>
    <message>
        <source>cli.help.print-landscape</source>
        <translation>Landscape paper.</translation>
    </message>
    <message>
        <source>cli.help.print-portrait</source>
        <translation>Portrait paper.</translation>
    </message>
    <message>
        <source>cli.help.print-preset</source>
        <translation>Preset to begin with.</translation>
    </message>
    <message>
        <source>cli.help.print-save-preset</source>
        <translation>Saves the choice as a preset.</translation>
    </message>
    <message>
        <source>cli.help.print-single-files</source>
        <translation>One PDF per card, into this folder.</translation>
    </message>
    <message>
        <source>cli.help.print-pictures</source>
        <translation>Pictures of how it is made, into this folder.</translation>
    </message>
    <message>
        <source>print.sheet</source>
        <translation>sheet %1 of %2</translation>
    </message>
    <message>
        <source>print.back</source>
        <translation>back</translation>
    </message>
    <message>
        <source>print.full-size</source>
        <translation>100%, actual size</translation>
    </message>
    <message>
        <source>print.tile</source>
        <translation>row %1, column %2</translation>
    </message>
    <message>
        <source>print.pieces</source>
        <translation>× %1</translation>
    </message>
    <message>
        <source>print.plan.facts</source>
        <translation>For %1 players you need %2 sheets of paper; they make %3 cards. Cutting and folding takes about %4 minutes.</translation>
    </message>
    <message>
        <source>print.plan.contents</source>
        <translation>What is in it</translation>
    </message>
    <message>
        <source>print.plan.needed</source>
        <translation>What else you need</translation>
    </message>
    <message>
        <source>print.plan.how</source>
        <translation>Printing and cutting</translation>
    </message>
    <message>
        <source>print.plan.printing</source>
        <translation>Print without scaling, at actual size. Measure the two rulers on the sheets: each is exactly 100 millimetres long. If not, print the calibration page. Before printing on both sides, see on a test sheet over which edge your printer turns the paper.</translation>
    </message>
    <message>
        <source>print.plan.cutting</source>
        <translation>Cut along a ruler from mark to mark.</translation>
    </message>
    <message>
        <source>print.plan.board</source>
        <translation>Putting the board together</translation>
    </message>
    <message>
        <source>print.plan.glue</source>
        <translation>The board is made of %1 sheets. Glue them together row by row, from left to right, so that the crosses cover each other; then the rows, from the top down.</translation>
    </message>
    <message>
        <source>print.plan.butt</source>
        <translation>The board is made of %1 sheets. Cut off the margins, put edge to edge row by row, from left to right, and tape them from behind.</translation>
    </message>
    <message>
        <source>print.sheets</source>
        <translation>sheet %1</translation>
    </message>
    <message>
        <source>print.figures</source>
        <translation>What there is, in pictures</translation>
    </message>
    <message>
        <source>print.plan.making</source>
        <translation>How it is made</translation>
    </message>
    <message>
        <source>print.making.cutting</source>
        <translation>Cutting</translation>
    </message>
    <message>
        <source>print.making.cutting.text</source>
        <translation>Long cuts first, from mark to mark through the whole sheet. Then cut the strips apart.</translation>
    </message>
    <message>
        <source>print.making.long-edge</source>
        <translation>Fronts and backs</translation>
    </message>
    <message>
        <source>print.making.long-edge.text</source>
        <translation>The sheet is turned over its long edge, and each front gets its own back. Hold the first sheet against the light before you print the others.</translation>
    </message>
    <message>
        <source>print.making.short-edge</source>
        <translation>Fronts and backs</translation>
    </message>
    <message>
        <source>print.making.short-edge.text</source>
        <translation>The sheet is turned over its short edge, and each front gets its own back. Hold the first sheet against the light before you print the others.</translation>
    </message>
    <message>
        <source>print.making.folding</source>
        <translation>Folding</translation>
    </message>
    <message>
        <source>print.making.folding.text</source>
        <translation>Score the dashed line, fold the upper half back, and glue both together. Cut only then: each back lies exactly behind its front.</translation>
    </message>
    <message>
        <source>print.making.standee</source>
        <translation>Standee</translation>
    </message>
    <message>
        <source>print.making.standee.text</source>
        <translation>Cut it out, fold it at the middle line, and glue it together. Fold its feet apart, and glue them on cardboard.</translation>
    </message>
    <message>
        <source>print.making.tiles</source>
        <translation>The board’s parts</translation>
    </message>
    <message>
        <source>print.making.tiles.text</source>
        <translation>Cut the white edge off the sheet on the right, put glue on the strip of the one on the left, and lay it there so that the crosses cover each other. Join the rows in the same way.</translation>
    </message>
    <message>
        <source>print.making.butt</source>
        <translation>The board’s parts</translation>
    </message>
    <message>
        <source>print.making.butt.text</source>
        <translation>Cut the white edge off both sheets, push the edges together, and tape them from behind.</translation>
    </message>
    <message>
        <source>print.flip.front</source>
        <translation>Test sheet – front</translation>
    </message>
    <message>
        <source>print.flip.back</source>
        <translation>Test sheet – back</translation>
    </message>
    <message>
        <source>print.flip.how</source>
        <translation>Print it on both sides and hold it against the light. Both arrows point to the same edge; if not, choose the other edge. How far the crosses are apart is the offset of the backs: enter it in millimetres, across and down.</translation>
    </message>
    <message>
        <source>print.flip.now</source>
        <translation>On this sheet the back is moved by %1 and %2 mm: add what you read.</translation>
    </message>
    <message>
        <source>print.calibration.title</source>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>print.calibration.how</source>
        <translation>Measure both lines with a ruler: the horizontal one is 160, the vertical one 180 millimetres long. If you measured something else, type it into the print window; on the command line, give the right length divided by the measured one as the scale.</translation>
    </message>
    <message>
        <source>print.problem.value</source>
        <translation>--%1 does not take %2</translation>
    </message>
    <message>
        <source>print.problem.option</source>
        <translation>unknown setting: %1</translation>
    </message>
    <message>
        <source>print.problem.no-settings</source>
        <translation>not a file of print settings</translation>
    </message>
    <message>
        <source>print.problem.part</source>
        <translation>there is no part to print with the id %1</translation>
    </message>
    <message>
        <source>print.problem.paper</source>
        <translation>%4: %1 paper is too small for %2 × %3 mm</translation>
    </message>
    <message>
        <source>print.problem.board</source>
        <translation>%1: not a board that can be printed (%2)</translation>
    </message>
    <message>
        <source>print.problem.file</source>
        <translation>cannot be written: %1 (%2)</translation>
    </message>
    <message>
        <source>print.problem.full</source>
        <translation>there is no room for it: %1</translation>
    </message>
    <message>
        <source>print.problem.no-folder</source>
        <translation>there is no such folder: %1</translation>
    </message>
    <message>
        <source>print.problem.read-only</source>
        <translation>nothing may be written into this folder: %1</translation>
    </message>
    <message>
        <source>print.problem.read</source>
        <translation>cannot be read: %1 (%2)</translation>
    </message>
    <message>
        <source>print.problem.folder</source>
        <translation>the folder cannot be made: %1</translation>
    </message>
    <message>
        <source>print.problem.game</source>
        <translation>there is nothing to print for this game: %1</translation>
    </message>
    <message>
        <source>print.problem.nothing</source>
        <translation>there is nothing to print</translation>
    </message>
    <message>
        <source>print.problem.empty-page</source>
        <translation>page %1 came out empty</translation>
    </message>
    <message>
        <source>print.problem.printer</source>
        <translation>the printer does not take the pages</translation>
    </message>
    <message>
        <source>print.problem.cancelled</source>
        <translation>printing was cancelled</translation>
    </message>
    <message>
        <source>print.flip.read</source>
        <translation>Look at this side: where the front’s cross shines through is what the back has to be moved by, to the right and down; to the left and up with a minus sign.</translation>
    </message>
    <message>
        <source>print.calibration.printer</source>
        <translation>Printer</translation>
    </message>
    <message>
        <source>print.calibration.tray</source>
        <translation>Paper tray and paper</translation>
    </message>
    <message>
        <source>print.calibration.across</source>
        <translation>Length of the horizontal line (mm)</translation>
    </message>
    <message>
        <source>print.calibration.down</source>
        <translation>Length of the vertical line (mm)</translation>
    </message>
    <message>
        <source>print.calibration.right</source>
        <translation>Offset of the back to the right (mm)</translation>
    </message>
    <message>
        <source>print.calibration.lower</source>
        <translation>Offset of the back down (mm)</translation>
    </message>
    <message>
        <source>part.plan</source>
        <translation>Plan</translation>
    </message>
    <message>
        <source>part.rules</source>
        <translation>Rules</translation>
    </message>
    <message>
        <source>part.flip-test</source>
        <translation>Test sheet</translation>
    </message>
    <message>
        <source>part.calibration</source>
        <translation>Calibration</translation>
    </message>
    <message>
        <source>part.score-sheet</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>print.name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>print.date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>print.score.title</source>
        <translation>Score sheet</translation>
    </message>
    <message>
        <source>print.score.total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>print.plan.standees</source>
        <translation>Fold the standees at the dashed lines, glue them together, and glue their feet to cardboard.</translation>
    </message>
    <message>
        <source>print.problem.players</source>
        <translation>%1 is a game for %2–%3 players</translation>
    </message>
    <message>
        <source>letter.brown</source>
        <translation>Bn</translation>
    </message>
    <message>
        <source>letter.blue</source>
        <translation>Bu</translation>
    </message>
    <message>
        <source>letter.green</source>
        <translation>Gn</translation>
    </message>
    <message>
        <source>letter.yellow</source>
        <translation>Y</translation>
    </message>
    <message>
        <source>letter.white</source>
        <translation>W</translation>
    </message>
    <message>
        <source>letter.black</source>
        <translation>Bk</translation>
    </message>
    <message>
        <source>letter.sky</source>
        <translation>S</translation>
    </message>
    <message>
        <source>letter.pink</source>
        <translation>P</translation>
    </message>
    <message>
        <source>letter.red</source>
        <translation>R</translation>
    </message>
    <message>
        <source>letter.grey</source>
        <translation>Gy</translation>
    </message>
    <message>
        <source>cli.help.print-paper-weight</source>
        <translation>Weight of the paper in grams per square metre: how deep boxes are.</translation>
    </message>
    <message>
        <source>print.plan.boxes</source>
        <translation>Cut out each box along its outline, score the dashed lines, fold it with the pictures outside, and put glue on the hatched strips: first the side, then the bottom.</translation>
    </message>
    <message>
        <source>print.problem.of-game</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>part.blank-cards</source>
        <translation>Blank cards</translation>
    </message>
    <message>
        <source>face.blank.name</source>
        <translation>Blank card</translation>
    </message>
    <message>
        <source>print.problem.picture</source>
        <translation>cannot be read as a picture: %1 (PNG, JPEG, BMP, GIF or WebP, at most 64 MB)</translation>
    </message>
</context>
</TS>
