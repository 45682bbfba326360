/** Sentences that ask whether a name is the member's whose key lies in this browser and belongs to nobody. */
export const claim = {
  one: 'Is this name yours?',
  several: 'Is one of these names yours?',
  // Promise F-07
  lead: 'Its key is in this browser and belongs to no account here. Say yes only if you made the name: the person who made it may have the key somewhere else too.',
  yes: (name: string) => `Yes, ${name} is mine`,
  no: 'No, it is not mine',
  done: (name: string) => `${name} is yours. You can write under this name here.`,
};

export type ClaimWords = typeof claim;
