import type { KeyProblem } from '#core/persona-keys/key-problem.ts';
import { keyProblems, toName } from '../persona-keys/key-problem.ts';
import { inWords } from '../figures/numbers.ts';
import { longestName, mostNameDigits, shortestName, type NameProblem } from '#core/personas/made-up-name.ts';

export interface PersonaWords {
  readonly title: string;
  readonly lead: string;
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

export const words: PersonaWords = {
  title: 'Your made-up name',
  lead: 'What you wrote under the old name is now shown under the new one.',
  leadNew: 'A new name starts from zero. What you wrote under a name whose key is lost stays under that name.',
  name: 'Made-up name',
  checking: 'Checking if it is taken',
  free: (name) => `${name} is available.`,
  unchecked: 'We could not check if it is taken. We check again when you save.',
  suggested: 'Or one of these',
  another: 'Other names',
  picture: 'Picture',
  pictureOf: (place, of) => `Picture ${place} of ${of}`,
  others: 'Other pictures',
  shared: 'Everyone chooses from the same pictures, so yours says nothing about you.',
  problem: {
    length: `Between ${shortestName} and ${longestName} characters, please.`,
    letters: `Words with at most ${inWords(mostNameDigits)} digits at the end, such as Quiet Banyan 27.`,
    contact: 'This looks like a number, an address or a link. Choose something else.',
    company: 'This is the name of a company. Choose one that says nothing about where you work.',
    official: 'This sounds like an official account. Choose another one.',
    abusive: 'This name has a word that hurts people or that moderators watch for. Choose another one.',
    'own-name': 'This is your own name on this site. Choose one that nobody can link to you.',
    taken: 'Someone else has this name.',
  },
  refused: (said) => (said === undefined ? '' : ` The problem is “${said}”.`),
  keyProblem: keyProblems,
  toName,
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  saved: 'Name and picture are changed.',
  failed: 'This could not be saved. It is still here; try again.',
  closed: 'A moderator has stopped you from writing, so you cannot change this name. See your posts for the end date.',
  offline: 'No connection, or no answer. Your choice is still here; try again when you are back online.',
  restored: 'This is your draft. It is not saved yet.',
};
