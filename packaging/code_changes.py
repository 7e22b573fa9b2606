"""What packaging/mutate changes in a source, and the text to compile in which all changes stand beside each other."""
import re

TELLS = re.compile(r'narrator->|\*narrator|if \(!?narrator|event\.(tell|nextBeat)\(')  # that is no rule

OPERATORS = [
    # conditions
    (r'(?<!operator)(?<![=!<>])==(?!=)', '!='), (r'!=(?!=)', '=='), (r'&&', '||'), (r'(?<!\|)\|\|(?!\|)', '&&'),
    (r' < ', ' <= '), (r' <= ', ' < '), (r' > ', ' >= '), (r' >= ', ' > '), (r'(?<=\()!(?=[a-z])', ''),
    # constants
    (r'(?<![\w.])\d+(?![\w.])', None), (r'\btrue\b', 'false'), (r'\bfalse\b', 'true'),
    (r'(?<=[\w)]) \+ (?=[\w(])', ' - '), (r'(?<=[\w)]) - (?=[\w(])', ' + '),
    # calls
    (r'(?m)^ +(?!(?:return|else|case|delete|using|if|for|while|do|switch|const|auto|static)\b)'
     r'[\w:.>\[\]-]+\([^;{}]*\);$', ';'),
    (r'(?m)^ +[\w.\[\]>-]+ (\+=|-=) [^;{}]+;$', ';'),
]


def code_of(text):
    """The text with comments and strings blanked, place for place."""
    pattern = r'//[^\n]*|"(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])\'|^#[^\n]*|static_assert\([^;]*;|assert\([^;]*;'
    return re.sub(pattern, lambda match: ' ' * len(match.group()), text, flags=re.M)


def head_of(code, body):
    """What stands before the brace of a function's body."""
    return code[max(code.rfind(mark, 0, body[0] - 1) for mark in ';{}') + 1:body[0]]


def mutants_of(path):
    text = path.read_text()
    code = code_of(text)
    # What cannot do without a narrator carries out no rule: a search has none.
    tellings = [body for body in bodies_of(code) if 'Narrator& ' in head_of(code, body)]
    for pattern, becomes in OPERATORS:
        for match in re.finditer(pattern, code):
            old = match.group()
            new = str(int(old) + 1) if becomes is None else becomes
            if TELLS.search(text[text.rindex('\n', 0, match.start() + 1) + 1:text.index('\n', match.end())]):
                continue
            if any(begin <= match.start() < end for begin, end in tellings):
                continue
            yield {'file': path, 'at': match.start(), 'old': old, 'new': new,
                   'line': text.count('\n', 0, match.start() + len(old) - len(old.lstrip())) + 1}


def told(mutant, line=None):
    old, new = (' '.join(mutant[key].split()) for key in ('old', 'new'))
    return f'{mutant["file"].name}:{line or mutant["line"]}: {old} -> {new}'


BODY = re.compile(r'\)\s*(?:const|noexcept|override|->\s*[\w:<>&*, ]+|\s)*$')
CHOOSER = '#include "engines/chosen_change.h"\n'
CHOSEN = '''#pragma once
#include <cstdlib>
#include <type_traits>
namespace intrika {
inline const int changeOfEnvironment = std::getenv("INTRIKA_CHANGE") ? std::atoi(std::getenv("INTRIKA_CHANGE")) : 0;
constexpr int chosenChange() {
    if (std::is_constant_evaluated()) return 0;
    return changeOfEnvironment;
}
}  // namespace intrika
'''


def bodies_of(code):
    """Where the outermost bodies of functions begin and end, without their braces."""
    found, opened, outermost = [], [], None
    for at in (match.start() for match in re.finditer('[{}]', code)):
        if code[at] == '{':
            first = code[code.rfind('\n', 0, at) + 1:at].split()[:1]
            if (outermost is None and BODY.search(code, max(0, at - 200), at)
                    and first not in (['for'], ['if'], ['while'])):  # those are within something constant
                outermost = len(opened)
            opened.append(at)
        else:
            begin = opened.pop()
            if outermost == len(opened):
                found.append((begin + 1, at))
                outermost = None
    return found


class Source:
    """A file of the rules, with those of its changes that are compiled together, and perhaps one in earnest."""

    def __init__(self, path, mutants):
        self.text = path.read_text()
        self.bodies = bodies_of(code_of(self.text))
        self.together = {}  # body -> its changes
        for mutant in mutants:
            body = next((body for body in self.bodies if body[0] <= mutant['at'] < body[1]), None)
            if body:
                self.together.setdefault(body, []).append(mutant)

    def part(self, begin, end, changed):
        """The text from `begin` to `end`, with `changed` if it is there."""
        if changed is None or not begin <= changed['at'] < end:
            return self.text[begin:end]
        at, after = changed['at'], changed['at'] + len(changed['old'])
        return self.text[begin:at] + changed['new'] + self.text[after:end]

    def written(self, earnest=None):
        """The text to compile, and in which of its lines which change stands."""
        text, lines, done = '', [], 0
        def add(more, mutant=None):
            nonlocal text
            if mutant:
                before = text.count('\n')
                lines.append((before + 2, before + more.count('\n'), mutant))
            text += more
        for body in sorted(self.together):
            add(self.part(done, body[0], earnest) + 'switch (::intrika::chosenChange()) {')
            for mutant in self.together[body]:
                add(f'\ncase {mutant["number"]}: {{{self.part(*body, mutant)}}} break;\n', mutant)
            add(f'default: {{{self.part(*body, earnest)}}}}}')
            done = body[1]
        add(self.part(done, len(self.text), earnest))
        head, once, rest = text.rpartition('#pragma once\n')
        return head + once + CHOOSER + rest, [(first + 1, last + 1, mutant) for first, last, mutant in lines]

    def without(self, mutant):
        for mutants in self.together.values():
            if mutant in mutants:
                mutants.remove(mutant)

    def is_constant(self, mutant):
        """Whether the compiler may have computed what the function says, before any change was chosen."""
        code = code_of(self.text)
        return any('constexpr ' in head_of(code, body) for body, mutants in self.together.items() if mutant in mutants)

    def has(self, mutant):
        return any(mutant in mutants for mutants in self.together.values())
