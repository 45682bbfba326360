// Which way a contract turned in one place, and what that means to its callers: a request may get wider, an answer narrower.
import type { Raise } from './contract-change.ts';

export type Turn = 'narrower' | 'wider' | 'fewer' | 'more' | 'promised' | 'dropped' | 'other' | 'reworded';

export interface Turned {
  readonly turn: Turn;
  readonly what: string;
  /** Broken clients, where the table below is less precise. */
  readonly breaks?: string;
}

/** Speaker: a sending client, an answering or refusing server, or the whole operation. */
export type ContractSide = 'request' | 'answer' | 'refusal' | 'operation';

type Rating = Exclude<Raise, 'major'> | `clients that ${string}`;

/** Ratings with a sentence of broken clients mean major. */
const ratings: Readonly<Record<ContractSide, Readonly<Record<Turn, Rating>>>> = {
  request: {
    narrower: 'clients that send what was taken before',
    wider: 'patch',
    fewer: 'clients that send it',
    more: 'minor',
    promised: 'minor',
    dropped: 'clients that rely on it',
    other: 'clients that send it as it was',
    reworded: 'patch',
  },
  answer: {
    narrower: 'patch',
    wider: 'clients that read it and rely on the bound',
    fewer: 'patch',
    more: 'clients that read it and know the former ones alone',
    promised: 'minor',
    dropped: 'clients that rely on it',
    other: 'clients that read it as it was',
    reworded: 'patch',
  },
  refusal: {
    narrower: 'patch',
    wider: 'clients that read it and rely on the bound',
    fewer: 'patch',
    // A refusal more is no surprise: every operation may refuse, and every problem has a sentence to show.
    more: 'minor',
    promised: 'minor',
    dropped: 'clients that rely on it',
    other: 'clients that read it as it was',
    reworded: 'patch',
  },
  operation: {
    narrower: 'clients that ask it as before',
    wider: 'minor',
    fewer: 'clients that ask it as before',
    more: 'minor',
    promised: 'minor',
    dropped: 'clients that rely on it',
    other: 'clients that ask it as before',
    reworded: 'patch',
  },
};

export function rated(
  speaker: ContractSide,
  { turn, what, breaks }: Turned,
): { readonly raise: Raise; readonly what: string; readonly breaks: string | undefined } {
  const rating = ratings[speaker][turn];
  return rating === 'patch' || rating === 'minor' ? { raise: rating, what, breaks: undefined } : { raise: 'major', what, breaks: breaks ?? rating };
}
