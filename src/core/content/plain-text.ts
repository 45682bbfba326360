import { withoutUnseen } from './unseen-signs.ts';

/** Scripts, styles and drawings with their content; unclosed ones lose only the tag, sparing the author's text. */
const silent = /<(script|style|noscript|iframe|svg|math)(?=[\s/>])(?:(?!<\/\1\s*>)[\s\S]){0,20000}<\/\1\s*>/gi;
const comment = /<!--(?:(?!-->)[\s\S]){0,20000}(?:-->)?/g;

/** HTML, SVG and MathML elements that are never meant as bracketed words. */
const elements =
  'abbr acronym animate\\w* applet article aside audio base basefont bdi bdo bgsound big blink blockquote body br button canvas caption center cite col colgroup datalist dd del desc dfn ' +
  'dialog dir div dl dt em embed fieldset figcaption figure font footer foreignobject form frame frameset head hgroup hr html iframe image img input ins isindex kbd keygen legend li ' +
  'listing maction map mark marquee math menu menuitem meta meter mglyph mi mn mo ms mtext nav nobr noembed noframes noscript object ol optgroup option p param picture plaintext portal ' +
  'pre progress q rb rp rt rtc ruby s samp script search select set slot small source span strike strong style sub sup svg table tbody td template textarea tfoot th thead tr track tt u ul ' +
  'use var video wbr xmp b i h[1-6]';
/** Elements named like ordinary words, treated as tags only with an attribute. */
const words = 'a address area code data details header label link main output section summary time title';

const ofNames = (names: string): string => `(?:${names.split(' ').join('|')})`;
const attribute = String.raw`[^<>=]{0,2000}=[^<>]{0,2000}`;
/** Attributes that act in an element of any name. */
const active = String.raw`[^<>]{0,2000}[\s/"'](?:on[a-z]+|style|src\w*|(?:\w+:)?href|action|contenteditable)\s{0,9}=[^<>]{0,2000}`;

/** Keeps other bracketed text, such as `List<String>`, `<company name>` or `a < b`. */
const tag = new RegExp(
  [
    String.raw`<${ofNames(elements)}(?:[\s/]${attribute}|[\s/]{1,9}(?:[\w-]{1,30}[\s/]{0,9})?)?>`,
    String.raw`<${ofNames(words)}[\s/]${attribute}>`,
    String.raw`<[a-z]${active}>`,
    String.raw`<\/[a-z][^<>]{0,2000}>`,
    '<[!?][^<>]{0,2000}>',
  ].join('|'),
  'gi',
);
const opened = /<\/?(?:script|style|iframe|object|svg|math|img|template)(?=[\s/>]|$)[^<>]{0,2000}/gi;

/** Strips markup, unseen signs and excess stacked marks (R-080, S-54); output is still escaped wherever shown. */
export function plainText(text: string): string {
  let left = withoutUnseen(text.normalize('NFC').replace(/\r\n?|\u2028|\u2029/g, '\n')).replace(/(\p{M}{4})\p{M}+/gu, '$1');
  for (let turn = 0, before = ''; before !== left && turn < 5; turn++) {
    before = left;
    left = left.replace(comment, '').replace(silent, '').replace(tag, '').replace(opened, '');
  }
  return left
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

export const saysNothing = (text: string): boolean => plainText(text) === '';
