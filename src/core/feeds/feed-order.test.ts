import { hourMs } from '../figures/durations.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rankScore, placeFor, varied, whyHere, type FeedFacts } from './feed-order.ts';

const now = Date.UTC(2026, 10, 20, 12);
const post = (known: Partial<FeedFacts> = {}): FeedFacts => ({ postedAtMs: now, upVotes: 0, downVotes: 0, commentsCount: 0, requestsCount: 0, ...known });

describe('the order of a feed (R-059)', () => {
  it('puts the newer first, all else being equal', () => {
    expect(rankScore(post())).toBeGreaterThan(rankScore(post({ postedAtMs: now - 1_000 * 60 })));
  });

  it.each([
    ['a first vote lifts by twelve hours', post({ upVotes: 1 }), 12],
    ['three votes by a day', post({ upVotes: 3 }), 24],
    ['votes against take away', post({ upVotes: 3, downVotes: 2 }), 12],
    ['votes against cost at most a day', post({ downVotes: 1_000 }), -24],
    ['three comments lift by twelve hours', post({ commentsCount: 3 }), 12],
    ['three who wait for an answer too', post({ requestsCount: 3 }), 12],
    ['and no longer when there is one', post({ requestsCount: 1_000, commentsCount: 3 }), 12],
  ])('%s', (_what, known, hours) => {
    expect(rankScore(known)).toBe(rankScore(post({ postedAtMs: now + hours * hourMs })));
  });

  it('lifts what one has joined by a day', () => {
    expect(placeFor(rankScore(post()), true)).toBe(rankScore(post({ postedAtMs: now + 24 * hourMs })));
    expect(placeFor(rankScore(post()), false)).toBe(rankScore(post()));
  });

  it('never changes by the mere passing of time', () => {
    const one = post({ postedAtMs: now - 90 * hourMs, upVotes: 40 });
    const other = post({ postedAtMs: now - 2 * hourMs });
    expect(rankScore(one) < rankScore(other)).toBe(true);
    expect(whyHere(one, false, now + 1_000 * hourMs)).toEqual(['voted']);
  });

  it('says why, the heaviest first, and never nothing', () => {
    expect(whyHere(post(), true, now)).toEqual(['joined', 'new']);
    expect(whyHere(post({ upVotes: 100, commentsCount: 40 }), false, now)).toEqual(['voted', 'discussed', 'new']);
    expect(whyHere(post({ requestsCount: 2, postedAtMs: now - 100 * hourMs }), false, now)).toEqual(['waiting']);
    expect(whyHere(post({ postedAtMs: now - 1_000 * hourMs }), false, now)).toEqual(['other']);
  });
});

describe('variety', () => {
  const first = (item: string): string => item.slice(0, 1);

  it('lets no more than two of one community stand in a row', () => {
    expect(varied(['a1', 'a2', 'a3', 'b1', 'a4', 'a5', 'c1'], first)).toEqual(['a1', 'a2', 'b1', 'a3', 'a4', 'c1', 'a5']);
  });

  it('keeps every post, and the order where nothing is in the way', () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[abc]\d$/), { maxLength: 30 }), (items) => {
        const shown = varied(items, first);
        expect([...shown].sort()).toEqual([...items].sort());
        if (new Set(items.map(first)).size <= 1) expect(shown).toEqual(items);
      }),
    );
  });
});
