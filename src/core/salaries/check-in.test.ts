import { describe, expect, it } from 'vitest';
import { again, freshly } from '#tests/fakes/crowds/freshly.ts';
import { checkInProblems, nextReceived, shownReceived, type CheckIn } from './check-in.ts';

const silent: CheckIn = { year: 2026, variablePromised: null, variablePaid: null, hikeAnnounced: null, hikeReceived: null, monthsSinceRevision: null };

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
  const first = nextReceived({}, (figure) => freshly(...(figure === 'variablePaid' ? shares : [])));

  it('is the median of many, in steps', () => {
    const seven = nextReceived({}, () => freshly(...shares.slice(1)));
    expect(Object.values(shownReceived(seven))).toEqual([null, null, null, null]);
    expect(shownReceived(first)).toEqual({ variablePaid: { people: 8, median: 80 }, hike: null, hikeMissing: null, monthsSinceRevision: null });
    const others = shownReceived(nextReceived({}, () => freshly(3, 5, 7, 7, 8, 9, 9, 13)));
    expect(others).toMatchObject({ variablePaid: { median: 5 }, hike: { median: 8 }, hikeMissing: { median: 8 }, monthsSinceRevision: { median: 6 } });
  });

  it('changes with enough others only, and not by what those say now who were counted', () => {
    const said = (fresh: number) => [...again(0, 0, 0, 0, 0, 0, 0, 0), ...freshly(...Array<number>(fresh).fill(10))];
    expect(nextReceived(first, () => said(7)).variablePaid).toEqual(first.variablePaid);
    expect(shownReceived(nextReceived(first, () => said(8))).variablePaid).toEqual({ people: 10, median: 0 });
  });
});
