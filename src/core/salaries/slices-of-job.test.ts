import { describe, expect, it } from 'vitest';
import { emptyTally, peopleIn, type PayTally } from './pay-tally.ts';
import { tallyOf } from './publishable-slice.ts';
import type { CountedSlice, MadeSlice } from './slice-key.ts';
import { everybodyIn, slicesOfJob, type JobTallies, type ScopeFacts } from './slices-of-job.ts';

/** So many people with some thousands more each. */
const tally = (people: number): PayTally =>
  tallyOf(
    Array.from({ length: people }, (_, at) => ({ amount: 800_000 + 10_000 * (at % 10) })),
    'INR',
    '2026-10',
  );

/** A job by the people in each city and band, as `[city, band, people]`. */
const job = (...cells: readonly (readonly [city: number, band: number, people: number])[]): JobTallies => ({
  cells: cells.map(([city, band, people]) => ({ city, band, tally: tally(people) })),
  employments: [],
  dollars: emptyTally,
});

const shownIn = (tallies: JobTallies, facts: ScopeFacts = { scope: 'jobAtCompany' }): readonly string[] =>
  slicesOfJob(tallies, facts)
    .filter(({ figures }) => figures !== null)
    .map(nameOf);

const nameOf = ({ city, cityClass, band, people }: Omit<CountedSlice, 'figures'>): string => `${city || cityClass || 'all'} ${band || 'all'}: ${people}`;

describe('the slices of a job (F-02)', () => {
  it('are the whole, its bands, its cities, and twelve people of both', () => {
    expect(shownIn(job([1, 2, 12], [1, 3, 8], [2, 3, 12]))).toEqual(['all all: 32', 'all 2: 12', 'all 3: 20', '1 all: 20', '2 all: 12', '1 2: 12', '2 3: 12']);
  });

  it('are of eight people at all companies, and by the kind of city where that tells of nobody', () => {
    const facts: ScopeFacts = { scope: 'jobEverywhere', metros: new Set([1, 2]) };
    expect(shownIn(job([1, 2, 9], [2, 2, 8], [3, 2, 10]), facts)).toEqual([
      'all all: 27',
      'all 2: 27',
      '1 all: 9',
      '2 all: 8',
      '3 all: 10',
      '1 2: 9',
      '2 2: 8',
      '3 2: 10',
      'metro 2: 17',
      'other 2: 10',
    ]);
    const told = shownIn(job([1, 2, 12], [2, 2, 3], [3, 2, 10]), facts);
    expect(told).toEqual(['all all: 25', 'all 2: 25', '1 all: 12', '1 2: 12']);
  });

  it('leave out a cell until none or eight are left of its city and of its band', () => {
    const both = job([1, 2, 12], [1, 3, 3], [2, 2, 12], [2, 3, 12]);
    expect(shownIn(both).filter((name) => /^\d \d/.test(name))).toEqual(['2 2: 12']);
    const apart = job([1, 2, 12], [1, 3, 8], [2, 2, 12], [2, 3, 12]);
    expect(shownIn(apart).filter((name) => /^\d \d/.test(name))).toEqual(['1 2: 12', '2 2: 12', '2 3: 12']);
  });

  it('of a department are bands and the whole, of a company the whole alone', () => {
    expect(shownIn(job([0, 2, 8], [0, 3, 9]), { scope: 'department' })).toEqual(['all all: 17', 'all 2: 8', 'all 3: 9']);
    expect(shownIn(job([0, 2, 8], [0, 3, 9]), { scope: 'company' })).toEqual(['all all: 17']);
  });

  it('say with less confidence what is of a wider group', () => {
    const confidences = (['jobAtCompany', 'jobEverywhere', 'company'] as const).map(
      (scope) => slicesOfJob(job([1, 2, 120]), { scope })[0]?.figures?.confidence,
    );
    expect(confidences).toEqual(['very-high', 'high', 'moderate']);
  });

  it('of few people are judged by the wider group', () => {
    const cells: JobTallies = {
      ...job(),
      cells: [
        {
          city: 1,
          band: 2,
          tally: tallyOf(
            [5, 5, 5, 5, 5, 5, 5, 6].map((lakh) => ({ amount: lakh * 100_000 })),
            'INR',
            '2026-10',
          ),
        },
      ],
    };
    const around = (lakh: number) => ({ centre: Math.log((lakh * 100_000) / 60_000), deviation: 0.02 });
    expect(slicesOfJob(cells, { scope: 'jobAtCompany', around: around(5.5) })[0]?.figures?.people).toBe(5);
    expect(slicesOfJob(cells, { scope: 'jobAtCompany', around: around(9) })[0]?.figures).toBeNull();
  });
});

describe('the slices of a job that stand (F-02)', () => {
  const facts: ScopeFacts = { scope: 'jobAtCompany' };
  const madeOf = (tallies: JobTallies): readonly MadeSlice[] =>
    slicesOfJob(tallies, facts).flatMap(({ figures, ...slice }) => (figures ? [{ ...slice, figures }] : []));
  const ofWhole = (stood: JobTallies, now: JobTallies) => {
    const standing = madeOf(stood);
    return { before: standing[0], after: slicesOfJob(now, { ...facts, standing })[0] };
  };

  it('keep their figures and their count until eight came or went, and are made anew then', () => {
    for (const people of [13, 27]) {
      const { before, after } = ofWhole(job([1, 2, 20]), job([1, 2, people]));
      expect([after?.people, after?.figures === before?.figures]).toEqual([20, true]);
    }
    for (const people of [12, 28]) expect(ofWhole(job([1, 2, 20]), job([1, 2, people])).after?.people).toBe(people);
  });

  it('have no figures where fewer than eight are left, or where they were made of fewer', () => {
    expect(ofWhole(job([1, 2, 14]), job([1, 2, 7])).after).toMatchObject({ people: 14, figures: null });
    const [old] = madeOf(job([1, 2, 9]));
    expect(slicesOfJob(job([1, 2, 12]), { ...facts, standing: old ? [{ ...old, people: 6 }] : [] })[0]?.figures).toBeNull();
  });

  it('are judged by the counts they are shown with, and not by those of now', () => {
    const standing = madeOf(job([1, 2, 20], [2, 2, 10]));
    expect(standing.map(nameOf)).toContain('2 all: 10');
    // Of the other city ten are shown and fourteen are there: the whole without both cities would leave four.
    expect(shownIn(job([1, 2, 28], [2, 2, 14]), { ...facts, standing })).toEqual(['all all: 42', 'all 2: 42', '1 all: 28', '1 2: 28']);
  });

  it('are hidden where their parts elsewhere would tell of one to seven, or count more', () => {
    const beside = (people: number) => slicesOfJob(job([1, 2, 20]), { ...facts, besides: () => people })[0]?.figures !== null;
    expect([beside(20), beside(19), beside(13), beside(12), beside(0), beside(21)]).toEqual([true, false, false, true, true, false]);
  });
});

describe('everybody in some jobs', () => {
  const people = (...jobs: readonly (readonly [isShown: boolean, people: number])[]) =>
    peopleIn(everybodyIn(jobs.map(([isShown, count]) => ({ isShown, tally: tally(count) }))));

  it('are without one to seven whose job is not shown, and with eight', () => {
    expect([people([true, 12], [false, 7]), people([true, 12], [false, 5], [false, 3]), people([true, 12])]).toEqual([12, 20, 12]);
  });
});
