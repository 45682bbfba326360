import { sql } from 'kysely';
import type { Language } from '#core/device/preferences.ts';
import { declared } from '#core/notifications/notification-kinds.ts';
import { isOfAccount } from '#core/notifications/notification-topics.ts';
import type { CauseGroup, NotifiedCause } from '#core/notifications/notification-groups.ts';
import type { Notification } from '#core/notifications/notification.ts';
import { leftBehindName } from '#core/personas/author.ts';
import type { ModeratedStatus } from '#core/moderation/moderation-outcome.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { saidIn } from '#words/words.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { isMuted } from '../mutes/muted-authors.ts';
import { personaFromRow, type PersonaRow } from '../personas/persona-row.ts';
import { accountLineOf } from './account-lines.ts';
import { alertLineOf, isNotifiedOfAlert, notifiedAlertsOf, type NotifiedAlerts } from './notified-alerts.ts';

interface ThingRow {
  readonly id: string;
  readonly type: ResourceType;
  readonly author: string;
  readonly status: ModeratedStatus;
  readonly page: string;
  readonly page_type: ResourceType;
  readonly excerpt: string;
}

type Things = ReadonlyMap<string, ThingRow>;

type Spoken = Pick<NotifiedCause, 'kind' | 'thing' | 'cause'>;

export interface NoticeAbout {
  readonly things: Things;
  readonly alerts: NotifiedAlerts;
}

interface Around extends NoticeAbout {
  readonly personas: ReadonlyMap<string, PersonaRow>;
  readonly language: Language;
}

async function thingsOf({ db, kinds, secrets }: Pick<PseudonymScope, 'db' | 'kinds' | 'secrets'>, notified: readonly Spoken[]): Promise<Things> {
  const written = notified.filter(({ kind }) => kind !== 'jobAlert' && !isOfAccount(kind));
  const ids = new Set(written.flatMap(({ kind, thing, cause }) => (declared(kind).isByComments ? [thing, cause] : [thing])));
  if (ids.size === 0) return new Map();
  const { rows } = await sql<
    Omit<ThingRow, 'excerpt'> & { readonly excerpt: string | null }
  >`select id, type, author_ref as author, status, page, page_type, excerpt
    from ${kinds.contentBy('id', [...ids], 'id', 'type', 'author_ref', 'status', 'page', 'page_type', 'excerpt')}`.execute(db);
  return new Map(rows.map((row) => [row.id, { ...row, excerpt: kinds.excerptOf(secrets, row, row.excerpt) }]));
}

export const noticeAboutOf = async (
  parts: Pick<PseudonymScope, 'db' | 'kinds' | 'secrets'>,
  notified: readonly Spoken[],
  { owners, today }: { readonly owners: readonly string[]; readonly today: string },
): Promise<NoticeAbout> => ({ things: await thingsOf(parts, notified), alerts: await notifiedAlertsOf({ ...parts, owners, today }, notified) });

/** Drops notifications whose subject is gone or whose commenter is hidden or muted. */
export const standsBeside =
  ({ things, alerts }: NoticeAbout, unheard: ReadonlySet<string>) =>
  ({ kind, thing, cause }: Spoken): boolean => {
    if (isOfAccount(kind)) return true;
    if (kind === 'jobAlert') return isNotifiedOfAlert(alerts, { thing, cause });
    const about = things.get(thing);
    if (!about || about.status === 'DELETED') return false;
    const of = things.get(cause);
    return !declared(kind).isByComments || (of?.status === 'LIVE' && !isMuted(unheard, of));
  };

export function noticeLineOf(group: CauseGroup, { things, alerts, personas, language }: Around): Notification | undefined {
  const { id, kind, thing: thingId, causes, status, notifiedOn } = group;
  if (isOfAccount(kind)) return accountLineOf(group, language);
  if (kind === 'jobAlert') return alertLineOf(group, alerts, language);
  const [thing, cause] = [things.get(thingId), things.get(causes[0])];
  if (!thing) return undefined;
  const { isByComments, url } = declared(kind);
  const persona = cause && personas.get(cause.author);
  const author = persona && personaFromRow(persona);
  const isNamed = author !== undefined && author.name !== leftBehindName;
  const authors = new Set(causes.flatMap((each) => things.get(each)?.author ?? []));
  const reached = isByComments ? 0 : Math.max(...causes.map((each) => Number(each) || 0));
  return {
    notificationId: id,
    status,
    kind,
    createdOn: notifiedOn,
    title: saidIn('notifications', language)[kind]({
      name: isNamed ? author.name : undefined,
      others: isByComments ? authors.size - 1 : 0,
      thing: thing.type,
      reached,
    }),
    body: thing.excerpt,
    url: url({ thingId, pageId: thing.page, page: thing.page_type, causeId: causes[0], thing: thing.type }),
    avatar: isNamed ? author.avatar : undefined,
  };
}
