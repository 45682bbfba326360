import type { OwnValue } from '#core/own-data/own-data.ts';
import type { TableMap } from '#core/privacy/data-map.ts';
import type { OwnDataPageWords } from '#web/words/en/own-data/words.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const htmlText = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '');

const style = `body{font:1rem/1.5 system-ui,sans-serif;max-width:70rem;margin:auto;padding:1rem;color:#1b1b1b;background:#fff}
section{margin-block:2rem}.rows{overflow-x:auto}table{border-collapse:collapse;font-size:.875rem}
th,td{border:1px solid #bbb;padding:.4rem .6rem;text-align:start;vertical-align:top;max-width:24rem;overflow-wrap:anywhere;white-space:pre-wrap}
th{min-width:9rem;font-weight:600;background:#f3f3f3}th code{display:block;font-weight:400;color:#555}`;

export const pageHead = (words: OwnDataPageWords, language: string, day: string): string =>
  `<!doctype html>\n<html lang="${htmlText(language)}">\n<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${htmlText(words.title)}</title><style>${style}</style></head>\n<body>\n<h1>${htmlText(words.title)}</h1>\n<p>${htmlText(words.lead(day))}</p>\n`;

export const pageEnd = '</body>\n</html>\n';

export const partHead = (heading: string, lead: string): string => `<section><h2>${htmlText(heading)}</h2>\n<p>${htmlText(lead)}</p>\n`;

export const partEnd = '</section>\n';

/** Table heading with its purpose and columns, in the English of the data map. */
export function tableHead(table: string, columns: readonly string[], map: TableMap | undefined): string {
  const purposeOf = (column: string) => map?.columns.find((each) => each.column === column)?.purpose ?? '';
  const heads = columns.map((column) => `<th scope="col"><code>${htmlText(column)}</code>${htmlText(purposeOf(column))}</th>`);
  return `<h3 lang="en">${htmlText(map?.purpose ?? table)}</h3>\n<div class="rows" tabindex="0"><table><thead lang="en"><tr>${heads.join('')}</tr></thead><tbody>\n`;
}

export const rowLine = (columns: readonly string[], row: Readonly<Record<string, OwnValue>>): string =>
  `<tr>${columns.map((column) => `<td>${htmlText(said(row[column] ?? null))}</td>`).join('')}</tr>\n`;

export const tableEnd = '</tbody></table></div>\n';

export const thingLine = (name: string, value: unknown): string =>
  `<h3>${htmlText(name)}</h3>\n<pre class="rows" tabindex="0">${htmlText(JSON.stringify(value, null, 2))}</pre>\n`;

const said = (value: OwnValue): string => (value === null ? '' : typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value));
