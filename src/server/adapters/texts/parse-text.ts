import MarkdownIt, { type Token } from 'markdown-it';
import { Failure } from '#core/failure.ts';
import { lettersOf, textBounds, type InstanceText, type TextBlock, type TextLine, type TextRun } from '#core/texts/instance-text.ts';
import type { Fill } from './fill.ts';
import { runsIn } from './text-runs.ts';

export type ParsedText = Pick<InstanceText, 'title' | 'changedOn' | 'blocks'>;

/** Parses HTML in order to drop it; only `safeHref` judges links. */
const markdown = new MarkdownIt({ html: true, linkify: false });
markdown.validateLink = () => true;
markdown.normalizeLink = (url) => url;

/** Date in a comment line such as `<!-- changed: 2026-11-27 -->`. */
const changedLine = /^<!-- *changed: *(\d{4}-\d{2}-\d{2}) *-->\s*$/m;

/** Parses Markdown, with the first heading as title. */
export function parseText(source: string, fill: Fill): ParsedText {
  const builder = new BlockBuilder(fill);
  for (const token of markdown.parse(source, {})) builder.take(token);
  const { title, blocks } = builder;
  if (title === '') throw new Failure('invalid', 'It has no heading that begins with one #.');
  refuseTooMuch(title, blocks);
  return { title, changedOn: changedLine.exec(source)?.[1] ?? null, blocks };
}

class BlockBuilder {
  title = '';
  readonly blocks: TextBlock[] = [];
  readonly #fill: Fill;
  readonly #ids = new Set<string>();
  readonly #items: TextRun[][] = [];
  #level = 0;
  #quotes = 0;
  #lists = 0;
  #list: { runs: TextRun[] }[] = [];
  #row: TextLine[] = [];
  #rows: TextLine[][] = [];

  constructor(fill: Fill) {
    this.#fill = fill;
  }

  take(token: Token): void {
    const { type, tag, nesting } = token;
    if (type === 'inline') this.#write(runsIn(token, this.#fill));
    else if (type === 'fence' || type === 'code_block') this.#write([{ text: this.#fill(token.content.trimEnd()), code: true }]);
    else if (type === 'heading_open') this.#level = Number(tag.slice(1));
    else if (type === 'heading_close') this.#level = 0;
    else if (tag === 'blockquote') this.#quotes += nesting;
    else if (tag === 'ul' || tag === 'ol') this.#nestList(nesting, tag === 'ol');
    else if (type === 'list_item_open') this.#openItem();
    else if (type === 'list_item_close') this.#items.pop();
    else if (tag === 'table') this.#endTable(nesting);
    else if (type === 'tr_close') this.#rows.push(this.#row);
    else if (type === 'tr_open') this.#row = [];
    else if (type === 'th_open' || type === 'td_open') this.#row.push({ runs: [] });
  }

  #write(runs: readonly TextRun[]): void {
    const item = this.#items.at(-1);
    if (this.#row.length > 0) this.#row[this.#row.length - 1] = { runs };
    else if (runs.length === 0) return;
    else if (item) item.push(...(item.length > 0 ? [{ text: '\n' }] : []), ...runs);
    else if (this.#level === 1 && this.title === '') this.title = lettersOf(runs);
    else if (this.#level > 0) this.blocks.push(this.#heading(runs));
    else this.blocks.push({ kind: this.#quotes > 0 ? 'quote' : 'paragraph', runs });
  }

  /** Accepts an explicit anchor, equal across languages: `## Your rights {#rights}`. */
  #heading(runs: readonly TextRun[]): TextBlock {
    const [, said] = / *\{#([a-z0-9-]+)\}$/.exec(lettersOf(runs)) ?? [];
    const shown = said === undefined ? runs : runs.map((run) => ({ ...run, text: run.text.replace(`{#${said}}`, '').trimEnd() }));
    const wanted = (said ?? anchorOf(lettersOf(runs))).slice(0, textBounds.longestTextAnchor - 4) || 'part';
    let id = wanted;
    for (let number = 2; this.#ids.has(id); number++) id = `${wanted}-${number}`;
    this.#ids.add(id);
    return { kind: 'heading', level: this.#level < 3 ? 2 : 3, id, runs: shown.filter(({ text }) => text !== '') };
  }

  #nestList(nesting: number, isOrdered: boolean): void {
    if (this.#lists === 0) this.#list = [];
    this.#lists += nesting;
    if (this.#lists > 0) return;
    const items = this.#list.filter(({ runs }) => runs.length > 0);
    if (items.length > 0) this.blocks.push({ kind: 'list', isOrdered, items });
  }

  #openItem(): void {
    const item = { runs: [] };
    this.#list.push(item);
    this.#items.push(item.runs);
  }

  #endTable(nesting: number): void {
    const [head, ...rows] = this.#rows;
    if (nesting < 0 && head) this.blocks.push({ kind: 'table', head, rows: rows.map((cells) => ({ cells })) });
    this.#rows = [];
    this.#row = [];
  }
}

const anchorOf = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

function refuseTooMuch(title: string, blocks: readonly TextBlock[]): void {
  const { longestTextTitle, longestTextRun, mostTextBlocks, mostTextItems, mostTextCells, mostTextRuns } = textBounds;
  const lines = blocks.flatMap(linesIn);
  const refuse = (isTooMuch: boolean, what: string): void => {
    if (isTooMuch) throw new Failure('invalid', `It has ${what}.`);
  };
  refuse(title.length > longestTextTitle, `a title of more than ${longestTextTitle} characters`);
  refuse(blocks.length > mostTextBlocks, `more than ${mostTextBlocks} paragraphs, headings and lists`);
  refuse(
    blocks.some((block) => countIn(block) > mostTextItems),
    `a list or a table of more than ${mostTextItems} lines`,
  );
  refuse(
    blocks.some((block) => block.kind === 'table' && block.head.length > mostTextCells),
    `a table of more than ${mostTextCells} columns`,
  );
  refuse(
    lines.some(({ runs }) => runs.length > mostTextRuns),
    `a paragraph with more than ${mostTextRuns} changes of style`,
  );
  refuse(
    lines.some(({ runs }) => runs.some(({ text }) => text.length > longestTextRun)),
    `a paragraph of more than ${longestTextRun} characters`,
  );
}

const countIn = (block: TextBlock): number => (block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 1);

function linesIn(block: TextBlock): readonly TextLine[] {
  if (block.kind === 'list') return block.items;
  return block.kind === 'table' ? [...block.head, ...block.rows.flatMap(({ cells }) => cells)] : [block];
}
