/** Payload that fits PostgreSQL's limit of 8,000 bytes with header and escapes. */
const partBytes = 7_400;

type Part = readonly [textId: string, at: number, count: number, said: string];

/** Splits ASCII-escaped JSON so that each part fits a notification. */
export function partsOf(json: string, textId: string): readonly string[] {
  const plain = json.replace(/[^\u0020-\u007e]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const count = Math.max(1, Math.ceil(plain.length / partBytes));
  return Array.from({ length: count }, (_, at) => partText([textId, at, count, plain.slice(at * partBytes, (at + 1) * partBytes)]));
}

/** Avoids quotes, which would need escaping. */
const partText = ([textId, at, count, said]: Part): string => `${textId} ${at} ${count} ${said}`;

/** Rejoins parts, ignoring its own and texts whose beginning was missed. */
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
