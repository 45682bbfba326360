import type { Language } from '#core/device/preferences.ts';
import type { CompanyNews } from '#core/followers/company-news.ts';
import { notificationKinds } from '#core/notifications/notification-kinds.ts';
import type { CauseGroup, NotifiedCause } from '#core/notifications/notification-groups.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { saidIn } from '#words/words.ts';

/** Counts news as read once shown, since the title says it all. */
export const causeOfNews = ({ id, companyId, notedOn, place }: CompanyNews, shown: number): NotifiedCause => ({
  id,
  kind: 'companyNews',
  thing: companyId,
  cause: id,
  status: place > shown ? 0 : 2,
  notifiedOn: notedOn,
  notifiedAtMs: Date.parse(notedOn) + place,
});

/** Tells only the newest news of a company. */
export function newsLineOf({ id, kind, causes, status, notifiedOn }: CauseGroup, news: readonly CompanyNews[], language: Language): Notification | undefined {
  const newest = news.find((each) => each.id === causes[0]);
  if (!newest) return undefined;
  const { name, urlName } = newest;
  return {
    notificationId: id,
    status,
    kind,
    createdOn: notifiedOn,
    title: saidIn('notifications', language)[kind]({ name, others: causes.length - 1, thing: 'POST', reached: 0 }),
    body: newest.title,
    url: notificationKinds.companyNews.url({ thingId: newest.companyId, pageId: urlName, page: 'POST', causeId: id, thing: 'POST' }),
    avatar: undefined,
  };
}
