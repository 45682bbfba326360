import { describe, expect, it } from 'vitest';
import { named, learned, merged, namesIn } from '../names/known-names.ts';
import { madeUpFor } from '../names/made-up.ts';
import { contracts } from './contracts.ts';

const post = 'p8d1f0c2m7c1t8zb';
const community = 'c4v9x0q2m7c1t8za';
const wanted = new Set([post, community]);

describe('the names of things in examples', () => {
  it('are found wherever they stand, and words are none', () => {
    expect(namesIn({ postId: post, votes: [{ resourceId: post, voteType: 'up' }], title: 'internationalisation' })).toEqual([post, post]);
  });

  it('are what the service answers in the same place', () => {
    expect([...learned({ items: [{ postId: post }] }, { items: [{ postId: 'real-1' }] }, wanted)]).toEqual([[post, 'real-1']]);
    expect([...learned({ postId: post }, { postId: 12 }, wanted)]).toEqual([]);
  });

  it('are those of one item, of the type that is meant', () => {
    const shown = [{ postId: post, community: { type: 'topic', entityId: community } }];
    const real = [
      { postId: 'one', community: { type: 'company', entityId: 'firm' } },
      { postId: 'two', community: { type: 'topic', entityId: 'talk' } },
    ];
    expect(Object.fromEntries(learned(shown, real, wanted))).toEqual({ [post]: 'two', [community]: 'talk' });
  });

  it('are put in where the whole name is there, the first one winning', () => {
    const names = merged([new Map([[post, 'one']]), new Map([[post, 'other']])]);
    expect(named(`{"id":"${post}","long":"${post}a","url":"/p/${post}"}`, names)).toBe(`{"id":"one","long":"${post}a","url":"/p/one"}`);
  });

  it('are made up again for each request where the caller makes them up (x-made-up)', () => {
    const operation = contracts.operations.find(({ operationId }) => operationId === 'createComment');
    if (!operation) return expect.unreachable();
    const [[shown, one] = [], [, other] = []] = [...madeUpFor(operation), ...madeUpFor(operation)];
    expect(shown).toMatch(/^\w{20}$/);
    expect(one).toMatch(/^[a-hA-H2-9]{20}$/);
    expect(other).not.toBe(one);
  });
});
