/** Asks whether a name is the member's when its key in this browser has no owner. */
export const claim = {
  one: 'Is this name yours?',
  several: 'Is one of these names yours?',
  // Promise F-07
  lead: 'The key is in this browser, but no account here uses it. Say yes only if you made the name: someone else may have made it, and may also have the key.',
  yes: (name: string) => `Yes, ${name} is mine`,
  no: 'No, it is not mine',
  done: (name: string) => `${name} is yours. You can write under this name here.`,
};

export type ClaimWords = typeof claim;
