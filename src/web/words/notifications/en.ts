import { daySaid } from '../figures/date.ts';
import { monthNames } from '../figures/months-en.ts';

/** Sentences of the list of notifications. */
export const words = {
  title: 'Notifications',
  description: 'What others answered you, and what became of what you wrote.',
  today: 'Today',
  yesterday: 'Yesterday',
  day: (day: string): string => daySaid(monthNames, day),
  unread: 'Unread',
  readAll: 'Mark all as read',
  allRead: 'All are read',
  whole: 'Open as a page',
  choose: 'Notification settings',
  news: (count: number) => (count === 1 ? 'You have a new notification.' : `You have ${count} new notifications.`),
  none: 'Nothing yet.',
  noneBecause: 'When somebody answers or likes what you write, it stands here.',
  guest: 'What others answer you stands here.',
  guestBecause: 'Log in to see it. Reading the rest needs no account.',
};

export type NotificationWords = typeof words;
