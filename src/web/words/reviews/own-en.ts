import type { Measure } from '#core/moderation/moderation-outcome.ts';
import { rulesNamed } from '../moderation/rules-en.ts';

/** Sentences for the author of a review about what moderators decided, in English. The type of every other language is the type of this one. */
export const words = {
  rulesNamed,
  decided: 'What moderators decided',
  measures: {
    // Promise F-04
    hide: 'Your review is hidden until a moderator has looked. Only you and moderators see it.',
    // Promise F-04
    remove: 'A moderator took your review down. Only you and moderators still see it.',
    lock: 'A moderator closed your review for comments.',
    warn: 'A moderator has warned you about your review.',
    silence: 'For this review a moderator has closed writing to its key.',
  } satisfies Record<Measure, string>,
  granted: {
    hide: '',
    remove: 'A moderator had taken your review down. The second look brought it back.',
    lock: 'A moderator had closed your review for comments. The second look opened it again.',
    warn: 'A moderator had warned you about your review. The second look took the warning back.',
    silence: 'For this review a moderator had closed writing to its key. The second look opened it again.',
  } satisfies Record<Measure, string>,
  on: (day: string) => `Decided on ${day}.`,
  rule: (rule: string) => `The rule: ${rule}.`,
  note: 'What the moderator tells you',
  appeal: 'Ask for a second look',
  // Promise F-28
  until: (day: string) => `You can ask until ${day}, with the key of this review alone. Nobody learns who you are.`,
  over: (day: string) => `You could ask for a second look until ${day}.`,
  oneAtATime: 'You can ask for a second look at this, too, once the other one is decided.',
  // Promise F-28
  appeals: {
    open: 'A second look is asked for. You find the answer here, on this device.',
    rejected: 'Another moderator has looked and came to the same decision.',
  },
};

export type OwnReviewWords = typeof words;
