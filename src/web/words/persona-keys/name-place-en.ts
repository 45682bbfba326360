import { mostJoinedHere } from '#core/communities/communities.ts';
import type { AwayPlace } from '#core/persona-keys/name-place.ts';

/** Sentences on what a made-up name does, and behind a press on what it does not. */
export const aboutName = {
  says: [
    // Promise F-07
    'No account leads to this name, not even for the people who run this site. Its key is in this browser, and wherever you carry it: without the key nobody writes under the name, not even we.',
    // Promise F-07
    'You can still be recognised by what you write: by your style, or by what only few people know.',
  ],
  ask: 'How safe is this name?',
  points: [
    // Promise F-07
    'Readers can compare the times of posts under both your names. It is harder if you let one of them come out later.',
    // Promise F-07
    'The people who run this site have no list of names and accounts, but they could guess: from your connection while you write, from the database of the hour in which you wrote or made the name, where hardly anybody else did just then, from two copies of it made before and after, and from the months in which both were in use.',
    // Promise F-07
    `The communities you join are known to this browser only, up to ${mostJoinedHere}: our server reads the list when you ask and writes it down nowhere. On another device, or after you clear cookies, join again.`,
    'Your votes, requests for answers, reports and views go under this name, too. Each name counts by itself: people who make a new one every three months and use the old ones count with each. What your account voted and requested before is taken back when you make the name.',
  ],
};

/** Sentences of a name that this browser cannot write under yet, or not any more. */
export const awayNames: Readonly<Record<AwayPlace, string>> = {
  // Promise F-07
  elsewhere:
    'You have made a name, and its key is not in this browser. No account leads to the name, so we cannot bring it here. You can: from the browser that has its key, from a file, or from a copy.',
  // Promise F-07
  waiting:
    'You have chosen a name, and it begins at a random moment within an hour, so that the time does not tell who made it. Until then you can neither write nor vote under it. After that, keep this site open for a minute: this browser does the rest.',
  unfinished:
    'You began to make a name in this browser, and the answer was lost, or somebody took the name first. Nothing is used up: you can finish it here, and in no other browser.',
  // Promise F-07
  deleted: 'Your made-up name was deleted, with everything written by it. Nobody writes under it any more.',
};

/** The way to the page of such a name, by what is to be done there. */
export const waysToName: Readonly<Record<AwayPlace, string>> = {
  elsewhere: 'Bring its key here',
  waiting: 'Your made-up name',
  unfinished: 'Finish it',
  deleted: 'Make a new one',
};
