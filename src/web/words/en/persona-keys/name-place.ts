import { mostJoinedHere } from '#core/communities/communities.ts';
import type { AwayPlace } from '#core/persona-keys/name-place.ts';

export const aboutName = {
  says: [
    // Promise F-07
    'No account is linked to this name: not even the people who run this site can look up whose it is. Its key is in this browser, and wherever you copy it. Without the key nobody can write under the name, not even we.',
    // Promise F-07
    'You can still be recognised by what you write: by your style, or by what only few people know.',
  ],
  ask: 'How safe is this name?',
  points: [
    // Promise F-07
    'Readers can compare the times of posts under both your names. To make that harder, post one of them later, at a random time.',
    // Promise F-07
    'The people who run this site have no list of names and accounts. But they could guess: from your connection while you write, from the database if hardly anyone else wrote or made a name in the same hour, from two copies of the database, one made before that and one after, and from the months in which you used your account and the name.',
    // Promise F-07
    `The list of communities you join is stored only in this browser, up to ${mostJoinedHere}. Our server reads it when you ask and never stores it. On another device, or after you clear cookies, join again.`,
    'Your votes, answer requests, reports and views count under this name too. Each name counts by itself: people who make a new one every three months can vote with each of them. When you make the name, earlier votes and answer requests of your account are undone.',
  ],
};

/** Names that this browser cannot write under yet, or no longer. */
export const awayNames: Readonly<Record<AwayPlace, string>> = {
  // Promise F-07
  elsewhere:
    'You have made a name, but its key is not in this browser. No account is linked to the name, so we cannot bring the key here. You can bring it from the browser that has it, from a file, or from a backup.',
  // Promise F-07
  waiting:
    'You have chosen a name. It starts working at a random moment within an hour, so that the time does not show who made it. What you write or vote under it before goes out by itself then. You can close this site.',
  unfinished:
    'You started to make a name in this browser, but we got no answer, or someone took the name first. Nothing is lost: you can finish it here, but in no other browser.',
  // Promise F-07
  deleted: 'Your made-up name was deleted, with everything written under it. Nobody can write under it any more.',
};

export const waysToName: Readonly<Record<AwayPlace, string>> = {
  elsewhere: 'Bring its key here',
  waiting: 'Your made-up name',
  unfinished: 'Finish it',
  deleted: 'Make a new one',
};
