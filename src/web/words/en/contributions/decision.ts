import { decidedThings } from '../kinds/nouns.ts';
import type { ModeratedKindName } from '#core/kinds/contribution-kinds.ts';
import type { Measure } from '#core/moderation/moderation-outcome.ts';
import { rulesNamed } from '../moderation/rules.ts';

export const words = {
  rulesNamed,
  decided: 'What moderators decided',
  measures: {
    // Promise F-04
    hide: (kind) => `Your ${decidedThings[kind]} is hidden until a moderator has checked. Only you and moderators see it.`,
    // Promise F-04
    remove: (kind) => `A moderator took your ${decidedThings[kind]} down. Only you and moderators still see it.`,
    lock: (kind) => `A moderator closed your ${decidedThings[kind]} for comments.`,
    warn: (kind) => `A moderator has warned you about your ${decidedThings[kind]}.`,
    silence: (kind) => `Because of this ${decidedThings[kind]}, a moderator has stopped you from writing as its author.`,
  } satisfies Record<Measure, (kind: ModeratedKindName) => string>,
  granted: {
    hide: () => '',
    remove: (kind) => `A moderator had taken your ${decidedThings[kind]} down. The second look brought it back.`,
    lock: (kind) => `A moderator had closed the comments on your ${decidedThings[kind]}. After the second look they are open again.`,
    warn: (kind) => `A moderator had warned you about your ${decidedThings[kind]}. The second look withdrew the warning.`,
    silence: (kind) =>
      `Because of this ${decidedThings[kind]}, a moderator had stopped you from writing as its author. After the second look you can write again.`,
  } satisfies Record<Measure, (kind: ModeratedKindName) => string>,
  on: (day: string) => `Decided on ${day}.`,
  rule: (rule: string) => `The rule: ${rule}.`,
  note: 'Note from the moderator',
  appeal: 'Ask for a second look',
  // Promise F-28
  until: (kind: ModeratedKindName, day: string) =>
    `You can ask until ${day}, from this device. That does not link your ${decidedThings[kind]} to your account: nobody learns who you are.`,
  over: (day: string) => `The time to ask for a second look ended on ${day}.`,
  oneAtATime: 'You can also ask for a second look at this, once your other appeal is decided.',
  // Promise F-28
  appeals: {
    open: 'You have asked for a second look. The answer will appear here, on this device.',
    rejected: 'Another moderator looked at it and made the same decision.',
  },
};

export type DecisionWords = typeof words;
