import type { KeyProblem } from '#core/persona-keys/key-problem.ts';
import { keyProblems, toName } from '../persona-keys/key-problem-en.ts';
import { inWords } from '../figures/numbers-en.ts';
import { longestName, mostNameDigits, shortestName, type NameProblem } from '#core/personas/made-up-name.ts';

/** Everything said where a made-up name or its picture is changed. */
export interface PersonaWords {
  readonly title: string;
  readonly lead: string;
  /** The lead where there is no name yet. */
  readonly leadNew: string;
  readonly name: string;
  readonly checking: string;
  readonly free: (name: string) => string;
  readonly unchecked: string;
  readonly suggested: string;
  readonly another: string;
  readonly picture: string;
  readonly pictureOf: (place: number, of: number) => string;
  readonly others: string;
  readonly shared: string;
  readonly problem: Readonly<Record<NameProblem, string>>;
  /** Names the words that are the problem, where they are known. */
  readonly refused: (words: string | undefined) => string;
  readonly keyProblem: Readonly<Record<KeyProblem, string>>;
  readonly toName: string;
  readonly save: string;
  readonly saving: string;
  readonly cancel: string;
  readonly saved: string;
  readonly failed: string;
  readonly closed: string;
  readonly offline: string;
  readonly restored: string;
}

/** Sentences for changing a made-up name or its picture. */
export const words: PersonaWords = {
  title: 'Your made-up name',
  lead: 'What you wrote under the former name stands under the new one from now on.',
  leadNew: 'A new name begins with nothing. What you wrote under a name whose key is lost stays under that one.',
  name: 'Made-up name',
  checking: 'Looking whether it is free',
  free: (name) => `${name} is free.`,
  unchecked: 'We could not look whether it is free. We look again when you save.',
  suggested: 'Or one of these',
  another: 'Other names',
  picture: 'Picture',
  pictureOf: (place, of) => `Picture ${place} of ${of}`,
  others: 'Other pictures',
  shared: 'Everybody draws from the same pictures, so yours says nothing about you.',
  problem: {
    length: `Between ${shortestName} and ${longestName} letters, please.`,
    letters: `Words with at most ${inWords(mostNameDigits)} digits at their end, such as Quiet Banyan 27.`,
    contact: 'This looks like a number, an address or a link. Choose something that leads nowhere.',
    company: 'This is the name of a company. Choose one that says nothing about where you work.',
    official: 'This sounds as if it spoke for the product. Choose another one.',
    abusive: 'A word in this name hurts people, or moderators look out for it. Choose another one.',
    'own-name': 'This is what we call you here. Choose one that is not tied to you.',
    taken: 'Somebody else writes under this name.',
  },
  refused: (said) => (said === undefined ? '' : ` It is about “${said}”.`),
  keyProblem: keyProblems,
  toName,
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  saved: 'Name and picture are changed.',
  failed: 'This could not be saved. It stays here; try again.',
  closed: 'A moderator has closed writing to you, and with it a change of this name. Until when stands with your own posts.',
  offline: 'No connection, or its answer was lost. This stays here; try again once it is back.',
  restored: 'This is as you left it. It is not saved yet.',
};
