import { describe, expect, it } from 'vitest';
import type { Given } from '../http/detour.ts';
import { mergedPages } from './merged-answers.ts';

const aComment = (commentId: string, postedOn: string) => ({ comment: { commentId, postedOn }, postTitle: null, mayOpen: true });

describe('one’s own comments under both names (R-059, F-07)', () => {
  it('stand newest days first, and each list is asked on until it ends', async () => {
    const asked: unknown[] = [];
    const ofAccount = async (given: Given) => {
      asked.push(['account', given.query]);
      return { items: [aComment('a', '2026-11-18'), aComment('b', '2026-11-16')], next: 'more' };
    };
    const ofKey = async (given: Given) => {
      asked.push(['key', given.query]);
      return { items: [aComment('c', '2026-11-19'), aComment('d', '2026-11-17')], next: null };
    };
    const first = await mergedPages({ query: { limit: 2 } }, ofAccount, ofKey);
    expect(first).toMatchObject({ items: ['c', 'a', 'd', 'b'].map((commentId) => ({ comment: { commentId } })) });
    const { next } = Object(first);
    expect(await mergedPages({ query: { cursor: next } }, ofAccount, ofKey)).toMatchObject({ items: [{ comment: { commentId: 'a' } }, {}] });
    expect(asked).toEqual([
      ['account', { limit: 2 }],
      ['key', { limit: 2 }],
      ['account', { cursor: 'more' }],
    ]);
  });
});
