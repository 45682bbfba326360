import type { NotificationPlatform } from './notifications.ts';

/** Wider screens also show the list below the bell. */
const widestPhone = 768;

/** Platform by width, a phone in the native app, assuming the commoner one if unknown. */
export const notificationPlatformAt = (width: number | undefined, isInApp: boolean): NotificationPlatform =>
  isInApp || width === undefined || width <= widestPhone ? 'phone' : 'computer';
