import type { components, operations } from '#contract/generated/notification.ts';
import type { Service } from '#contract/service.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { Notifications } from '#core/notifications/notifications.ts';
import { avatarNamed, avatarUriAt } from '#core/personas/avatar.ts';

export const httpNotifications = (notification: Service<operations>): Notifications => ({
  list: async (platform, language) => (await notification.listNotifications({ query: { platform, language } })).map(notificationFromContract),
  view: (notificationIds) => notification.actOnNotifications({ body: { action: 'View', notificationIds: [...notificationIds] } }),
  read: (notificationIds) => notification.actOnNotifications({ body: { action: 'Click', notificationIds: [...notificationIds] } }),
  pressed: (k) => notification.actOnNotifications({ body: { action: 'WebPushClick', k } }),
});

function notificationFromContract({ notificationId, status, variantId, created, data }: components['schemas']['Notification']): Notification {
  const uri = data.avatar ? avatarUriAt(data.avatar.url) : undefined;
  return {
    notificationId,
    status,
    kind: variantId,
    createdOn: created,
    title: data.title,
    body: data.body,
    url: data.cta,
    avatar: uri === undefined ? undefined : avatarNamed(uri),
  };
}
