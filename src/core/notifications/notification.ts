import type { Avatar } from '../personas/avatar.ts';
import type { NotificationKind } from './notification-kinds.ts';

/** The longest list of notifications that is answered at once. */
export const mostNotifications = 100;

/** 0 unseen: nobody has opened the list since it came. 1 seen: it stood in a list that was open, and is unread. 2 read: what it leads to was opened. */
export const notificationStatuses = [0, 1, 2] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/** One line of what a member is notified of: all causes of one kind about one thing that came in one status. */
export interface Notification {
  readonly notificationId: string;
  readonly status: NotificationStatus;
  readonly kind: NotificationKind;
  /** The day of the newest cause. No hour is given: what happened under a made-up name shows days alone (D-28). */
  readonly createdOn: string;
  /** The sentence, such as “Ruby Pomelo and 4 others answered you”, in the language that was asked for. */
  readonly title: string;
  /** The beginning of what it is about; empty where that is not to be said. */
  readonly body: string;
  /** The URL that it leads to. */
  readonly url: string;
  /** The picture of who is named; without one the sign of its kind is there. */
  readonly avatar: Avatar | undefined;
}

/** The counts of a list: those that came since it was last open, and those whose page was not opened yet. */
export interface NotificationCounts {
  readonly unseen: number;
  readonly unread: number;
}

export const countsOf = (list: readonly Pick<Notification, 'status'>[]): NotificationCounts => ({
  unseen: list.filter(({ status }) => status === 0).length,
  unread: list.filter(({ status }) => status < 2).length,
});

/** The list once it was seen: every unseen one is seen, and none is counted as unseen. */
export const viewed = (list: readonly Notification[]): readonly Notification[] => list.map((each) => (each.status === 0 ? { ...each, status: 1 } : each));

/** The list once these were read. */
export const readIn = (list: readonly Notification[], ids: readonly string[]): readonly Notification[] =>
  list.map((each) => (ids.includes(each.notificationId) ? { ...each, status: 2 } : each));
