// Writes into YAML line by line, so that everything else stays as its author wrote it: comments, order, quotes and breaks.
import { isMap, isScalar, isSeq, type YAMLMap, type YAMLSeq } from 'yaml';

export interface Edit {
  readonly at: number;
  readonly to: number;
  readonly text: string;
}

export class YamlPage {
  readonly text: string;

  constructor(text: string) {
    this.text = text.endsWith('\n') ? text : `${text}\n`;
  }

  /** Inserts before the first of these keys and its comment, or at the end. */
  before(map: YAMLMap, keys: readonly string[], lines: readonly string[]): Edit {
    const column = this.columnOf(startOf(map));
    const next = map.items.find(({ key }) => isScalar(key) && keys.includes(String(key.value)));
    return this.inserted(isScalar(next?.key) ? this.above(startOf(next.key), column) : this.endOf(map, column), column, lines);
  }

  inList(list: YAMLSeq, at: number, lines: readonly string[]): Edit {
    const column = this.columnOf(startOf(list));
    const next = list.items[at];
    return this.inserted(next === undefined ? this.endOf(list, column) : this.above(startOf(next), column), column, lines);
  }

  replaced(list: YAMLSeq, at: number, reference: string): Edit[] {
    const entry = list.items[at];
    const node = isMap(entry) ? entry.get('$ref', true) : undefined;
    return isScalar(node) && node.range ? [{ at: node.range[0], to: node.range[1], text: reference }] : [];
  }

  /** Applies edits, keeping the order of those at one place. */
  edited(edits: readonly Edit[]): string {
    let at = 0;
    let whole = '';
    for (const edit of [...edits].sort((one, other) => one.at - other.at)) {
      whole += this.text.slice(at, edit.at) + edit.text;
      at = edit.to;
    }
    return whole + this.text.slice(at);
  }

  private inserted(at: number, column: number, lines: readonly string[]): Edit {
    const text = lines.map((line) => `${' '.repeat(column)}${line}\n`).join('');
    return { at, to: at, text };
  }

  private columnOf(at: number): number {
    return at - this.lineOf(at);
  }

  private lineOf(at: number): number {
    return this.text.lastIndexOf('\n', at - 1) + 1;
  }

  private above(at: number, column: number): number {
    let line = this.lineOf(at);
    while (line > 0 && this.isComment(this.lineOf(line - 1), (indent) => indent === column)) line = this.lineOf(line - 1);
    return line;
  }

  private endOf(node: unknown, column: number): number {
    let line = this.lineAfter(lastOf(node));
    while (line < this.text.length && this.isComment(line, (indent) => indent > column)) line = this.lineAfter(line + 1);
    return line;
  }

  private lineAfter(at: number): number {
    return this.text.indexOf('\n', at - 1) + 1 || this.text.length;
  }

  private isComment(line: number, isIts: (indent: number) => boolean): boolean {
    const [, indent] = /^( *)#/.exec(this.text.slice(line, this.lineAfter(line + 1))) ?? [];
    return indent !== undefined && isIts(indent.length);
  }
}

export const isBlock = (node: unknown): node is YAMLMap => isMap(node) && node.flow !== true && node.items.length > 0;

export const pairsOf = (node: unknown): (readonly [string, unknown])[] =>
  isMap(node) ? node.items.flatMap(({ key, value }) => (isScalar(key) ? [[String(key.value), value] as const] : [])) : [];

const startOf = (node: unknown): number => rangeOf(node)[0];

/** End of a node, without comments below it. */
function lastOf(node: unknown): number {
  if (isMap(node) && node.flow !== true) {
    const last = node.items.at(-1);
    return lastOf(rangeOf(last?.value)[1] > 0 ? last?.value : last?.key);
  }
  return isSeq(node) && node.flow !== true ? lastOf(node.items.at(-1)) : rangeOf(node)[1];
}

const rangeOf = (node: unknown): readonly [number, number] => {
  const range = isMap(node) || isSeq(node) || isScalar(node) ? node.range : undefined;
  return range ? [range[0], range[1]] : [0, 0];
};
