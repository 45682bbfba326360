import type { WeekCount } from '../reviews/review-figures.ts';

/** The weeks of a company as one text, such as `2025-W40:0.0.1.2.5 2025-W41:1.0.0.0.0`, so that a list of many companies is small. */
export const packedWeeks = (weeks: readonly WeekCount[]): string => weeks.map(({ week, stars }) => `${week}:${stars.join('.')}`).join(' ');

/** The weeks of such a text. */
export const unpackedWeeks = (packed: string): readonly WeekCount[] =>
  packed === ''
    ? []
    : packed.split(' ').map((each) => {
        const [week = '', stars = ''] = each.split(':');
        return { week, stars: stars.split('.').map(Number) };
      });
