import { describe, expect, it } from 'vitest';
import type { ResourceType } from '../votes/vote.ts';
import { notificationKinds } from './notification-kinds.ts';

describe('the way from a notification of votes', () => {
  it.each<[thing: ResourceType, page: ResourceType, url: string]>([
    ['POST', 'POST', '/p/one'],
    ['COMMENT', 'POST', '/p/page?comment=one'],
    ['COMMENT', 'QUESTION', '/interviews/question/page?comment=one'],
    ['QUESTION', 'QUESTION', '/interviews/question/one'],
    ['REVIEW', 'REVIEW', '/review/one'],
    ['INTERVIEW', 'INTERVIEW', '/interviews/story/one'],
  ])('leads to the page of a %s, here on that of a %s', (thing, page, url) =>
    expect(notificationKinds.votes.url({ thing, thingId: 'one', page, pageId: thing === 'COMMENT' ? 'page' : 'one', causeId: '' })).toBe(url),
  );
});
