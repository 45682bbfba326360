import { plainText } from '../content/plain-text.ts';
import { longestJobDescription } from './job.ts';

/** Read limit, since markup is several times longer than its text. */
export const mostMarkup = 5 * longestJobDescription;

/** Elements that prove HTML, unlike bracketed words such as `List<String>`. */
const anyTag =
  /<\/?(?:p|div|span|br|hr|ul|ol|li|dl|dt|dd|b|strong|i|em|u|a|h[1-6]|table|tr|td|th|section|article|header|footer|blockquote|pre|font|img|script|style|noscript|svg|math|template|iframe|html|body|head|meta|title)\b[^<>]*>|<!--/i;
const silentElement = /<(script|style|noscript|iframe|svg|math|template)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
/** Unclosed elements, removed early because plainText searches far for their end. */
const unendedTag = /<(?:script|style|noscript|iframe|svg|math)(?=[\s/>])[^<>]*>?/gi;
const item = /<li\b[^<>]*>/gi;
const lineEnd = /<br\b[^<>]*>|<\/(?:li|tr)\s*>/gi;
const paragraph = /<\/?(?:p|div|h[1-6]|ul|ol|section|article|table|blockquote|header|footer|dl|dt|dd|hr|pre)\b[^<>]*>/gi;
const tag = /<[/!]?[a-z][^<>]*>/gi;

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  bull: '•',
  middot: '·',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  euro: '€',
  pound: '£',
  copy: '©',
  reg: '®',
  trade: '™',
};

/** Leaves unknown entities as they are. */
export const withoutEntities = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi, (whole, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return entities[name.toLowerCase()] ?? whole;
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code).toWellFormed() : '';
  });

/** Separates paragraphs by empty lines and list items by lines. */
const withoutTags = (html: string): string =>
  html.replace(silentElement, ' ').replace(/\s+/g, ' ').replace(item, '\n• ').replace(lineEnd, '\n').replace(paragraph, '\n\n').replace(tag, '');

/** Accepts text, HTML, or HTML encoded as entities. */
export function feedText(written: string): string {
  let text = written.slice(0, mostMarkup);
  for (let turn = 0; turn < 3; turn++) text = withoutEntities(anyTag.test(text) ? withoutTags(text) : text);
  const said = (anyTag.test(text) ? withoutTags(text) : text).replace(unendedTag, '').replace(/[^\S\r\n]+/g, ' ');
  const lines = plainText(said).split('\n');
  return lines
    .map((line) => line.replace(/[^\S\n]+/g, ' ').trim())
    .filter((line) => line !== '•')
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/\n\n(?=• )/g, '\n')
    .trim();
}
