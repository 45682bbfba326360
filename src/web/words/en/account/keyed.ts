import { countsOf } from '../kinds/nouns.ts';
import type { WrittenCounts } from '#core/personas/written-counts.ts';
import { counted } from '../figures/counts.ts';
import { joinedWords } from '../../figures/joined-words.ts';

/** Counts of written items, without zeros. */
const written = ({ posts, comments, questions }: WrittenCounts): string =>
  [
    posts > 0 ? counted(posts, 'post', 'posts') : '',
    comments > 0 ? counted(comments, 'comment', 'comments') : '',
    questions > 0 ? counted(questions, 'question', 'questions') : '',
  ]
    .filter(Boolean)
    .join(', ');

export const keyed = {
  heading: 'What you wrote anonymously from this browser',
  // Promise F-07
  lead: 'This is not linked to your account, so it is not deleted with the account. Everything with a tick is deleted first, with its own key. Your account is deleted only after that.',
  written,
  name: (name: string, counts: WrittenCounts | undefined) =>
    counts === undefined ? `${name}, with everything written under it` : `${name}: ${written(counts) || 'nothing written yet'}`,
  kinds: countsOf,
  listed: (parts: readonly string[]) => joinedWords(parts, ' and '),
  stays: {
    // Promise F-07
    name: 'What you wrote stays public. The key to delete it stays in this browser, and anyone who uses the browser can use the key. If the key is lost, nobody can ever delete it, not even you.',
    // Promise F-07
    contributions:
      'These stay public. Their keys stay in this browser, and anyone who uses the browser can use them. Without the keys nobody can ever delete what you sent, not even you.',
  },
  takeAlong: 'Save the key first',
  // Promise F-07
  seen: 'The people who run this site could still tell from the time that all of it was yours.',
  more: 'Why, and how to make that harder',
  moreText: [
    // Promise F-04, F-07
    'Each deletion has its own key and is sent without cookies, and nothing we store links it to your account. But all of them come from your connection, just before the account is deleted. Someone who watches our server, or compares a backup from before with one from after, can put them together.',
    // Promise F-04
    'To make that harder, first delete these one by one on their own pages, over several weeks, and the account last.',
    'Replies of others to your posts stay, below an empty place. Your interview questions stay if others answered them or were asked them too.',
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
