import type { AbuseKind } from '#core/abuse/abuse-kinds.ts';
import type { ContactKind } from '#core/content/contact-pattern.ts';
import type { PublishRefusal } from '#core/content/post-limits.ts';

/** Sentences about a text that was not taken, and about what a text gives away. */
export const words = {
  refusals: {
    TEXT_ABUSIVE: 'Some of these words hurt people. Say it in another way, and it can stand. Nothing you wrote is lost.',
    TEXT_JUNK: 'This looks like a hand on the keyboard. Say it in words, however few.',
    USER_LIMIT_EXCEEDED: 'That is all for today. You can write on tomorrow; what you have here is kept.',
    POST_LIMIT_EXCEEDED: 'You have written a lot below this post. Let others speak, too.',
    RULE_BROKEN: 'This is against the house rules.',
  } satisfies Record<PublishRefusal, string>,
  contacts: (kinds: readonly ContactKind[]) =>
    `This looks like ${{ mail: 'a mail address', phone: 'a phone number', profile: 'an account elsewhere', id: 'the number of an identity card' }[kinds[0] ?? 'phone']}. Everybody could read it. You can post it all the same.`,
  reasons: {
    insult: 'insults a person',
    obscenity: 'is obscene',
    slur: 'despises a group of people',
    threat: 'threatens somebody or wishes them harm',
    harassment: 'presses somebody sexually',
  } satisfies Record<AbuseKind, string>,
  /** The refused words stand marked before this. */
  because: (reason: string) => ` ${reason}.`,
  find: (found: string) => `Go to “${found}” in the text`,
};

export type AbuseWords = typeof words;
