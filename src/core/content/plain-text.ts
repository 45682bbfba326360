/** Scripts and styles with all they hold, up to where they end or the text does. */
const silent = /<(script|style|template|noscript|iframe|object|svg|math)\b(?:(?!<\/\1\s*>)[\s\S]){0,20000}(?:<\/\1\s*>)?/gi;
const comment = /<!--(?:(?!-->)[\s\S]){0,20000}(?:-->)?/g;
/** A tag that begins as one: `<3` and `a < b` stay what they are. */
const tag = /<\/?[a-z!?][^<>]{0,2000}>/gi;
const opened = /<\/?(?:script|style|iframe|object|svg|math|img|template)\b[^<>]{0,2000}/gi;
/** Controls, and signs that turn the direction of writing or that nobody sees. The joiners of Indian scripts and emoji stay. */
const hidden = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\u200e\u200f\u200b\u2060\ufeff]/g;

/** A text with everything taken out that is markup or cannot be seen, so that only what a person wrote is left (R-080, S-54). Marks stacked upon one letter are capped, for they cover what stands around it. */
export function plainText(text: string): string {
  let left = text
    .normalize('NFC')
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(hidden, '')
    .replace(/(\p{M}{4})\p{M}+/gu, '$1');
  for (let turn = 0, before = ''; before !== left && turn < 5; turn++) {
    before = left;
    left = left.replace(comment, '').replace(silent, '').replace(tag, '').replace(opened, '');
  }
  return left
    .replace(/[^\S\n]+$/gm, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}
