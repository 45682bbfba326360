// Features whose files stand in the folders of other words, all of them or most.

/** A feature in one sentence, and the names that its files bear: every file so named is told, wherever it stands, and of a name with a folder that file alone. */
export interface Feature {
  readonly sentence: string;
  readonly names: readonly string[];
  /** Other names of the feature. */
  readonly synonyms?: readonly string[];
}

/** Each feature by its one word, in the plural where it has one. */
export const features: Readonly<Record<string, Feature>> = {
  uploads: {
    sentence: 'Pictures of posts, photos of profiles and logos of companies, as they are sent, read, kept and shown.',
    names: ['upload', 'picture', 'photo', 'logo'],
    synonyms: ['file-upload', 'image-upload'],
  },
  mutes: {
    sentence: 'Authors and communities that a reader no longer wants to see, and people whom they block.',
    names: ['mute', 'stop-dialog', 'use-stop-actions'],
    synonyms: ['block'],
  },
  'feed-order': { sentence: 'What stands first in a feed, and what a reader chose last.', names: ['feed-order', 'order-tabs', 'use-remembered-order'] },
  passkeys: { sentence: 'Keys on the device of a member, which log in without a provider.', names: ['passkey', 'authenticator', 'sign-up-method'] },
  interventions: {
    sentence: 'Acts of moderators on what stands, without a report, and the members who are told.',
    names: ['intervention', 'moderate-dialog', 'use-moderating', 'menu-mark', 'own-decision'],
  },
  sanctions: {
    sentence: 'Bans and silences: members who may not take part for a time, or not write, and everything that a sanction stops.',
    names: ['sanction', 'ban', 'silence'],
    synonyms: ['ban', 'silence'],
  },
  drafts: {
    sentence: 'What a member has typed and not sent yet, as the device keeps it; a draft of a post is a writing.',
    names: ['draft', 'kept-writing', 'writing-store'],
    synonyms: ['draft-keeping', 'autosave', 'writing'],
  },
  appeals: {
    sentence: 'A second look at what a moderator took down, asked for by its author.',
    names: [
      'appeal',
      'appealable',
      'moderation/moderations',
      'moderation/sql-moderations',
      'moderation/http-moderations',
      'post-questions-store',
      'own-decision',
    ],
  },
  signs: {
    sentence: 'Small drawings that stand for a topic, an author or how far a member is.',
    names: ['topic-sign', 'community-sign', 'author-sign', 'progress-sign'],
  },
  shares: {
    sentence: 'Handing the URL of a page or an answer on to others.',
    names: ['share-store', 'share-tools', 'browser-share', 'fake-share', 'device/shares', 'use-sharing', 'url-dialog'],
  },
};
