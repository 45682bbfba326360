import { dayMs, hourMs, indiaAheadMs, minuteMs } from './durations.ts';

/** Relative time in the largest whole unit; wording is in web/words. */
export interface Ago {
  readonly unit: AgoUnit;
  readonly count: number;
}

export type AgoUnit = 'y' | 'mon' | 'w' | 'd' | 'h' | 'm' | 'now';

/** Years of 365, months of 30 and weeks of 7 days, as specified. */
const units = [
  ['y', 365 * dayMs],
  ['mon', 30 * dayMs],
  ['w', 7 * dayMs],
  ['d', dayMs],
  ['h', hourMs],
  ['m', minuteMs],
] as const;

/** Shows under a minute, and any future from a slow clock, as now. */
export function agoOf(then: number, now: number): Ago {
  const passed = now - then;
  const unit = units.find(([, lengthMs]) => passed >= lengthMs);
  return unit ? { unit: unit[0], count: Math.floor(passed / unit[1]) } : { unit: 'now', count: 0 };
}

/** Day in India, such as `2026-11-20`. */
export const dayOf = (ms: number): string => new Date(ms + indiaAheadMs).toISOString().slice(0, 10);

/** Time of day in India, such as 10:32. */
export const timeOf = (ms: number): string => new Date(ms + indiaAheadMs).toISOString().slice(11, 16);

/** Relative whole days for times that must hide their hour (D-28). Future days count as today. */
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

/** Cached per language, since creating a format is slow. */
function formatOf(locale: string, style: keyof typeof styles): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...styles[style], timeZone: 'Asia/Kolkata', numberingSystem: 'latn' });
  formats.set(key, format);
  return format;
}

/** Invalid moments read in English, as specified. */
export function dateIn(locale: string, ms: number): string {
  if (!Number.isFinite(new Date(ms).getTime())) return 'Invalid date';
  return formatOf(locale, 'day').format(ms);
}

export const momentIn = (locale: string, ms: number): string => formatOf(locale, 'moment').format(ms);

export const timeIn = (locale: string, ms: number): string => formatOf(locale, 'time').format(ms);
