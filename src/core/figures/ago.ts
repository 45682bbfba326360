import { dayMs, hourMs, indiaAheadMs, minuteMs } from './durations.ts';

/** Relative time, in the largest unit that has passed; its words stand in web/words. */
export interface Ago {
  readonly unit: AgoUnit;
  readonly count: number;
}

export type AgoUnit = 'y' | 'mon' | 'w' | 'd' | 'h' | 'm' | 'now';

/** A year is 365 days, a month 30 and a week 7, as the specification counts them. */
const units = [
  ['y', 365 * dayMs],
  ['mon', 30 * dayMs],
  ['w', 7 * dayMs],
  ['d', dayMs],
  ['h', hourMs],
  ['m', minuteMs],
] as const;

/** Less than a minute ago is now, and so is what a slow clock puts into the future. */
export function agoOf(then: number, now: number): Ago {
  const passed = now - then;
  const unit = units.find(([, lengthMs]) => passed >= lengthMs);
  return unit ? { unit: unit[0], count: Math.floor(passed / unit[1]) } : { unit: 'now', count: 0 };
}

/** The day of a moment as `2026-11-20`, as it is in India. */
export const dayOf = (ms: number): string => new Date(ms + indiaAheadMs).toISOString().slice(0, 10);

/** The time of day in India, such as 10:32. */
export const timeOf = (ms: number): string => new Date(ms + indiaAheadMs).toISOString().slice(11, 16);

/** Relative time of a whole day, for moments that must not say their hour (D-28). Today is `now`, and so is a day yet to come. */
export function daysAgo(day: string, now: number): Ago {
  const ago = agoOf(Date.parse(day), Date.parse(dayOf(now)));
  return ago.unit === 'h' || ago.unit === 'm' ? { unit: 'now', count: 0 } : ago;
}

const styles = {
  day: { day: 'numeric', month: 'long', year: 'numeric' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
  time: { timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

const formats = new Map<string, Intl.DateTimeFormat>();

/** The format of days or moments in a language, made once: making one takes longer than a hundred uses of it. */
function formatOf(locale: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'Asia/Kolkata', numberingSystem: 'latn' });
  formats.set(key, format);
  return format;
}

/** A moment as a day in words of a language; a moment that is none says so in English, as specified. */
export function dateIn(locale: string, ms: number): string {
  if (!Number.isFinite(new Date(ms).getTime())) return 'Invalid date';
  return formatOf(locale, 'day').format(ms);
}

/** A moment with its time of day, in words of a language. */
export const momentIn = (locale: string, ms: number): string => formatOf(locale, 'moment').format(ms);

/** A time of day in words of a language, such as 3:25 pm. */
export const timeIn = (locale: string, ms: number): string => formatOf(locale, 'time').format(ms);
