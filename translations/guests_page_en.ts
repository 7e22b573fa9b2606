<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>guests</name>
    <message>
        <source>guests.page.your-turn</source>
        <translation>It is your turn.</translation>
    </message>
    <message>
        <source>guests.page.waiting-for</source>
        <translation>Deciding now: %1</translation>
    </message>
    <message>
        <source>guests.page.waiting</source>
        <translation>The game goes on.</translation>
    </message>
    <message>
        <source>guests.page.over</source>
        <translation>The game is over.</translation>
    </message>
    <message>
        <source>guests.page.question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>guests.page.choices</source>
        <translation>All choices as a list (%1)</translation>
    </message>
    <message>
        <source>guests.page.choices-left</source>
        <translation>%1 of %2 choices</translation>
    </message>
    <message>
        <source>guests.page.more</source>
        <translation>%1 more</translation>
    </message>
    <message>
        <source>guests.page.clear</source>
        <translation>Clear</translation>
    </message>
    <message>
        <source>guests.page.not-complete</source>
        <translation>Not complete yet</translation>
    </message>
    <message>
        <source>guests.page.decision</source>
        <translation>Decision</translation>
    </message>
    <message>
        <source>guests.page.hint</source>
        <translation>Hint</translation>
    </message>
    <message>
        <source>guests.page.hint-thinking</source>
        <translation>Looking for a hint…</translation>
    </message>
    <message>
        <source>guests.page.hint-line</source>
        <translation>%1 (prospects %2%)</translation>
    </message>
    <message>
        <source>guests.page.take-back</source>
        <translation>Undo</translation>
    </message>
    <message>
        <source>guests.page.your-cards</source>
        <translation>Your cards</translation>
    </message>
    <message>
        <source>guests.page.to-look-at</source>
        <translation>What to look at</translation>
    </message>
    <message>
        <source>guests.page.can-pick</source>
        <translation>, you can choose here</translation>
    </message>
    <message>
        <source>guests.page.look</source>
        <translation>Look closely</translation>
    </message>
    <message>
        <source>guests.page.table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>guests.page.log</source>
        <translation>Since your last turn</translation>
    </message>
    <message>
        <source>guests.page.notebook</source>
        <translation>Notebook</translation>
    </message>
    <message>
        <source>guests.page.notebook-legend</source>
        <translation>●: certain, ○: possible, –: impossible</translation>
    </message>
    <message>
        <source>guests.page.looks</source>
        <translation>Who was shown what</translation>
    </message>
    <message>
        <source>guests.page.impossible</source>
        <translation>impossible</translation>
    </message>
    <message>
        <source>guests.page.possible</source>
        <translation>possible</translation>
    </message>
    <message>
        <source>guests.page.certain</source>
        <translation>certain</translation>
    </message>
    <message>
        <source>guests.page.certain-many</source>
        <translation>certain, %1 or more</translation>
    </message>
    <message>
        <source>guests.page.map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>guests.page.zoom-in</source>
        <translation>Zoom in</translation>
    </message>
    <message>
        <source>guests.page.zoom-out</source>
        <translation>Zoom out</translation>
    </message>
    <message>
        <source>guests.page.map-whole</source>
        <translation>Whole map</translation>
    </message>
    <message>
        <source>guests.page.map-own</source>
        <translation>Where you are</translation>
    </message>
    <message>
        <source>guests.page.points</source>
        <translation>%1 points</translation>
    </message>
    <message>
        <source>guests.page.points-one</source>
        <translation>%1 point</translation>
    </message>
    <message>
        <source>guests.page.cards</source>
        <translation>%1 cards</translation>
    </message>
    <message>
        <source>guests.page.cards-one</source>
        <translation>%1 card</translation>
    </message>
    <message>
        <source>guests.page.you</source>
        <translation>you</translation>
    </message>
    <message>
        <source>guests.page.bot</source>
        <translation>bot</translation>
    </message>
    <message>
        <source>guests.page.away</source>
        <translation>not connected</translation>
    </message>
    <message>
        <source>guests.page.to-act</source>
        <translation>to act</translation>
    </message>
    <message>
        <source>guests.page.at-stake</source>
        <translation>at stake</translation>
    </message>
    <message>
        <source>guests.page.not-here</source>
        <translation>not here</translation>
    </message>
    <message>
        <source>guests.page.used-up</source>
        <translation>used up</translation>
    </message>
    <message>
        <source>guests.page.place</source>
        <translation>place %1</translation>
    </message>
    <message>
        <source>guests.page.cards-lying</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>guests.page.rank</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>guests.page.settings</source>
        <translation>Settings</translation>
    </message>
    <message>
        <source>guests.page.language</source>
        <translation>Language</translation>
    </message>
    <message>
        <source>guests.page.cloth</source>
        <translation>Colours</translation>
    </message>
    <message>
        <source>guests.page.cloth-system</source>
        <translation>As the phone has it</translation>
    </message>
    <message>
        <source>guests.page.cloth-light</source>
        <translation>Light</translation>
    </message>
    <message>
        <source>guests.page.cloth-dark</source>
        <translation>Dark</translation>
    </message>
    <message>
        <source>guests.page.text-size</source>
        <translation>Text size</translation>
    </message>
    <message>
        <source>guests.page.percent</source>
        <translation>%1%</translation>
    </message>
    <message>
        <source>guests.page.close</source>
        <translation>Close</translation>
    </message>
    <message>
        <source>guests.page.pick</source>
        <translation>Pick</translation>
    </message>
    <message>
        <source>guests.page.name</source>
        <translation>Your name</translation>
    </message>
    <message>
        <source>guests.page.seats</source>
        <translation>Your seat</translation>
    </message>
    <message>
        <source>guests.page.seat</source>
        <translation>Seat %1</translation>
    </message>
    <message>
        <source>guests.page.sit-down</source>
        <translation>Sit down</translation>
    </message>
    <message>
        <source>guests.page.code</source>
        <translation>Code</translation>
    </message>
    <message>
        <source>guests.page.code-where</source>
        <translation>The laptop shows its six letters under the QR code.</translation>
    </message>
    <message>
        <source>guests.page.code-wrong</source>
        <translation>This is not the code. Look at the laptop again.</translation>
    </message>
    <message>
        <source>guests.page.code-too-often</source>
        <translation>Too many wrong codes were tried. Try again in a minute.</translation>
    </message>
    <message>
        <source>guests.page.type-code</source>
        <translation>Type the code</translation>
    </message>
    <message>
        <source>guests.page.bot-decides</source>
        <translation>A bot decides for you now.</translation>
    </message>
    <message>
        <source>guests.page.join-closed</source>
        <translation>Nobody can sit down now: joining was closed at the laptop.</translation>
    </message>
    <message>
        <source>guests.page.join-full</source>
        <translation>No seat is free.</translation>
    </message>
    <message>
        <source>guests.page.connecting</source>
        <translation>Connecting…</translation>
    </message>
    <message>
        <source>guests.page.reconnecting</source>
        <translation>The connection is lost. It comes back by itself as soon as it can.</translation>
    </message>
    <message>
        <source>guests.page.not-sent</source>
        <translation>There is no connection to the laptop, so this was not sent. Try again when it is back.</translation>
    </message>
    <message>
        <source>guests.page.ended-unknown</source>
        <translation>This link is no longer valid. Scan the QR code on the laptop again.</translation>
    </message>
    <message>
        <source>guests.page.ended-crowded</source>
        <translation>Two phones use this seat already. Close this page on one of them.</translation>
    </message>
    <message>
        <source>guests.page.ended-version</source>
        <translation>This page does not belong to the program on the laptop. Load it again.</translation>
    </message>
    <message>
        <source>guests.page.ended-host</source>
        <translation>At the laptop the game was closed, or this seat was given to somebody else.</translation>
    </message>
    <message>
        <source>guests.page.waits</source>
        <translation>You have your seat. The game begins at the laptop.</translation>
    </message>
    <message>
        <source>guests.page.try-again</source>
        <translation>Try again</translation>
    </message>
    <message>
        <source>guests.page.skip</source>
        <translation>Go to the question</translation>
    </message>
    <message>
        <source>guests.page.sections</source>
        <translation>Parts of the page</translation>
    </message>
    <message>
        <source>guests.page.go-question</source>
        <translation>Question</translation>
    </message>
    <message>
        <source>guests.page.go-your-cards</source>
        <translation>Cards</translation>
    </message>
    <message>
        <source>guests.page.go-map</source>
        <translation>Map</translation>
    </message>
    <message>
        <source>guests.page.go-table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>guests.page.go-log</source>
        <translation>Log</translation>
    </message>
    <message>
        <source>guests.page.go-notebook</source>
        <translation>Notebook</translation>
    </message>
</context>
</TS>
