/** Possible first letters of a match, with `undefined` for any. */
export type FirstLetters = ReadonlySet<string> | undefined;

interface Begun {
  readonly letters: Set<string>;
  isAny: boolean;
  /** True if it may match nothing, so that the next part counts too. */
  isEmpty: boolean;
}

/** First letters of a regular expression, as far as the lists' patterns go. */
export function firstLettersOf(source: string): FirstLetters {
  const { letters, isAny, isEmpty } = alternatives(source, { at: 0 });
  return isAny || isEmpty ? undefined : letters;
}

interface Cursor {
  at: number;
}

function alternatives(source: string, cursor: Cursor): Begun {
  const all: Begun = { letters: new Set(), isAny: false, isEmpty: false };
  for (;;) {
    const one = sequence(source, cursor);
    for (const letter of one.letters) all.letters.add(letter);
    all.isAny ||= one.isAny;
    all.isEmpty ||= one.isEmpty;
    if (source[cursor.at] !== '|') return all;
    cursor.at++;
  }
}

function sequence(source: string, cursor: Cursor): Begun {
  const made: Begun = { letters: new Set(), isAny: false, isEmpty: true };
  while (cursor.at < source.length && source[cursor.at] !== '|' && source[cursor.at] !== ')') {
    const part = atom(source, cursor);
    const isOptional = times(source, cursor);
    if (!made.isEmpty) continue;
    for (const letter of part.letters) made.letters.add(letter);
    made.isAny ||= part.isAny;
    made.isEmpty = isOptional || part.isEmpty;
  }
  return made;
}

function atom(source: string, cursor: Cursor): Begun {
  const sign = source[cursor.at] ?? '';
  if (sign === '(') {
    const isLook = /^\(\?<?[!=]/.test(source.slice(cursor.at, cursor.at + 4));
    cursor.at = source.startsWith('(?:', cursor.at) ? cursor.at + 3 : source.indexOf(isLook && source[cursor.at + 2] === '<' ? '<' : '?', cursor.at) + 2;
    const inner = alternatives(source, cursor);
    cursor.at++;
    return isLook ? { letters: new Set(), isAny: false, isEmpty: true } : inner;
  }
  if (sign === '[') {
    const end = source.indexOf(']', cursor.at);
    const letters = source.slice(cursor.at + 1, end);
    cursor.at = end + 1;
    return { letters: new Set(letters), isAny: /\^|-/.test(letters), isEmpty: false };
  }
  cursor.at++;
  return { letters: new Set(sign), isAny: false, isEmpty: false };
}

/** Skips a quantifier and tells if the part is optional. */
function times(source: string, cursor: Cursor): boolean {
  const found = /^(?:[?*+]|\{\d+,?\d*\})/.exec(source.slice(cursor.at, cursor.at + 8))?.[0] ?? '';
  cursor.at += found.length;
  return /^(?:[?*]|\{0)/.test(found);
}
