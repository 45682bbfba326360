import type { KeyProblem } from '#core/persona-keys/key-problem.ts';

/** Sentences on why no key could be made for a name. */
export const keyProblems: Readonly<Record<KeyProblem, string>> = {
  // Promise F-07
  elsewhere:
    'A name was already made from your account in these three months, or from one that you deleted. You can write on under it, by its key; the next name can be made when the next three months begin.',
  // Promise F-07
  untrusted:
    'The key that this place signs names with is not in its public ledger, or the ledger is another than the one this browser read before. A name made with it could be recognised, so nothing was made. Try again later, and tell whoever runs this place.',
  unkept:
    'This browser keeps nothing for this page, so that the key of your name would be lost. Use another window, not a private one, and a secure address (https).',
};

/** The way to the page on which the key comes back, where a name was made already. */
export const toName = 'Your made-up name';
