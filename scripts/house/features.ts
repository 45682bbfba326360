// Features that have no folder of their own, because their files stand in the folders of other words.

/** A feature in one sentence, and the names that its files bear: every file so named is told, wherever it stands. */
export interface Feature {
  readonly sentence: string;
  readonly names: readonly string[];
}

/** Each feature by its one word, in the plural where it has one. */
export const features: Readonly<Record<string, Feature>> = {
  uploads: {
    sentence: 'Pictures of posts, photos of profiles and logos of companies, as they are sent, read, kept and shown.',
    names: ['upload', 'picture', 'photo', 'logo'],
  },
  mutes: {
    sentence: 'Authors and communities that a reader no longer wants to see, and people whom they block.',
    names: ['mute', 'stop-dialog', 'use-stop-actions'],
  },
  'feed-order': { sentence: 'What stands first in a feed, and what a reader chose last.', names: ['feed-order', 'order-tabs', 'use-remembered-order'] },
  passkeys: { sentence: 'Keys on the device of a member, which log in without a provider.', names: ['passkey', 'authenticator', 'sign-up-method'] },
  quotas: { sentence: 'How often a member may do a thing on one day, and how often is left.', names: ['quota'] },
  appeals: { sentence: 'A second look at what a moderator took down, asked for by its author.', names: ['appeal', 'appealable', 'second-look'] },
  signs: {
    sentence: 'Small drawings that stand for a topic, an author or how far a member is.',
    names: ['topic-sign', 'community-sign', 'author-sign', 'progress-sign'],
  },
  shares: {
    sentence: 'Handing the URL of a page or an answer on to others.',
    names: ['share-store', 'share-tools', 'browser-share', 'fake-share', 'shares', 'url-dialog'],
  },
};
