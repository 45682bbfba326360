import { leftBehindName } from '#core/personas/author.ts';
import { grouped } from '#core/figures/counts.ts';
import { mostMutes } from '#core/moderation/mutes.ts';

export const words = {
  authorName: (name: string) => (name === leftBehindName ? 'Absent member' : name),
  title: 'Muted and blocked',
  // Promise R-072
  description: 'People whose posts you do not want to see. Only you see this.',
  // Promise R-072
  lead: 'People whose posts you do not want to see. Only you see this list, and nobody in it was notified.',
  most: `You can mute and block ${grouped(mostMutes)} names in all.`,
  muted: 'Muted',
  mutedMeans:
    'You do not see what is written under these made-up names; for a job title, one post, comment or conversation is hidden. They can read and reply to you.',
  blocked: 'Blocked',
  // Promise F-04
  blockedMeans:
    'You do not see what is written under these made-up names, and they cannot reply to you. For a job title this covers one post, comment or conversation only.',
  undo: 'Undo',
  undoNamed: { MUTE: (name: string) => `Undo: mute ${name}`, BLOCK: (name: string) => `Undo: block ${name}` },
  undone: (name: string) => `You will see ${name} again.`,
  failed: 'That did not work, or we got no answer. Try again: it will not count twice.',
  none: 'You have not muted or blocked anyone.',
  noneBecause: 'To mute or block someone, open “More actions” on one of their posts or comments.',
  wayOn: 'Go to communities',
  manyNames:
    'Everyone has two names, and this is one of them. What they write under their other name is not hidden, because that would show that both are one person.',
  // Promise F-16
  oneThing:
    'For someone who writes under a job title, only one post, comment or conversation is hidden. The same job title can be in this list several times, and nobody can tell whether it is one person.',
  guest: 'Your list of muted names belongs to your account.',
  guestBecause: 'Log in to see and change it.',
};

export type MutesWords = typeof words;
