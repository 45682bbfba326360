/** PostgreSQL notifies with less than 8,000 bytes; a header and escapes come to what a part holds. */
const partBytes = 7_400;

/** One part of a text that others hear: which text, which part of how many, and what it says. */
type Part = readonly [textId: string, at: number, count: number, said: string];

/** A text in parts that each fit a notification; nearly all are one. JSON has no letter beyond ASCII where it escapes them, so that letters are bytes. */
export function partsOf(json: string, textId: string): readonly string[] {
  const plain = json.replace(/[^\u0020-\u007e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const count = Math.max(1, Math.ceil(plain.length / partBytes));
  return Array.from({ length: count }, (_, at) => partText([textId, at, count, plain.slice(at * partBytes, (at + 1) * partBytes)]));
}

/** The header and what follows it, without quotes that would have to be escaped. */
const partText = ([textId, at, count, said]: Part): string => `${textId} ${at} ${count} ${said}`;

/** Joins the parts of others to texts again. What this process sent itself is nothing to it, and of a text whose beginning was not heard nothing is said. */
export function joinedParts(me: string): (text: string) => string | undefined {
  const begun = new Map<string, string[]>();
  return (text) => {
    const [, textId = '', at, count, said = ''] = /^([\w-]+\.\d+) (\d+) (\d+) (.*)$/s.exec(text) ?? [];
    const sender = textId.split('.', 1)[0] ?? '';
    if (sender === '' || sender === me) return undefined;
    // A sender says one text after the other.
    const parts = at === '0' ? [] : begun.get(textId);
    begun.delete(textId);
    if (parts?.length !== Number(at)) return undefined;
    parts.push(said);
    if (parts.length === Number(count)) return parts.join('');
    if (begun.size > 100) begun.clear();
    begun.set(textId, parts);
    return undefined;
  };
}
