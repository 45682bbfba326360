import type { EmploymentType } from '../careers/employment-type.ts';
import { dayOf } from '../figures/ago.ts';
import { mostJobExperience } from './job-search.ts';
import type { Workplace, YearlyPay } from './job.ts';

// What feeds say in words of their own, read as far as it is plain; null where it is not.

const kindsByWord: readonly (readonly [RegExp, EmploymentType])[] = [
  [/\bintern(?:s|ship)?\b|\btrainee/i, 'intern'],
  [/part.?time/i, 'parttime'],
  [/freelance/i, 'freelancer'],
  [/contract|temporary|fixed.?term|per.?diem/i, 'contractual'],
  [/full.?time|permanent|regular/i, 'fulltime'],
];

export const employmentNamed = (text: string): EmploymentType | null => kindsByWord.find(([word]) => word.test(text))?.[1] ?? null;

const workplacesByWord: readonly (readonly [RegExp, Workplace])[] = [
  [/\bhybrid\b/i, 'hybrid'],
  [/\bremote\b|work from home|\bwfh\b|\btelecommute\b/i, 'remote'],
  [/\boffice\b|\bon.?site\b/i, 'office'],
];

export const workplaceNamed = (text: string): Workplace | null => workplacesByWord.find(([word]) => word.test(text))?.[1] ?? null;

const workplacesByPhrase: readonly (readonly [RegExp, Workplace])[] = [
  [
    /\bhybrid (?:role|job|work|mode|model|in\b|from\b|,|\.|$)|\bdays? (?:a week )?(?:in|at|from) (?:the |our )?office|\bdays? (?:a week )?(?:at|from) home/i,
    'hybrid',
  ],
  [
    /\bwork(?:ing)?[- ]from[- ]home\b|\bwfh\b|\b(?:fully|100%|entirely) remote\b|\bremote (?:job|role|position|work|within)\b|\bghar (?:se|baithe)\b|घर (?:से|बैठे)/i,
    'remote',
  ],
];
const isUnsaid = /\b(?:no|not|never|cannot|isn['’]t|won['’]t|without|nahi|nahin)\b|नहीं/i;

/** Ignores negated sentences. */
export function workplaceInText(text: string): Workplace | null {
  const sentences = text.split(/(?<=[.!?।])\s+|\n+/u).filter((sentence) => !isUnsaid.test(sentence));
  return workplacesByPhrase.find(([phrase]) => sentences.some((sentence) => phrase.test(sentence)))?.[1] ?? null;
}

const latestMoment = Date.UTC(2100, 0, 1);

/** Day in India of a date, time or millisecond number. */
export function feedDay(value: unknown): string | null {
  if (typeof value === 'number') return value > 0 && value < latestMoment ? dayOf(value) : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  if (day === undefined) return null;
  const moment = Date.parse(text.length > day.length ? text : day);
  if (!isDay(day) || !(moment < latestMoment)) return isDay(day) ? day : null;
  return text.length > day.length ? dayOf(moment) : day;
}

/** Keeps an impossible date as written, so that its row is refused rather than open forever. */
export function closingDay(value: unknown): string | null {
  const [day] = /^(?:19|20)\d{2}-\d{2}-\d{2}/.exec(typeof value === 'string' ? value.trim() : '') ?? [];
  return day === undefined || isDay(day) ? feedDay(value) : day;
}

/** Valid calendar day of these two centuries. */
export function isDay(text: string): boolean {
  const moment = /^(?:19|20)\d{2}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isFinite(moment) && new Date(moment).toISOString().startsWith(text);
}

/** Accepts digits with commas. */
export function feedNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  const text = typeof value === 'string' ? value.replace(/[,\s₹]/g, '') : '';
  return /^\d{1,15}(?:\.\d{1,4})?$/.test(text) ? Number(text) : null;
}

const timesAYear: readonly (readonly [RegExp, number])[] = [
  [/year|annu|annum/i, 1],
  [/month/i, 12],
];

/** Higher numbers are not yearly pay in rupees. */
export const highestYearlyPay = 1_000_000_000;

/** Null unless the pay is yearly rupees. */
export function payAYear(from: number | null, to: number | null, currency: string, per: string): YearlyPay | null {
  const times = timesAYear.find(([word]) => word.test(per))?.[1];
  if (currency.trim().toUpperCase() !== 'INR' || times === undefined) return null;
  const aYear = (amount: number | null) => amount && Math.round(amount * times);
  const pay = { from: aYear(from), to: aYear(to) };
  const [least, most] = [pay.from ?? pay.to ?? 0, pay.to ?? pay.from ?? 0];
  return least > 0 && least <= most && most <= highestYearlyPay ? pay : null;
}

interface YearsAsked {
  readonly from: number | null;
  readonly to: number | null;
}

const notSaid: YearsAsked = { from: null, to: null };
const yearsWord = String.raw`\s*(?:years?|yrs?)\b`;
const range = new RegExp(String.raw`(?<![\d.])(\d{1,2})(?:\.\d)?\s*(?:-|–|—|to)\s*(\d{1,2})(?:\.\d)?\+?${yearsWord}(?!\s*old\b)`, 'gi');
const least = new RegExp(
  String.raw`(?<![\d.])(\d{1,2})\s*(?:\+|plus)?${yearsWord}[^.\n]{0,30}experience|experience[^.\n\d]{0,30}(\d{1,2})\s*(?:\+|plus)?${yearsWord}`,
  'i',
);
const fresher = /(?<!\b(?:no|not for|non)[ -])\bfreshers?\b(?!\s+(?:need|please|should|can)(?:\s+do)?\s*not)/i;

/** Reads "3-5 years", "3 to 5 yrs", "5+ years of experience" or "fresher". */
export function experienceIn(text: string): YearsAsked {
  for (const [, from, to] of text.matchAll(range))
    if (Number(from) <= Number(to) && Number(to) <= mostJobExperience) return { from: Number(from), to: Number(to) };
  const [, before, behind] = least.exec(text) ?? [];
  const years = Number(before ?? behind ?? Number.NaN);
  if (years <= mostJobExperience) return { from: years, to: null };
  return fresher.test(text) ? { from: 0, to: 1 } : notSaid;
}
