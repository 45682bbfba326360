import type { components, operations } from '#contract/generated/notification.ts';
import type { Service } from '#contract/service.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { Notifications } from '#core/notifications/notifications.ts';
import { avatarUrlOf } from '#core/personas/avatar.ts';
import { languageNamed, type Language } from '#core/device/preferences.ts';
import { saidIn } from '#words/words.ts';

export const notificationService = ({ notifications }: { readonly notifications: Notifications }): Service<operations> => ({
  listNotifications: async ({ query: { platform, language: asked } }) => {
    const language = languageNamed(asked);
    return (await notifications.list(platform, language)).map((each) => notificationToContract(each, language));
  },
  actOnNotifications: async ({ body }) => {
    if (body.action === 'WebPushClick') await notifications.pressed(body.k);
    else if (body.action === 'Click') await notifications.read(body.notificationIds);
    else await notifications.view(body.notificationIds);
    return undefined;
  },
});

/** Includes every field, and a kind and URL for press counters and native apps. */
const notificationToContract = (
  { notificationId, status, kind, createdOn, title, body, url, avatar }: Notification,
  language: Language,
): components['schemas']['Notification'] => ({
  notificationId,
  id: notificationId,
  status,
  variantId: kind,
  created: createdOn,
  showPopup: false,
  data: {
    title,
    cta: url,
    ctaText: saidIn('notifications', language).open,
    icon: kind,
    body,
    ctaType: 'INTERNAL',
    ctaImage: null,
    nativeInfo: { type: kind, params: { url } },
    avatar: avatar ? { url: avatarUrlOf(avatar), bgColor: avatar.colour } : null,
    trackingData: { variantId: kind },
  },
});
