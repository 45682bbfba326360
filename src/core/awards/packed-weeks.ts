import type { WeekCount } from '../reviews/review-figures.ts';

/** Compact weeks such as `2025-W40:0.0.1.2.5`, which keeps large lists small. */
export const packedWeeks = (weeks: readonly WeekCount[]): string => weeks.map(({ week, stars }) => `${week}:${stars.join('.')}`).join(' ');

export const unpackedWeeks = (packed: string): readonly WeekCount[] =>
  packed === ''
    ? []
    : packed.split(' ').map((each) => {
        const [week = '', stars = ''] = each.split(':');
        return { week, stars: stars.split('.').map(Number) };
      });
