import { describe, expect, it } from 'vitest';
import { emptyTally, peopleIn, type PayTally } from './pay-tally.ts';
import { tallyOf } from './publishable-slice.ts';
import { everybodyIn, slicesOfJob, tellsApart, type CountedSlice, type JobTallies, type ScopeFacts } from './slices-of-job.ts';

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

const nameOf = ({ city, cityClass, band, people }: CountedSlice): string => `${city || cityClass || 'all'} ${band || 'all'}: ${people}`;

describe('the slices of a job (F-02)', () => {
  it('are the whole, its bands, its cities, and ten people of both', () => {
    expect(shownIn(job([1, 2, 10], [1, 3, 5], [2, 3, 10]))).toEqual(['all all: 25', 'all 2: 10', 'all 3: 15', '1 all: 15', '2 all: 10', '1 2: 10', '2 3: 10']);
  });

  it('are of five people at all companies, and by the kind of city where that tells of nobody', () => {
    const facts: ScopeFacts = { scope: 'jobEverywhere', metros: new Set([1, 2]) };
    expect(shownIn(job([1, 2, 6], [2, 2, 5], [3, 2, 7]), facts)).toEqual([
      'all all: 18',
      'all 2: 18',
      '1 all: 6',
      '2 all: 5',
      '3 all: 7',
      '1 2: 6',
      '2 2: 5',
      '3 2: 7',
      'metro 2: 11',
      'other 2: 7',
    ]);
    const told = shownIn(job([1, 2, 12], [2, 2, 3], [3, 2, 7]), facts);
    expect(told).toEqual(['all all: 22', 'all 2: 22', '1 all: 12', '1 2: 12']);
  });

  it('leave out a cell until none or five are left of its city and of its band', () => {
    const both = job([1, 2, 12], [1, 3, 3], [2, 2, 12], [2, 3, 12]);
    expect(shownIn(both).filter((name) => /^\d \d/.test(name))).toEqual(['2 2: 12']);
    const apart = job([1, 2, 12], [1, 3, 5], [2, 2, 12], [2, 3, 12]);
    expect(shownIn(apart).filter((name) => /^\d \d/.test(name))).toEqual(['1 2: 12', '2 2: 12', '2 3: 12']);
  });

  it('of a department are bands and the whole, of a company the whole alone', () => {
    expect(shownIn(job([0, 2, 6], [0, 3, 9]), { scope: 'department' })).toEqual(['all all: 15', 'all 2: 6', 'all 3: 9']);
    expect(shownIn(job([0, 2, 6], [0, 3, 9]), { scope: 'company' })).toEqual(['all all: 15']);
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
            [5, 5, 5, 5, 6].map((lakh) => ({ amount: lakh * 100_000 })),
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

describe('everybody in some jobs', () => {
  const people = (...jobs: readonly (readonly [isShown: boolean, people: number])[]) =>
    peopleIn(everybodyIn(jobs.map(([isShown, count]) => ({ isShown, tally: tally(count) }))));

  it('are without one to four whose job is not shown, and with five', () => {
    expect([people([true, 8], [false, 4]), people([true, 8], [false, 3], [false, 2]), people([true, 8])]).toEqual([8, 13, 8]);
    expect([tellsApart(8, 8), tellsApart(8, 12), tellsApart(12, 8), tellsApart(8, 3)]).toEqual([false, true, true, false]);
  });
});
