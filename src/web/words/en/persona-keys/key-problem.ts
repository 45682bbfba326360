import type { KeyProblem } from '#core/persona-keys/key-problem.ts';

export const keyProblems: Readonly<Record<KeyProblem, string>> = {
  // Promise F-07
  elsewhere:
    'You already made a name in this three-month period, with this account or one you deleted. If you have its key, you can still use it. You can make another when the next period starts.',
  // Promise F-07
  untrusted:
    'Something is wrong with the key this site makes names with: it is not in the public ledger, or the ledger is not the one this browser saw before. A name made with it could be recognised as yours, so we made none. Try again later, and report this to the people who run this site.',
  unkept: 'This browser cannot save the key of your name. Use a normal window, not a private (incognito) one, and a link that starts with https://.',
};

/** Link to the page that restores the key of an existing name. */
export const toName = 'Your made-up name';
