import { mostJoinedHere } from '#core/communities/communities.ts';
import type { ModeHere } from '#core/persona-keys/persona-mode.ts';

/** Sentences on how a made-up name is kept, and what that does not do. */
export const modes: Readonly<Record<ModeHere, readonly string[]>> = {
  unlinkable: [
    // Promise F-07
    'No account is known to this name, not even to whoever runs this place. Its key lies in this browser, and where you carry it: whoever has the key writes under the name, and without it nobody can, we neither.',
    // Promise F-07
    'You can still be recognised by how you write, by what only you know, by a workplace of few people, or by when you write: whoever reads posts under both your names can compare their times. To let one of them come out later makes that harder.',
    // Promise F-07
    'Whoever runs this place finds no list of whose a name is, but could guess: from your connection while you write, from the database of the hour in which you made the name or wrote, from two copies of it between which you made the name, and from the months in which both were used.',
    // Promise F-07
    `Which communities you joined is kept by this browser alone, sealed for your account, for up to ${mostJoinedHere} of them: our server reads the list as you ask, and writes it down nowhere. On another device, or once the cookies of this browser are cleared, you join again.`,
    'Your votes, requests for answers, reports and views go under this name, too. Each name counts for itself: whoever makes a new one every three months and keeps the former ones counts with each. What your account voted and requested before is taken back when the name is made.',
  ],
  sealed: [
    // Promise F-16, F-17
    'This name is from before names were cut loose from accounts. No page shows that it is yours, but whoever has the database of this installation and its key could work it out.',
  ],
  pseudonymous: [
    // Promise F-16, F-17
    'No page shows that this name is yours. Whoever has the database of this installation and its key could still work it out: here a name is kept with an account.',
  ],
  elsewhere: [
    // Promise F-07
    'You have made a name, and its key is not in this browser. No account is known to the name, so that we cannot bring it here. You can: from the browser that has its key, from a file, or from a copy.',
  ],
  unfinished: [
    // Promise F-07
    'You began to make a name in this browser, and the answer to that was lost. Nothing is used up: the name can be finished here, and in no other browser.',
  ],
  // Promise F-07
  deleted: ['Your made-up name was deleted, with everything written by it. Nobody writes under it any more.'],
};

/** The sentences of a name that this browser cannot write under yet, or not any more. */
export const awayModes = { elsewhere: modes.elsewhere, unfinished: modes.unfinished, deleted: modes.deleted };

/** The way to the page of such a name, by what is to be done there. */
export const waysToName = { elsewhere: 'Bring its key here', unfinished: 'Finish it', deleted: 'Make a new one' };
