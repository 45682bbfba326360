import type { Language } from '#core/device/preferences.ts';
import type { CauseGroup } from '#core/notifications/notification-groups.ts';
import { declared } from '#core/notifications/notification-kinds.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { saidIn } from '#words/words.ts';

export function accountLineOf({ id, kind, thing, causes, status, notifiedOn }: CauseGroup, language: Language): Notification {
  return {
    notificationId: id,
    status,
    kind,
    createdOn: notifiedOn,
    title: saidIn('notifications', language)[kind]({ name: thing, others: 0, thing: 'POST', reached: 0 }),
    body: '',
    url: declared(kind).url({ thingId: thing, pageId: '', page: 'POST', causeId: causes[0], thing: 'POST' }),
    avatar: undefined,
  };
}
