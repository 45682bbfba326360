import { counted } from '../figures/counts-en.ts';

/** Sentences around a member’s own posts. */
export const words = {
  title: 'Your posts',
  lead: 'Everything you wrote under either name, and what became of it. Only you see it together: others see two names.',
  figures: (posts: number, comments: number) => `${counted(posts, 'post', 'posts')}, ${counted(comments, 'comment', 'comments')}`,
  waiting: (count: number) => `${counted(count, 'post waits', 'posts wait')} for a moderator`,
  none: 'You have not written anything yet.',
  noneBecause: 'A question is enough to begin with.',
  guest: 'Your posts belong to your account.',
  away: 'We cannot reach your account just now',
  guestBecause: 'Log in to see them.',
};

export type OwnPostWords = typeof words;
