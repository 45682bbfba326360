import { isJunk } from './junk.ts';
import type { RephraseDraft } from './rephrasings.ts';
import { initials, spellings } from './spellings.ts';

export type Cleaned = { readonly isText: true; readonly title: string; readonly description: string } | { readonly isText: false };

const kept = /(\[[^[\]\n]*\]\([^()\s]*\)|https?:\/\/\S+|\S+@\S+)/;
const word = /[A-Za-z][A-Za-z’']*/g;

/** Fixes spelling, shouting, punctuation and gaps by rules, without AI or added meaning. */
export function cleaned({ title, description }: Pick<RephraseDraft, 'title' | 'description'>): Cleaned {
  if (isJunk(`${title}\n${description}`)) return { isText: false };
  return { isText: true, title: withoutStop(cleanText(title.replace(/\s+/g, ' '))), description: withStops(cleanText(description)) };
}

export function cleanText(text: string): string {
  const letters = text.match(/[A-Za-z]/g)?.length ?? 0;
  const capitals = text.match(/[A-Z]/g)?.length ?? 0;
  const isShouted = letters >= 8 && capitals / letters > 0.6;
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map((line) =>
      sentences(
        line
          .split(kept)
          .map((part, at) => (at % 2 === 1 ? part : marks(words(part, isShouted))))
          .join(''),
      ),
    )
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const words = (part: string, isShouted: boolean): string => part.replace(word, (found) => spelled(voiced(found, isShouted)));

function voiced(found: string, isShouted: boolean): string {
  const isLoud = found.length > 1 && found === found.toUpperCase();
  if (!isLoud || initials.has(found)) return found;
  return isShouted || found.length > 5 ? found.toLowerCase() : found;
}

function spelled(found: string): string {
  if (found === 'i') return 'I';
  const other = Object.hasOwn(spellings, found.toLowerCase()) ? spellings[found.toLowerCase()] : undefined;
  if (other === undefined)
    return initials.has(found.toUpperCase()) && found.length > 2 && found === found.toLowerCase() && sureInitials.has(found) ? found.toUpperCase() : found;
  return found[0] === found[0]?.toUpperCase() ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

const sureInitials: ReadonlySet<string> = new Set(['ctc', 'hra', 'lpa', 'epf', 'esop', 'wfh', 'wfo', 'tds', 'uan', 'hrbp', 'gst', 'fnf']);

const marks = (text: string): string => {
  const once = marksOnce(text);
  return once === text ? once : marks(once);
};

const marksOnce = (text: string): string =>
  text
    .replace(/([!?])[!?]*\?[!?]*|\?[!?]+/g, '?')
    .replace(/!{2,}/g, '!')
    .replace(/\.{2,}|…{2,}/g, '…')
    .replace(/,{2,}/g, ',')
    .replace(/[^\S\n]+([,;!?])/g, '$1')
    .replace(/[^\S\n]+([:.…](?:\s|$))/g, '$1')
    .replace(/([,;!?])(?=[A-Za-z])/g, '$1 ')
    .replace(/[^\S\n]+/g, ' ');

/** Capitalizes sentences, except after `e.g.`. */
const sentences = (line: string): string =>
  line
    .trim()
    .replace(/(^|[.!?]\s+)([a-z])(?![a-z]*\.[a-z])/g, (whole: string, before: string, first: string, at: number, all: string) =>
      /(?:^|[^A-Za-z])(?:e\.g|i\.e|etc|vs|approx|no)$/i.test(all.slice(Math.max(0, at - 8), at)) ? whole : before + first.toUpperCase(),
    );

const withStops = (text: string): string =>
  text
    .split(/\n(?=\n)/)
    .map((paragraph) =>
      /[\p{L}\p{M}\p{N})]$/u.test(paragraph) && /\s/.test(paragraph.trim()) && !kept.test(lastWord(paragraph))
        ? `${paragraph}${/\p{Script=Devanagari}\P{L}*$/u.test(paragraph) ? '।' : '.'}`
        : paragraph,
    )
    .join('\n');

const lastWord = (text: string): string => text.split(/\s/).at(-1) ?? '';

const withoutStop = (title: string): string => title.replace(/(?<![.…])\.$/, '');
