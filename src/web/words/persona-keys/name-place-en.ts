import { mostJoinedHere } from '#core/communities/communities.ts';
import type { AwayPlace } from '#core/persona-keys/name-place.ts';

/** Sentences on what a made-up name does, and behind a press on what it does not. */
export const aboutName = {
  says: [
    // Promise F-07
    'No account leads to this name, not even for the people who run this site. Its key is in this browser, and wherever you copy it: without the key nobody can write under the name, not even we.',
    // Promise F-07
    'You can still be recognised by what you write: by your style, or by what only few people know.',
  ],
  ask: 'How safe is this name?',
  points: [
    // Promise F-07
    'Readers can compare the times of posts under both your names. It is harder if you post one of them later, at a random time.',
    // Promise F-07
    'The people who run this site have no list of names and accounts, but they could guess: from your connection while you write, from the database of the hour in which you wrote or made the name, where hardly anyone else did just then, from two copies of it made before and after, and from the months in which both were in use.',
    // Promise F-07
    `The communities you join are stored in this browser only, up to ${mostJoinedHere}: our server reads the list when you ask and never stores it. On another device, or after you clear cookies, join again.`,
    'Your votes, answer requests, reports and views count under this name too. Each name counts by itself: people who make a new one every three months and use the old ones count with each. Votes and requests your account made before are undone when you make the name.',
  ],
};

/** Sentences of a name that this browser cannot write under yet, or not any more. */
export const awayNames: Readonly<Record<AwayPlace, string>> = {
  // Promise F-07
  elsewhere:
    'You have made a name, but its key is not in this browser. No account leads to the name, so we cannot bring it here. You can: from the browser that has its key, from a file, or from a backup.',
  // Promise F-07
  waiting:
    'You have chosen a name. It starts working at a random moment within an hour, so that the time does not show who made it. Until then you cannot write or vote under it. After that, keep this site open for a minute: this browser does the rest.',
  unfinished:
    'You started to make a name in this browser, but we got no answer, or someone took the name first. Nothing is lost: you can finish it here, but in no other browser.',
  // Promise F-07
  deleted: 'Your made-up name was deleted, with everything written under it. Nobody can write under it any more.',
};

/** The way to the page of such a name, by what is to be done there. */
export const waysToName: Readonly<Record<AwayPlace, string>> = {
  elsewhere: 'Bring its key here',
  waiting: 'Your made-up name',
  unfinished: 'Finish it',
  deleted: 'Make a new one',
};
