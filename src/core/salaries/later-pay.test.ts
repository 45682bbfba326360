import { describe, expect, it } from 'vitest';
import { figuresAround } from '#tests/salary-figures.ts';
import { laterPay } from './later-pay.ts';
import type { ExperienceBand } from './salary.ts';
import type { PaySlice, PublishedCell } from './salary-figures.ts';

const job = { urlName: 'software-engineer', name: 'Software Engineer' };
const pune = { urlName: 'pune', name: 'Pune' };
const slice = (experience: ExperienceBand | null, city: typeof pune | null, median: number): PaySlice => ({
  group: { company: null, designation: job, city, experience, employment: null },
  figures: figuresAround(median),
});
const cell = (level: PublishedCell['level'], ...known: Parameters<typeof slice>): PublishedCell => ({ level, ...slice(...known) });

describe('what two more years bring (R-047)', () => {
  it('is the median then against that of the same place now', () => {
    const cells = [cell(1, '3-5', pune, 1_100_000), cell(2, '3-5', null, 1_000_000), cell(3, '3-5', null, 900_000)];
    expect(laterPay({ cells, later: slice('5-8', pune, 1_500_000) })?.more).toBe(400_000);
    expect(laterPay({ cells, later: slice('5-8', null, 1_500_000) })?.more).toBe(600_000);
    expect(laterPay({ cells, later: slice('5-8', pune, 1_000_000) })?.more).toBe(-100_000);
  });

  it('is nothing without a group then, within the same band, or without a present equivalent', () => {
    const cells = [cell(1, '8-12', pune, 1_100_000)];
    expect(laterPay({ cells, later: null })).toBeUndefined();
    expect(laterPay({ cells, later: slice('8-12', pune, 1_100_000) })).toBeUndefined();
    expect(laterPay({ cells, later: slice(null, pune, 1_100_000) })).toBeUndefined();
    expect(laterPay({ cells, later: slice('12-15', null, 1_500_000) })).toBeUndefined();
    expect(laterPay({ cells: [], later: slice('12-15', pune, 1_500_000) })).toBeUndefined();
  });
});
