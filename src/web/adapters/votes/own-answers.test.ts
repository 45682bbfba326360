import { describe, expect, it } from 'vitest';
import { ownAnswers } from './own-answers.ts';

const answer = (url: string, value: object) => ({ url, status: 200, body: JSON.stringify(value) });
const session = answer('/session', { member: { userId: 'me' } });
const guests = answer('/session', { member: null });
const post = answer('/post', { post: { postId: 'p1', isMine: false, myVote: 'none', poll: { myOptionId: null } } });
const company = answer('/company', { name: 'Betwa' });

describe('the answers of a page that everyone gets', () => {
  it('have the member’s session in the place of a guest’s', () => {
    expect(ownAnswers([guests, post, company], { answers: [session] })).toEqual([session, post, company]);
  });

  it('have the votes and choices of the member in them', () => {
    const marks = { votes: [{ id: 'p1', voteType: 'up' as const }], choices: [{ postId: 'p1', optionId: 'o2' }], areOthers: false };
    const [, marked, same] = ownAnswers([guests, post, company], { answers: [session], marks });
    expect(JSON.parse(marked?.body ?? '')).toEqual({ post: { postId: 'p1', isMine: false, myVote: 'up', poll: { myOptionId: 'o2' } } });
    expect(same).toBe(company);
  });

  it('say nothing of what the member is told otherwise, which is asked for', () => {
    expect(ownAnswers([guests, post, company], { answers: [session], marks: { votes: [], choices: [], areOthers: true } })).toEqual([session, company]);
  });
});
