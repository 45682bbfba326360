import type { NotificationPlatform } from './notifications.ts';

/** Up to this width the list has its own page; on a wider screen it hangs below the bell, too. */
const widestPhone = 768;

/** The platform of a screen of this width. One whose width nobody knows yet is taken for the commoner one. */
export const notificationPlatformAt = (width: number | undefined): NotificationPlatform => (width === undefined || width <= widestPhone ? 'phone' : 'computer');
