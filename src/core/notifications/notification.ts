import type { Avatar } from '../personas/avatar.ts';
import type { NotificationKind } from './notification-kinds.ts';

export const mostNotifications = 100;

/** 0 unseen, 1 seen in the open list, 2 read by opening its target. */
export const notificationStatuses = [0, 1, 2] as const;
export type NotificationStatus = (typeof notificationStatuses)[number];

/** Line for all causes of one kind, thing and status. */
export interface Notification {
  readonly notificationId: string;
  readonly status: NotificationStatus;
  readonly kind: NotificationKind;
  /** Day only, since an hour would expose pseudonyms (D-28). */
  readonly createdOn: string;
  /** Sentence such as “Ruby Pomelo and 4 others answered you”, in the requested language. */
  readonly title: string;
  /** Excerpt; empty where it must stay hidden. */
  readonly body: string;
  readonly url: string;
  /** Picture of the person named; without one, the kind's icon. */
  readonly avatar: Avatar | undefined;
}

export interface NotificationCounts {
  readonly unseen: number;
  readonly unread: number;
}

export const countsOf = (list: readonly Pick<Notification, 'status'>[]): NotificationCounts => ({
  unseen: list.filter(({ status }) => status === 0).length,
  unread: list.filter(({ status }) => status < 2).length,
});

/** Marks all unseen lines as seen. */
export const viewed = (list: readonly Notification[]): readonly Notification[] => list.map((each) => (each.status === 0 ? { ...each, status: 1 } : each));

export const readIn = (list: readonly Notification[], ids: readonly string[]): readonly Notification[] =>
  list.map((each) => (ids.includes(each.notificationId) ? { ...each, status: 2 } : each));
