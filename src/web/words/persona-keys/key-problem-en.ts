import type { KeyProblem } from '#core/persona-keys/key-problem.ts';

/** Sentences on why no key could be made for a name. */
export const keyProblems: Readonly<Record<KeyProblem, string>> = {
  // Promise F-07
  elsewhere:
    'A name was already made from your account in these three months, or from an account you deleted. You can still write under it with its key; you can make the next name when the next three months start.',
  // Promise F-07
  untrusted:
    'The key this site signs names with is not in its public ledger, or the ledger differs from the one this browser saw before. A name made with it could be recognised, so nothing was made. Try again later, and report it to the people who run this site.',
  unkept:
    'This browser cannot store anything for this page, so the key of your name would be lost. Use a normal window, not a private one, and a secure address (https).',
};

/** The way to the page on which the key comes back, where a name was made already. */
export const toName = 'Your made-up name';
