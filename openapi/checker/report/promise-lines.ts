import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMap, isNode, isSeq, LineCounter, parseDocument, type Document } from 'yaml';

interface Read {
  readonly document: Document;
  readonly lines: LineCounter;
}

/** Line numbers of promises. Files are read on first use. */
export class PromiseLines {
  readonly #folder: string;
  readonly #read = new Map<string, Read>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Formats a URI as `openapi/feed.yaml:120`, or the nearest line above. */
  lineOf(uri: string): string {
    const [file = '', pointer = ''] = uri.split('#');
    const steps = pointer
      .split('/')
      .slice(1)
      .map((step) => decodeURIComponent(step).replaceAll('~1', '/').replaceAll('~0', '~'));
    const { document, lines } = this.#of(file);
    let node: unknown = document.contents;
    let offset = 0;
    for (const step of steps) {
      const pair = isMap(node) ? node.items.find(({ key }) => String(key) === step) : undefined;
      const key = pair?.key;
      if (isNode(key) && key.range) [offset] = key.range;
      node = pair ? pair.value : isSeq(node) ? node.items[Number(step)] : undefined;
      if (!pair && isNode(node) && node.range) [offset] = node.range;
      if (node === undefined) break;
    }
    return `${join(this.#folder, file)}:${lines.linePos(offset).line}`;
  }

  #of(file: string): Read {
    const known = this.#read.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const read = { document: parseDocument(readFileSync(join(this.#folder, file), 'utf8'), { lineCounter: lines }), lines };
    this.#read.set(file, read);
    return read;
  }
}
