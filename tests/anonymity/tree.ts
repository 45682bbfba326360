/** Answer as a tree: JSON values, or a page's words and attributes. */
export interface Tree {
  readonly texts: readonly string[];
  readonly parts: readonly Tree[];
}

/** Parses JSON into a tree, including texts that are JSON themselves. */
export function treeOfJson(value: unknown): Tree {
  const nested = typeof value === 'string' ? parsed(value) : value;
  if (typeof nested !== 'object' || nested === null) return { texts: [String(value)], parts: [] };
  return { texts: [], parts: Object.values(nested).map(treeOfJson) };
}

function parsed(text: string): unknown {
  if (!/^\s*[{[]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const withoutEnd = /^<(!|area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)|\/>$/;

/** Parses our rendered HTML, where every element closes, with its embedded JSON. */
export function treeOfPage(html: string): Tree {
  const page: Growing = { texts: [], parts: [] };
  const open = [page];
  for (const piece of html.match(/<[^>]+>|[^<]+/g) ?? []) {
    const around = open.at(-1) ?? page;
    if (piece.startsWith('</')) open.pop();
    else if (piece.startsWith('<')) {
      const element: Growing = { texts: [...piece.matchAll(/="([^"]*)"/g)].map(([, value = '']) => value), parts: [] };
      around.parts.push(element);
      if (!withoutEnd.test(piece)) open.push(element);
    } else around.parts.push(treeOfJson(piece));
  }
  return page;
}

interface Growing {
  readonly texts: string[];
  readonly parts: Tree[];
}

/** Readable strings in binary data, such as camera metadata. */
export const treeOfBytes = (bytes: Buffer): Tree => ({ texts: bytes.toString('latin1').match(/[\x20-\x7e]{6,}/g) ?? [], parts: [] });

export function* textsOf({ texts, parts }: Tree): Generator<string, void> {
  yield* texts;
  for (const part of parts) yield* textsOf(part);
}
