import { sql } from 'kysely';
import type { Language } from '#core/device/preferences.ts';
import { hourMs } from '#core/figures/durations.ts';
import { declared } from '#core/notifications/notification-kinds.ts';
import { groupsOf, mostCauses, type CauseGroup, type ToldCause } from '#core/notifications/notification-groups.ts';
import type { Notification } from '#core/notifications/notification.ts';
import type { NotificationPlatform, Notifications } from '#core/notifications/notifications.ts';
import { leftBehindName } from '#core/personas/author.ts';
import type { ModeratedStatus } from '#core/moderation/moderation-outcome.ts';
import { isRecord } from '#core/record.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { content } from '../content-kinds.ts';
import { mutedAuthors } from '../mutes/muted-authors.ts';
import { personaFromRow, type PersonaRow } from '../personas/persona-row.ts';
import { personasByRef } from '../personas/personas-by-ref.ts';
import { ownMailboxes } from './mailboxes.ts';

/** The time for which the key of a notification that was pushed is good (D-22). */
const keyMs = 24 * hourMs;

const purpose = 'notification';

/** The sealed key that goes along with a notification where it is shown without the product. */
export const keyOfNotification = (scope: Pick<PseudonymScope, 'secrets' | 'now'>, id: string): string =>
  scope.secrets.seal(purpose, { id, until: scope.now + keyMs });

/** Content that notifications are about, or that causes them. */
interface ThingRow {
  readonly id: string;
  readonly type: ResourceType;
  readonly author: string;
  readonly status: ModeratedStatus;
  readonly page: string;
  readonly excerpt: string;
}

/** What a line is made of, beside its group. */
interface Around {
  readonly things: ReadonlyMap<string, ThingRow>;
  readonly personas: ReadonlyMap<string, PersonaRow>;
  readonly language: Language;
}

/** The notifications of the caller's names. Sentences are made when they are read, so that none outlives what it is about, or names somebody by a former name. */
export class SqlNotifications implements Notifications {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  /** A platform says how wide the screen is; the list is the same. */
  async list(_platform: NotificationPlatform, language: Language): Promise<readonly Notification[]> {
    const told = await this.#told();
    const things = await this.#things(told);
    const muted = new Set([...(await mutedAuthors(this.#scope)), ...this.#scope.personas]);
    const stands = told.filter(({ kind, thing, cause }) => {
      const of = declared(kind).isByComments ? things.get(cause) : undefined;
      return things.get(thing)?.status !== 'DELETED' && things.has(thing) && (!declared(kind).isByComments || (of?.status === 'LIVE' && !muted.has(of.author)));
    });
    const groups = groupsOf(stands);
    const authors = groups.flatMap(({ causes }) => things.get(causes[0])?.author ?? []);
    const personas = await personasByRef(this.#scope.db, authors);
    return groups.flatMap((group) => lineOf(group, { things, personas, language }) ?? []);
  }

  view(notificationIds: readonly string[]): Promise<void> {
    return this.#mark(notificationIds, 1);
  }

  read(notificationIds: readonly string[]): Promise<void> {
    return this.#mark(notificationIds, 2);
  }

  async pressed(key: string): Promise<void> {
    const said = this.#scope.secrets.unseal(purpose, key);
    if (!isRecord(said) || typeof said['id'] !== 'string' || Number(said['until']) < this.#scope.now) return;
    await this.read([said['id']]);
  }

  async #told(): Promise<readonly ToldCause[]> {
    const { rows } = await sql<ToldCause>`select id, kind, thing, cause, status, told_on as "toldOn", (extract(epoch from told_at) * 1000)::float8 as "toldAtMs"
      from notification where recipient = any(${this.#mailboxes}::text[]) order by told_at desc limit ${sql.lit(mostCauses)}`.execute(this.#scope.db);
    return rows;
  }

  async #things(told: readonly ToldCause[]): Promise<ReadonlyMap<string, ThingRow>> {
    const ids = new Set(told.flatMap(({ kind, thing, cause }) => (declared(kind).isByComments ? [thing, cause] : [thing])));
    if (ids.size === 0) return new Map();
    const { rows } = await sql<ThingRow>`select id, type, author_ref as author, status, page, excerpt
      from ${content('id', 'type', 'author_ref', 'status', 'page', 'excerpt')} where id = any(${[...ids]}::text[])`.execute(this.#scope.db);
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Marks the lines of these ids: all that was told of the same thing in the same way until then. */
  async #mark(ids: readonly string[], status: 1 | 2): Promise<void> {
    await sql`update notification set status = ${status} from (
        select recipient, kind, thing, told_at from notification where recipient = any(${this.#mailboxes}::text[]) and id = any(${[...ids]}::text[])) as line
      where notification.recipient = line.recipient and notification.kind = line.kind and notification.thing = line.thing
        and notification.told_at <= line.told_at and status < ${status}`.execute(this.#scope.db);
  }

  get #mailboxes(): string[] {
    return ownMailboxes(this.#scope.member);
  }
}

function lineOf({ id, kind, thing: thingId, causes, status, toldOn }: CauseGroup, { things, personas, language }: Around): Notification | undefined {
  const [thing, cause] = [things.get(thingId), things.get(causes[0])];
  if (!thing) return undefined;
  const { isByComments, title, url } = declared(kind);
  const persona = cause && personas.get(cause.author);
  const author = persona && personaFromRow(persona);
  const isNamed = author !== undefined && author.name !== leftBehindName;
  const authors = new Set(causes.flatMap((each) => things.get(each)?.author ?? []));
  const reached = isByComments ? 0 : Math.max(...causes.map((each) => Number(each) || 0));
  return {
    notificationId: id,
    status,
    kind,
    createdOn: toldOn,
    title: title[language]({ name: isNamed ? author.name : undefined, others: isByComments ? authors.size - 1 : 0, thing: thing.type, reached }),
    body: thing.excerpt,
    url: url({ thingId, pageId: thing.page, causeId: causes[0], thing: thing.type }),
    avatar: isNamed ? author.avatar : undefined,
  };
}
