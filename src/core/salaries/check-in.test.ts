import { describe, expect, it } from 'vitest';
import { checkInProblems, countReceived, shownReceived, type CheckIn } from './check-in.ts';

const silent: CheckIn = { year: 2026, variablePromised: null, variablePaid: null, hikeAnnounced: null, hikeReceived: null, monthsSinceRevision: null };

const paid = (percent: number): CheckIn => ({ ...silent, variablePromised: 100_000, variablePaid: percent * 1_000 });

describe('a yearly check-in (F-11)', () => {
  it.each([
    ['nothing at all', silent, { all: 'missing' }],
    ['only what was promised', { ...silent, variablePromised: 100_000 }, { variable: 'half' }],
    ['only what was paid', { ...silent, variablePaid: 100_000 }, { variable: 'half' }],
    ['a share of nothing', { ...silent, variablePromised: 0, variablePaid: 0 }, { variable: 'half' }],
    ['more than twice of it', { ...silent, variablePromised: 100_000, variablePaid: 201_000 }, { variable: 'more' }],
    ['twice of it', { ...silent, variablePromised: 100_000, variablePaid: 200_000 }, {}],
    ['a hike that was only announced', { ...silent, hikeAnnounced: 10 }, { hike: 'half' }],
    ['a hike of nothing', { ...silent, hikeAnnounced: 10, hikeReceived: 0 }, {}],
    ['months alone', { ...silent, monthsSinceRevision: 14 }, {}],
  ])('that says %s has the problems it has', (_case, checkIn, problems) => {
    expect(checkInProblems(checkIn)).toEqual(problems);
  });
});

describe('what people were paid of what was promised (F-11, F-02)', () => {
  const shares = [50, 60, 70, 80, 80, 90, 100, 100];

  it('is the median of eight at least, in steps', () => {
    expect(shownReceived(countReceived(shares.slice(1).map(paid), null)).variablePaid).toBeNull();
    expect(shownReceived(countReceived(shares.map(paid), null)).variablePaid).toEqual({ people: 5, median: 80 });
  });

  it('changes only with eight more', () => {
    const first = countReceived(shares.map(paid), null);
    const seven = [...shares, 10, 10, 10, 10, 10, 10, 10].map(paid);
    expect(countReceived(seven, first)).toEqual(first);
    expect(shownReceived(countReceived([...seven, paid(10)], first)).variablePaid).toEqual({ people: 10, median: 10 });
  });

  it('goes at once where fewer than eight are left', () => {
    const first = countReceived(shares.map(paid), null);
    expect(shownReceived(countReceived(shares.slice(1).map(paid), first)).variablePaid).toBeNull();
  });

  it('tells how far a hike was below what was announced', () => {
    const hikes = shares.map((_, at) => ({ ...silent, hikeAnnounced: 10 + at, hikeReceived: 8 + at / 2 }));
    expect(shownReceived(countReceived(hikes, null))).toMatchObject({ hike: { median: 10 }, hikeMissing: { median: 4 }, monthsSinceRevision: null });
  });
});
