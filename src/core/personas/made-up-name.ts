import { lookOf, tidiedName } from './name-look.ts';

/** Problems of a pseudonym; `taken`, `company`, `own-name` and `abusive` need the server. */
export const nameProblems = ['length', 'letters', 'contact', 'company', 'official', 'own-name', 'taken', 'abusive'] as const;

export type NameProblem = (typeof nameProblems)[number];

export const shortestName = 3;
export const longestName = 24;
export const mostNameDigits = 3;

const contactMarks = /[@:/\\]|\.\w|www|https?|(?:[\d\u0966-\u096F][\s-]*){4}/i;
const letters = /^(?:[A-Za-z\u00C0-\u024F]+|[\u0900-\u0965\u0970-\u097F]+)$/;
const word = new RegExp(
  String.raw`^(?:(?:[A-Za-z\u00C0-\u024F]+|[\u0900-\u0965\u0970-\u097F]+)[0-9\u0966-\u096F]{0,${mostNameDigits}}|[0-9\u0966-\u096F]{1,${mostNameDigits}})$`,
);

const official =
  'official admin administrator moderator moderators mod support helpdesk help team staff system root verified verification police government govt sarkar ' +
  'ceo cto cfo hr humanresources recruiter founder owner employer management daftar naukri anonymous member deleted null undefined ' +
  'आधिकारिक सदस्य एडमिन मॉडरेटर सरकार सरकारी पुलिस दफ़्तर दफ्तर मालिक';
const officialLooks = new Set(official.split(' ').map(lookOf));

/** Local problem; undefined if the name may be checked for availability. */
export function problemWithName(text: string): Exclude<NameProblem, 'company' | 'own-name' | 'taken' | 'abusive'> | undefined {
  const name = tidiedName(text);
  const length = [...name].length;
  if (contactMarks.test(name)) return 'contact';
  if (length < shortestName || length > longestName) return 'length';
  const words = name.split(/[ -]/);
  if (phrasesOf(words).some((phrase) => officialLooks.has(lookOf(phrase)))) return 'official';
  const isPlain = words.every((one) => word.test(one)) && words.some((one) => letters.test(one.replace(/[\d\u0966-\u096F]+$/u, '')));
  return isPlain ? undefined : 'letters';
}

/** Detects lookalikes of protected names, such as the installation's. */
export function saysOneOf(text: string, names: readonly string[]): boolean {
  const looks = new Set(names.map(lookOf));
  return phrasesOf(tidiedName(text).split(/[ -]/)).some((phrase) => looks.has(lookOf(phrase)));
}

/** Every run of words, for comparison with company names. */
export const phrasesOf = (words: readonly string[]): readonly string[] =>
  words.flatMap((_word, from) => words.slice(from).map((_later, upTo) => words.slice(from, from + upTo + 1).join(' ')));

/** Input limit; the real length limit is judged separately. */
export const longestTypedName = 80;
