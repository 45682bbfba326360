import { describe, expect, it } from 'vitest';
import { bitOf, type CountedPay } from './pay-crowd.ts';
import { emptyTally, peopleIn, type PayTally } from './pay-tally.ts';
import { tallyOf } from './publishable-slice.ts';
import { keyOf, type CountedSlice, type MadeSlice } from './slice-key.ts';
import { everybodyIn, slicesOfJob, type JobTallies, type ScopeFacts } from './slices-of-job.ts';

const tally = (people: number): PayTally =>
  tallyOf(
    Array.from({ length: people }, (_, at) => ({ amount: 800_000 + 10_000 * (at % 10) })),
    'INR',
    '2026-10',
  );

/** Arguments are `[city, band, people]`. */
const job = (...cells: readonly (readonly [city: number, band: number, people: number])[]): JobTallies => ({
  cells: cells.map(([city, band, people]) => ({ city, band, tally: tally(people), crowd: allNew(people) })),
  employments: [],
  dollars: { tally: emptyTally, crowd: [] },
});

const allNew = (people: number): CountedPay['crowd'] => [{ counted: 0, isNew: true, people }];

const later = (...cells: readonly (readonly [city: number, band: number, counted: number, came: number])[]): JobTallies => ({
  ...job(),
  cells: cells.map(([city, band, counted, came]) => ({
    city,
    band,
    tally: tally(counted + came),
    crowd: [{ counted: everywhere, isNew: true, people: counted }, ...allNew(came)],
  })),
});

const everywhere = (['whole', 'band', 'city', 'cell'] as const).reduce((bits, width) => bits | bitOf('jobAtCompany', width), 0);

const shownIn = (tallies: JobTallies, facts: ScopeFacts = { scope: 'jobAtCompany' }): readonly string[] =>
  slicesOfJob(tallies, facts)
    .filter(({ figures }) => figures !== null)
    .map(nameOf);

const nameOf = ({ city, cityClass, band, people }: Omit<CountedSlice, 'figures'>): string => `${city || cityClass || 'all'} ${band || 'all'}: ${people}`;

describe('the slices of a job (F-02)', () => {
  it('are the whole, its bands, its cities, and twelve people of both', () => {
    expect(shownIn(job([1, 2, 12], [1, 3, 8], [2, 3, 12]))).toEqual(['all all: 32', 'all 2: 12', 'all 3: 20', '1 all: 20', '2 all: 12', '1 2: 12', '2 3: 12']);
  });

  it('are of eight people at all companies, and by kind of city where safe', () => {
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
    const reported = shownIn(job([1, 2, 12], [2, 2, 3], [3, 2, 10]), facts);
    expect(reported).toEqual(['all all: 25', 'all 2: 25', '1 all: 12', '1 2: 12']);
  });

  it('omit a cell until none or eight remain of its city and band', () => {
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
          crowd: allNew(8),
        },
      ],
    };
    const around = (lakh: number) => ({ centre: Math.log((lakh * 100_000) / 60_000), deviation: 0.02 });
    expect(slicesOfJob(cells, { scope: 'jobAtCompany', around: around(5.5) })[0]?.figures?.people).toBe(8);
    expect(slicesOfJob(cells, { scope: 'jobAtCompany', around: around(9) })[0]?.figures).toBeNull();
  });
});

