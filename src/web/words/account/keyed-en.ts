import type { ContributionKind } from '#core/contributions/contribution-keys.ts';
import type { WrittenCounts } from '#core/personas/written-counts.ts';
import { counted } from '../figures/counts-en.ts';
import { joinedWords } from '../figures/joined-words.ts';

/** The numbers of what was written, without those that are none. */
const written = ({ posts, comments, questions }: WrittenCounts): string =>
  [
    posts > 0 ? counted(posts, 'post', 'posts') : '',
    comments > 0 ? counted(comments, 'comment', 'comments') : '',
    questions > 0 ? counted(questions, 'question', 'questions') : '',
  ]
    .filter(Boolean)
    .join(', ');

const kinds: Readonly<Record<ContributionKind, (count: number) => string>> = {
  review: (count) => counted(count, 'review', 'reviews'),
  interview: (count) => counted(count, 'interview', 'interviews'),
  photo: (count) => counted(count, 'set of photos', 'sets of photos'),
  salary: (count) => counted(count, 'salary', 'salaries'),
  benefits: (count) => counted(count, 'list of benefits', 'lists of benefits'),
};

/** Sentences on what keys of this browser wrote, where an account is deleted. */
export const keyed = {
  heading: 'What you wrote anonymously from this browser',
  // Promise F-07
  lead: 'It is not linked to your account, so it is not deleted with the account. Everything with a tick is deleted first, by its own key. Your account goes only after that.',
  written,
  name: (name: string, counts: WrittenCounts | undefined) =>
    counts === undefined ? `${name}, with everything written under it` : `${name}: ${written(counts) || 'nothing written yet'}`,
  kinds,
  listed: (parts: readonly string[]) => joinedWords(parts, ' and '),
  stays: {
    // Promise F-07
    name: 'It stays public. Its key stays in this browser, where anyone who uses the browser can open it. Without that key nobody can ever delete it, you included.',
    // Promise F-07
    contributions:
      'They stay, for everyone. Their keys stay in this browser, where anyone who uses the browser can open them. Without these keys nobody can ever delete them, you included.',
  },
  takeAlong: 'Save the key first',
  // Promise F-07
  seen: 'The people who run this site could still tell from the time that all of it was yours.',
  more: 'Why, and how to make that harder',
  moreText: [
    // Promise F-04, F-07
    'Each deletion is signed by its own key and sent without cookies, and nothing we store links it to your account. But all of them leave from your connection, just before the account goes: someone who watches our server, or compares a backup from before with one from after, can put them together.',
    // Promise F-04
    'It is harder if you delete these one by one on their own pages first, over several weeks, and the account last.',
    'Answers of others to your posts stay, below an empty place. So do interview questions that others answered or were asked as well.',
  ],
  toName: 'Your made-up name',
  toContributions: 'Your contributions',
  // Promise F-07
  away: 'The key of your made-up name is not in this browser. Only that key can delete the name and what you wrote under it; deleting the account does not. To delete it too, bring the key here first.',
  bring: 'Bring the key here',
  busy: 'Deleting what you wrote',
  still: (parts: string) => `Not deleted yet: ${parts}. So your account was not deleted either.`,
  because: {
    offline: 'The connection broke.',
    limited: 'That was too often. Wait a few minutes.',
    failed: 'This did not work, or we got no answer.',
  },
  again: 'Try again, or remove the tick from what should stay.',
  goneAlready: (parts: string) => `Already deleted: ${parts}.`,
  gone: (parts: string) => `Deleted before your account: ${parts}.`,
  left: (parts: string) =>
    `Not deleted, because you chose so: ${parts}. The keys are in this browser and belong to no account now. With them you can still delete it all.`,
};

export type KeyedWords = typeof keyed;
