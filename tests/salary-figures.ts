import type { PublishedCell } from '#core/salaries/salary-figures.ts';

/** Figures of people everywhere who earn about this much a year. */
export const cellAround = (median: number): PublishedCell => ({
  level: 3,
  group: { company: null, designation: null, city: null, experience: null, employment: null },
  figures: {
    currency: 'INR',
    people: 50,
    newestMonth: '2026-10',
    points: [{ percent: 50, amount: median }],
    interval: null,
    confidence: 'moderate',
    spread: 0.3,
    columns: [],
    parts: null,
  },
});
