import type { AbuseKind } from '#core/abuse/abuse-kinds.ts';
import type { ContactKind } from '#core/content/contact-pattern.ts';
import type { PublishRefusal } from '#core/content/post-limits.ts';
import { counted } from '../figures/counts.ts';

export const words = {
  refusals: {
    TEXT_ABUSIVE: 'Some of these words hurt people. Please rephrase, and you can post it. Nothing you wrote is lost.',
    TEXT_JUNK: 'This looks like random typing. Please write a few words.',
    USER_LIMIT_EXCEEDED: 'That is all for today. You can write again after midnight (India time); your text is saved here.',
    POST_LIMIT_EXCEEDED: 'You have written a lot under this post today. Let others speak too; your text is saved here.',
    COMMUNITY_CLOSED: 'Nothing new can be posted in this community. Choose another; your text is saved.',
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
      posts: 'No more posts today. You can post again after midnight (India time); what you write is saved until then.',
      comments: 'No more comments today. You can comment again after midnight (India time); what you write is saved until then.',
      reports: 'No more reports today. You can report again after midnight (India time); what you write is saved until then.',
      uploads: 'No more pictures today. You can add more after midnight (India time).',
    },
  },
  contacts: (kinds: readonly ContactKind[]) =>
    `This looks like ${{ mail: 'an email address', phone: 'a phone number', profile: 'a link to your profile', id: 'an ID number' }[kinds[0] ?? 'phone']}. Everyone could read it. You can still post it.`,
  reasons: {
    insult: 'insults a person',
    obscenity: 'is obscene',
    slur: 'despises a group of people',
    threat: 'threatens someone or wishes them harm',
    harassment: 'is sexual harassment',
  } satisfies Record<AbuseKind, string>,
  because: (reason: string) => ` ${reason}.`,
  find: (found: string) => `Go to “${found}” in the text`,
};

export type AbuseWords = typeof words;
