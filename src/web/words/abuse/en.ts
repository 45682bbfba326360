import type { AbuseKind } from '#core/abuse/abuse-kinds.ts';
import type { ContactKind } from '#core/content/contact-pattern.ts';
import type { PublishRefusal } from '#core/content/post-limits.ts';
import { counted } from '../figures/counts-en.ts';

/** Sentences about a text that was not taken, and about what a text gives away. */
export const words = {
  refusals: {
    TEXT_ABUSIVE: 'Some of these words hurt people. Say it in another way, and it can stand. Nothing you wrote is lost.',
    TEXT_JUNK: 'This looks like a hand on the keyboard. Say it in words, however few.',
    USER_LIMIT_EXCEEDED: 'That is all for today. It begins anew at midnight in India; what you have here is kept.',
    POST_LIMIT_EXCEEDED: 'You have written a lot below this post today. Let others speak, too; what you have here is kept.',
    COMMUNITY_CLOSED: 'Nothing new can be posted in this community. Choose another; what you wrote is kept.',
    RULE_BROKEN: 'This is against the house rules.',
  } satisfies Record<PublishRefusal, string>,
  quotas: {
    left: {
      posts: (count: number) => `You can write ${counted(count, 'more post', 'more posts')} today.`,
      comments: (count: number) => `You can write ${counted(count, 'more comment', 'more comments')} today.`,
      reports: (count: number) => `You can report ${counted(count, 'more thing', 'more things')} today.`,
      uploads: (count: number) => `You can send ${counted(count, 'more picture', 'more pictures')} today.`,
    },
    none: {
      posts: 'No more posts today. It begins anew at midnight in India; what you write here is kept until then.',
      comments: 'No more comments today. It begins anew at midnight in India; what you write here is kept until then.',
      reports: 'No more reports today. It begins anew at midnight in India; what you write here is kept until then.',
      uploads: 'No more pictures today. It begins anew at midnight in India.',
    },
  },
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