describe('the slices of a job later (F-02)', () => {
  const facts: ScopeFacts = { scope: 'jobAtCompany' };
  const madeOf = (tallies: JobTallies): readonly MadeSlice[] =>
    slicesOfJob(tallies, facts).flatMap(({ figures, ...slice }) => (figures ? [{ ...keyOf(slice), people: slice.people, figures }] : []));
  const wholeOf = (now: JobTallies) => {
    const existing = madeOf(job([1, 2, 20]));
    const after = slicesOfJob(now, { ...facts, existing })[0];
    return { people: after?.people, isSame: after?.figures === existing[0]?.figures };
  };

  it('stay until eight uncounted people have come, whatever others leave or change', () => {
    for (const now of [later([1, 2, 20, 7]), later([1, 2, 9, 7]), later([1, 2, 60, 0])]) expect(wholeOf(now)).toEqual({ people: 20, isSame: true });
    const changed = { counted: 0, isNew: false, people: 30 };
    const [cell] = later([1, 2, 20, 7]).cells;
    expect(wholeOf({ ...job(), cells: cell ? [{ ...cell, tally: tally(57), crowd: [...cell.crowd, changed] }] : [] })).toEqual({ people: 20, isSame: true });
    expect(wholeOf(later([1, 2, 12, 8]))).toEqual({ people: 20, isSame: false });
  });

  it('are rebuilt from the very same people if they lacked company weights', () => {
    const market: ScopeFacts = { scope: 'jobEverywhere' };
    const counted = bitOf('jobEverywhere', 'whole');
    const whole = (existing: readonly MadeSlice[], people: number, isCounted: boolean) => {
      const crowd = [{ counted: isCounted ? counted : 0, isNew: false, people }];
      const tallies = { ...job(), cells: [{ city: 1, band: 2, tally: tally(people), crowd }], largest: new Map() };
      return slicesOfJob(tallies, { ...market, existing })[0]?.figures?.companies;
    };
    const old = madeOf(job([1, 2, 20])).slice(0, 1);
    const few = old.map((slice) => ({ ...slice, figures: { ...slice.figures, companies: 'few' as const } }));
    const quarter = old.map((slice) => ({ ...slice, figures: { ...slice.figures, companies: 'quarter' as const } }));
    expect([whole(old, 20, true), whole(old, 20, false), whole(old, 19, true), whole(old, 21, true)]).toEqual(['many', undefined, undefined, undefined]);
    expect([whole(few, 20, true), whole(quarter, 20, true)]).toEqual(['many', 'quarter']);
  });

  it('have no figures where fewer than eight are left', () => {
    const existing = madeOf(job([1, 2, 14]));
    expect(slicesOfJob(later([1, 2, 7, 0]), { ...facts, existing })[0]).toMatchObject({ people: 14, figures: null });
    expect(slicesOfJob(later([1, 2, 7, 1]), { ...facts, existing })[0]?.figures).toBe(existing[0]?.figures);
  });

  it('are shown side by side only if nobody or eight are in one alone', () => {
    const existing = madeOf(job([1, 2, 20], [2, 2, 10]));
    expect(existing.map(nameOf)).toContain('2 all: 10');
    const now = (came: number) => shownIn(later([1, 2, 20, 8], [2, 2, 10, came]), { ...facts, existing });
    expect(now(0)).toEqual(['all all: 38', 'all 2: 38', '1 all: 28', '2 all: 10', '1 2: 28']);
    expect(now(4)).toEqual(['all all: 42', 'all 2: 42', '1 all: 28', '1 2: 28']);
  });

  it('are hidden where one to seven people separate them from other parts (F-02)', () => {
    const [inPart, inBoth] = [bitOf('jobAtCompany', 'whole'), bitOf('jobAtCompany', 'whole') | bitOf('jobEverywhere', 'whole')];
    const isShown = (existing: readonly MadeSlice[], ...people: readonly (readonly [counted: number, people: number])[]) => {
      const crowd = people.map(([counted, count]) => ({ counted, isNew: true, people: count }));
      const cells = [{ city: 1, band: 2, tally: tally(people.reduce((sum, [, count]) => sum + count, 0)), crowd }];
      return slicesOfJob({ ...job(), cells }, { scope: 'jobEverywhere', narrower: 'jobAtCompany', existing })[0]?.figures !== null;
    };
    expect([isShown([], [inPart, 20]), isShown([], [inPart, 19], [0, 1]), isShown([], [inPart, 12], [0, 8])]).toEqual([true, false, true]);
    const existing = madeOf(job([1, 2, 20]));
    const everybodyInBoth = [inBoth, 20] as const;
    expect([isShown(existing, everybodyInBoth), isShown(existing, everybodyInBoth, [inPart, 1]), isShown(existing, everybodyInBoth, [inPart, 7])]).toEqual([
      true,
      false,
      false,
    ]);
    // One came to the part, and another to the whole: as many as before, and the two are distinguished.
    expect(isShown(existing, [inBoth, 19], [bitOf('jobEverywhere', 'whole'), 1], [inPart, 1])).toBe(false);
  });
});

describe('everyone in some jobs', () => {
  const people = (...jobs: readonly (readonly [isShown: boolean, people: number])[]) =>
    everybodyIn(jobs.map(([isShown, count]) => ({ isShown, tally: tally(count), crowd: allNew(count) }))).reduce((sum, pay) => sum + peopleIn(pay.tally), 0);

  it('are without one to seven whose job is not shown, and with eight', () => {
    expect([people([true, 12], [false, 7]), people([true, 12], [false, 5], [false, 3]), people([true, 12])]).toEqual([12, 20, 12]);
  });
});
