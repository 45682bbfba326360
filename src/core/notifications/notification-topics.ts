import type { NotificationKind } from './notification-kinds.ts';

/** Topics members choose from; each kind belongs to one. */
export const notificationTopics = ['replies', 'votes', 'polls', 'communities', 'jobs', 'decisions'] as const;
export type NotificationTopic = (typeof notificationTopics)[number];

/** Topics that may be pushed; likes and company news wait in the list. */
export const pushedTopics = ['replies', 'polls', 'jobs', 'decisions'] as const satisfies readonly NotificationTopic[];
export type PushedTopic = (typeof pushedTopics)[number];

/** Topic by kind; account notices cannot be switched off. */
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

export const isOfAccount = (kind: NotificationKind): boolean => topicOf[kind] === 'account';

export const isAmong = (topics: readonly NotificationTopic[], kind: NotificationKind): boolean => topics.some((topic) => topic === topicOf[kind]);
