import type { Language } from '#core/device/preferences.ts';
import type { CauseGroup } from '#core/notifications/notification-groups.ts';
import { declared } from '#core/notifications/notification-kinds.ts';
import type { Notification } from '#core/notifications/notification.ts';

/** The line of notices of one kind about one browser or change. */
export function accountLineOf({ id, kind, thing, causes, status, notifiedOn }: CauseGroup, language: Language): Notification {
  const { title, url } = declared(kind);
  return {
    notificationId: id,
    status,
    kind,
    createdOn: notifiedOn,
    title: title[language]({ name: thing, others: 0, thing: 'POST', reached: 0 }),
    body: '',
    url: url({ thingId: thing, pageId: '', page: 'POST', causeId: causes[0], thing: 'POST' }),
    avatar: undefined,
  };
}
