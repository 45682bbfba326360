import { latinDigits } from '../indian-scripts.ts';
import { homoglyphs } from './lookalikes.ts';

const open = String.raw`[\s_-]{0,3}[([{<]\s?`;
const shut = String.raw`\s?[)\]}>][\s_-]{0,3}`;
const ending = '(?:com|co|in|me|org|net|ly|gl|gd|gg|cc|io|at)';

/** Spellings of address signs used to evade a filter. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [new RegExp(String.raw`${open}(?:at|@|ऐट|एट)${shut}`, 'gi'), '@'],
  [/[\s_-]{1,3}(?:at[\s_-]{1,3}the[\s_-]{1,3}rate(?:[\s_-]{1,3}of)?|ऐट|एट|_at_)[\s_-]{1,3}/gi, '@'],
  [/[_-]at[_-]/gi, '@'],
  [new RegExp(`${open}(?:dot|[.]|डॉट|डाट)${shut}`, 'gi'), '.'],
  [/कॉम/g, 'com'],
  [/जीमेल|\bg[\s-]mail\b/gi, 'gmail'],
  [
    /(?<!\b(?:appl(?:y|ied)|look(?:ed|ing)?|jobs?|work(?:ed|ing|s)?|was|is|am|are|were|be|careers?|posted|listed|registered|see|site|page|here|there|me|us|them|it|up|available|years?|roles?|team|interview(?:ed)?|offers?|opening|salary|pay|and|or|but|not|also|only|then|directly|online|posts?|ads?))\s{1,2}at\s{1,2}(?=(?!(?:the|a|this|that|our|my|your|some)\b)[\w-]{2,40}\s{1,2}(?:dot|डॉट|डाट)\s{1,2}[a-z]{2,6}\b)/gi,
    '@',
  ],
  [new RegExp(String.raw`[\s_-]{1,3}(?:dot|डॉट|डाट)[\s_-]{1,3}(?=${ending}\b)`, 'gi'), '.'],
  [/(?<=@[\w-]{2,40})\s{1,2}dot\s{1,2}(?=[a-z]{2,6}\b)/gi, '.'],
  [/\s{1,3}slash\s{1,3}/gi, '/'],
  [/(?<=\d)[oO](?=\d)/g, '0'],
];

/** Normalized text, with the original position of each letter that moved. */
export interface Meant {
  readonly text: string;
  readonly from: readonly number[] | undefined;
}

/** Letters outside plain ASCII, each with its marks. */
const unplain = /(?:[^\0-\u007f]|[\0-\u007f](?=\p{M}))\p{M}*/gu;

const plainly = (letter: string): string =>
  latinDigits(letter.normalize('NFKC'))
    .replace(/[\p{Default_Ignorable_Code_Point}\u20e3]/gu, '')
    .replace(/[^\0-\u007f]/g, (sign) => homoglyphs.get(sign.toLowerCase()) ?? sign);

/** Removes unseen signs, normalizes digits to 0–9, and turns written-out address signs into signs. */
export const readAsMeant = (written: string): Meant =>
  spellings.reduce((read, [spelled, sign]) => put(read, spelled, () => sign), put({ text: written, from: undefined }, unplain, plainly));

export const asMeant = (written: string): string => readAsMeant(written).text;

function put({ text, from }: Meant, spelled: RegExp, read: (said: string) => string): Meant {
  const changed = [...text.matchAll(spelled)].map(({ 0: said, index }) => ({ said, index, sign: read(said) })).filter(({ said, sign }) => said !== sign);
  if (changed.length === 0) return { text, from };
  const parts: string[] = [];
  const places: number[] = [];
  let at = 0;
  const copy = (to: number): void => {
    parts.push(text.slice(at, to));
    for (; at < to; at++) places.push(from?.[at] ?? at);
  };
  for (const { said, index, sign } of changed) {
    copy(index);
    parts.push(sign);
    for (let letter = 0; letter < sign.length; letter++) places.push(from?.[index] ?? index);
    at = index + said.length;
  }
  copy(text.length);
  places.push(from?.[text.length] ?? text.length);
  return { text: parts.join(''), from: places };
}
