/** An answer as a tree of texts: the values of a JSON answer, or the words and attributes of a page. */
export interface Tree {
  readonly texts: readonly string[];
  readonly parts: readonly Tree[];
}

/** The tree of a JSON value. A text that is JSON itself, such as an answer inside of a rendered page, is read on. */
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

/** The tree of a page as we render it, where every element that opens also closes. JSON data that the page carries is read as a tree too. */
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

/** The readable strings in binary data, such as the metadata that a camera wrote into a picture. */
export const treeOfBytes = (bytes: Buffer): Tree => ({ texts: bytes.toString('latin1').match(/[\x20-\x7e]{6,}/g) ?? [], parts: [] });

/** Every text of a tree. */
export function* textsOf({ texts, parts }: Tree): Generator<string, void> {
  yield* texts;
  for (const part of parts) yield* textsOf(part);
}
