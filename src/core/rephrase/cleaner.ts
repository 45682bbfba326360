import { isJunk } from './junk.ts';
import type { RephraseDraft } from './rephrasings.ts';
import { abbreviations, inParagraphs } from './paragraphs.ts';
import { readsHindi, isShouted } from './shouting.ts';
import { alwaysInitials, aboutPeople, initials, notInHindi, properNames, spellings } from './spellings.ts';

export type Cleaned = { readonly isText: true; readonly title: string; readonly description: string } | { readonly isText: false };

const kept = /(\[[^[\]\n]*\]\([^()\s]*\)|https?:\/\/\S+|\S+@\S+)/;
const word = /[A-Za-z][A-Za-z’']*/g;

/** Fixes spelling, shouting, punctuation and gaps by rules, without AI or added meaning. */
export function cleaned({ title, description }: Pick<RephraseDraft, 'title' | 'description'>): Cleaned {
  if (isJunk(`${title}\n${description}`)) return { isText: false };
  return { isText: true, title: withoutStop(cleanText(title.replace(/\s+/g, ' '))), description: withStops(cleanText(description)) };
}

export function cleanText(text: string): string {
  const isHindi = readsHindi(text);
  const isLoud = isShouted(text);
  const quiet = (sentence: string) => saidQuietly(sentence, { isHindi, isShouted: isLoud || isShouted(sentence) });
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const tidied = lines.map((line) =>
    sentences(
      between(between(line, marks), (part) =>
        part
          .split(/(?<=[.!?।])(?=\s)/)
          .map(quiet)
          .join(''),
      ),
    ),
  );
  return inParagraphs(
    tidied
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
  );
}

interface Tone {
  readonly isHindi: boolean;
  readonly isShouted: boolean;
}

const between = (line: string, change: (part: string) => string): string =>
  line
    .split(kept)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');

const saidQuietly = (sentence: string, tone: Tone): string => aboutPeople(sentence.replace(word, (found) => spelled(voiced(found, tone), tone)));

function voiced(found: string, { isShouted: isLoudText }: Tone): string {
  if (isLoudText && /^(?:A|IT)$/.test(found)) return found.toLowerCase();
  const isLoud = found.length > 1 && found === found.toUpperCase();
  if (!isLoud || isInitials(found)) return found;
  return isLoudText || found.length > 5 ? found.toLowerCase() : found;
}

/** Tells initials by the list, or by having no vowel. */
const isInitials = (found: string): boolean =>
  initials.has(found) || (found.length <= 5 && !/[AEIOUY’']/.test(found) && !Object.hasOwn(spellings, found.toLowerCase()));

function spelled(found: string, { isHindi }: Tone): string {
  const small = found.toLowerCase();
  if (found === 'i') return 'I';
  if (found === small && alwaysInitials.has(small)) return found.toUpperCase();
  if (found === small && properNames.has(small)) return small.charAt(0).toUpperCase() + small.slice(1);
  const other = Object.hasOwn(spellings, small) && !(isHindi && notInHindi.has(small)) ? spellings[small] : undefined;
  if (other === undefined) return found;
  return found[0] === found[0]?.toUpperCase() ? other.charAt(0).toUpperCase() + other.slice(1) : other;
}

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

const endsShort = new RegExp(`(?:^|[^A-Za-z])(?:e\\.g|i\\.e|${abbreviations})$`, 'i');

/** Capitalizes sentences, except after `e.g.`. */
const sentences = (line: string): string =>
  line
    .trim()
    .replace(/(^|[.!?]\s+)([a-z])(?![a-z]*\.[a-z])/g, (whole: string, before: string, first: string, at: number, all: string) =>
      endsShort.test(all.slice(Math.max(0, at - 8), at)) ? whole : before + first.toUpperCase(),
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
