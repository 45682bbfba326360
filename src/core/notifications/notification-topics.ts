import type { NotificationKind } from './notification-kinds.ts';

/** The topics by which a member chooses what they are notified of. Each kind of notification belongs to one. */
export const notificationTopics = ['replies', 'votes', 'polls', 'communities', 'jobs', 'decisions'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** The topics of which a device may be notified while nobody looks. Likes and news of companies wait in the list. */
export const pushedTopics = ['replies', 'polls', 'jobs', 'decisions'] as const satisfies readonly NotificationTopic[];
export type PushedTopic = (typeof pushedTopics)[number];

/** The topic of each kind. What is said of the account itself is chosen by nobody: it always comes. */
export const topicOf: Readonly<Record<NotificationKind, NotificationTopic | 'account'>> = {
  answer: 'replies',
  wantedAnswer: 'replies',
  reply: 'replies',
  mention: 'replies',
  votes: 'votes',
  decision: 'decisions',
  report: 'decisions',
  pollOver: 'polls',
  companyNews: 'communities',
  jobAlert: 'jobs',
  signIn: 'account',
  loginChange: 'account',
};

/** Whether a kind says something of the account, and of nothing that was written. */
export const isOfAccount = (kind: NotificationKind): boolean => topicOf[kind] === 'account';

/** Whether a kind belongs to one of these topics. */
export const isAmong = (topics: readonly NotificationTopic[], kind: NotificationKind): boolean => topics.some((topic) => topic === topicOf[kind]);
