import { hoursOfDay } from '#core/notifications/quiet-hours.ts';
import type { ConsentPurpose } from '#core/settings/consent.ts';
import { highestRating, lowestRating } from '#core/settings/feedback.ts';
import type { FeedStart } from '#core/device/member-preference.ts';
import type { ChatOpening } from '#core/settings/message-preference.ts';
import type { SubscriptionTopic } from '#core/settings/subscription.ts';
import { accountId, day, flag, number, oneOf, text, texts } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

export const memberPreference = table('member_preference', {
  purpose: 'Preferences of members. Language and look stay on their devices.',
  ...ofAccount,
  countsAs: 'preferences',
  columns: {
    account_id: accountId,
    feed_start: oneOf<FeedStart>('The feed that communities open with.', 'the server'),
    hides_read_posts: flag('Whether posts that were read are left out.', 'the server'),
    saves_data: flag('Whether pictures wait for a tap.', 'the server'),
    warns_before_leaving: flag('Whether there is a warning before a link leads elsewhere.', 'the server'),
  },
});

export const messagePreference = table('message_preference', {
  purpose: 'What members want notifications about, and who may write to them.',
  ...ofAccount,
  countsAs: 'preferences',
  columns: {
    account_id: accountId,
    chats: oneOf<ChatOpening>('Who may start a chat.', 'the server'),
    replies: flag('Whether to notify about replies.', 'the server'),
    votes: flag('Whether to notify about votes.', 'the server'),
    polls: flag('Whether to notify about polls that are over.', 'the server').generated(),
    pushed: texts('The topics that devices get notifications about.', 'the server', 'list').generated(),
    quiet_from: number('The hour in India from which devices get no notifications, if there is one.', 'the server')
      .within(...hoursOfDay)
      .orNull(),
    quiet_until: number('The hour until which they get none.', 'the server')
      .within(...hoursOfDay)
      .orNull(),
    communities: flag('Whether to notify about news in communities.', 'the server'),
    jobs: flag('Whether to notify about jobs.', 'the server'),
    shows_content: flag('Whether a locked screen may show what a notification is about.', 'the server'),
  },
});

export const consent = table('consent', {
  purpose: 'The consents of members. A member who has said nothing has allowed nothing.',
  ...ofAccount,
  countsAs: 'consents',
  columns: {
    account_id: accountId,
    purpose: oneOf<ConsentPurpose>('The purpose of the consent.', 'the server'),
    is_given: flag('Whether the member allows it.', 'the server'),
    notice_version: number('Which text the member saw.', 'operator'),
    changed_on: day('The day the member said so.', 'operator').keptTo('week'),
  },
});

export const subscription = table('subscription', {
  purpose: 'Subscriptions of members.',
  ...ofAccount,
  countsAs: 'subscriptions',
  columns: {
    account_id: accountId,
    topic: oneOf<SubscriptionTopic>('The topic that is sent.', 'the server'),
  },
});

export const feedback = table('feedback', {
  purpose: 'Members’ opinions about the product. No column says whose they are.',
  kept: { for: 'days', days: 730 },
  datedBy: 'month',
  deletedWith: 'account',
  countsAs: 'feedback',
  columns: {
    ref: text(
      'A keyed hash of the account, made with a key that is not in this database, so that the same member can say it again.',
      'the server',
      'keyed hash',
    ).ofOwner({ by: 'account', purpose: 'feedback' }),
    rating: number('How many of five stars.', 'operator').within(lowestRating, highestRating),
    text: text('The text of the feedback.', 'operator', 'member').orNull(),
    month: day('The month in which it was said.', 'operator'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    consent: typeof consent;
    feedback: typeof feedback;
    member_preference: typeof memberPreference;
    message_preference: typeof messagePreference;
    subscription: typeof subscription;
  }
}
