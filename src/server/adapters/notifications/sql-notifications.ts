import { sql } from 'kysely';
import type { Language } from '#core/device/preferences.ts';
import { hourMs } from '#core/figures/durations.ts';
import { groupsOf, mostCauses, type NotifiedCause } from '#core/notifications/notification-groups.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { NotificationPlatform, Notifications } from '#core/notifications/notifications.ts';
import { isRecord } from '#core/record.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { mutedAuthors } from '../mutes/muted-authors.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { followedNews, noteShownNews } from '../followers/followed-news.ts';
import { ownMailboxes } from '../caller/mailboxes.ts';
import { causeOfNews, newsLineOf } from './news-lines.ts';
import { noticeAboutOf, noticeLineOf, standsBeside } from './notified-lines.ts';

/** Validity of a pushed notification's key (D-22). */
const keyMs = 24 * hourMs;

const purpose = 'notification';

/** Sealed key for notifications shown outside the product. */
export const keyOfNotification = (scope: { readonly secrets: Pick<Secrets, 'seal'>; readonly now: number }, id: string): string =>
  scope.secrets.seal(purpose, { id, until: scope.now + keyMs });

/** Phrases notifications on reading, so none outlives its subject or uses a former name. */
export class SqlNotifications implements Notifications {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  /** Ignores the platform, which only says how wide the screen is. */
  async list(_platform: NotificationPlatform, language: Language): Promise<readonly Notification[]> {
    const notified = await this.#notified();
    const news = await followedNews(this.#scope);
    // Without a browser, as in a mail, nobody knows what was shown: none of it is called new.
    const shown = this.#scope.newsJar?.shownNews() ?? Infinity;
    const about = await noticeAboutOf(this.#scope, notified, { owners: this.#mailboxes, today: this.#scope.today });
    const unheard = new Set([...(await mutedAuthors(this.#scope)), ...this.#scope.personas]);
    const groups = groupsOf([...notified.filter(standsBeside(about, unheard)), ...news.map((each) => causeOfNews(each, shown))]);
    const authors = groups.flatMap(({ causes }) => about.things.get(causes[0])?.author ?? []);
    const personas = await personasByRef(this.#scope.db, authors);
    return groups.flatMap(
      (group) => (group.kind === 'companyNews' ? newsLineOf(group, news, language) : noticeLineOf(group, { ...about, personas, language })) ?? [],
    );
  }

  async view(notificationIds: readonly string[]): Promise<void> {
    await this.#mark(notificationIds, 1);
    await noteShownNews(this.#scope, notificationIds);
  }

  async read(notificationIds: readonly string[]): Promise<void> {
    await this.#mark(notificationIds, 2);
    await noteShownNews(this.#scope, notificationIds);
  }

  async pressed(key: string): Promise<void> {
    const said = this.#scope.secrets.unseal(purpose, key);
    if (!isRecord(said) || typeof said['id'] !== 'string' || Number(said['until']) < this.#scope.now) return;
    await this.read([said['id']]);
  }

  async #notified(): Promise<readonly NotifiedCause[]> {
    const { rows } =
      await sql<NotifiedCause>`select id, kind, thing, cause, status, told_on as "notifiedOn", (extract(epoch from told_at) * 1000)::float8 as "notifiedAtMs"
      from notification where recipient = any(${this.#mailboxes}::text[]) order by told_at desc limit ${sql.lit(mostCauses)}`.execute(this.#scope.db);
    return rows;
  }

  /** Marks all notifications on the same line; login notices are marked on the device, hiding the account's other mailboxes. */
  async #mark(ids: readonly string[], status: 1 | 2): Promise<void> {
    await sql`update notification set status = ${status} from (
        select recipient, kind, thing, told_at from notification where recipient = any(${this.#marked}::text[]) and id = any(${[...ids]}::text[])) as line
      where notification.recipient = line.recipient and notification.kind = line.kind and notification.thing = line.thing
        and notification.told_at <= line.told_at and status < ${status}`.execute(this.#scope.db);
  }

  get #marked(): string[] {
    const logins = this.#scope.member.keyFor('logins');
    return this.#mailboxes.filter((mailbox) => mailbox !== logins);
  }

  get #mailboxes(): string[] {
    return ownMailboxes(this.#scope.member);
  }
}
