import { leftBehindName } from '#core/personas/author.ts';
import { grouped } from '#core/figures/counts.ts';
import { mostMutes } from '#core/moderation/mutes.ts';

/** Sentences about muted and blocked authors. */
export const words = {
  authorName: (name: string) => (name === leftBehindName ? 'Absent member' : name),
  title: 'Muted and blocked',
  // Promise R-072
  description: 'Whom you do not want to read. Only you see this.',
  // Promise R-072
  lead: 'Whom you do not want to read. Only you see this, and nobody here was told.',
  most: `You can mute and block ${grouped(mostMutes)} names in all.`,
  muted: 'Muted',
  mutedMeans: 'You do not see what is written under these made-up names, and of a job title one post, comment or conversation. They can read and answer you.',
  blocked: 'Blocked',
  // Promise F-04
  blockedMeans:
    'You do not see what is written under these made-up names, and they cannot answer you. Of a job title that is so for one post, comment or conversation alone.',
  undo: 'Undo',
  undoNamed: { MUTE: (name: string) => `Undo: mute ${name}`, BLOCK: (name: string) => `Undo: block ${name}` },
  undone: (name: string) => `You read ${name} again.`,
  failed: 'That did not work, or its answer was lost. Try again: it counts once.',
  none: 'You read everybody.',
  noneBecause: 'To mute or block somebody, open “More actions” at one of their posts or comments.',
  wayOn: 'To the communities',
  manyNames:
    'Everybody has two names, and this is one of them. What they write under their other name is not left out, for that would show that both are one person’s.',
  // Promise F-16
  oneThing:
    'Of somebody who writes as what they work as, one post, comment or conversation is left out, and nothing else of theirs. The same words can stand here several times, and nobody can tell whether they are one person’s.',
  guest: 'Whom you mute belongs to your account.',
  guestBecause: 'Log in to see and change it.',
};

export type MutesWords = typeof words;
