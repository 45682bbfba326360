import { daySaid } from '../../figures/date.ts';
import { monthNames } from '../figures/months.ts';

export const words = {
  title: 'Notifications',
  description: 'Replies to you, and news about what you wrote.',
  today: 'Today',
  yesterday: 'Yesterday',
  day: (day: string): string => daySaid(monthNames, day),
  unread: 'Unread',
  readAll: 'Mark all as read',
  allRead: 'All are read',
  whole: 'See all',
  choose: 'Notification settings',
  news: (count: number) => (count === 1 ? 'You have a new notification.' : `You have ${count} new notifications.`),
  none: 'Nothing yet.',
  noneBecause: 'When someone replies to or likes what you write, it appears here.',
  guest: 'Your notifications appear here.',
  guestBecause: 'Log in to see your notifications. Reading needs no account.',
};

export type NotificationWords = typeof words;
