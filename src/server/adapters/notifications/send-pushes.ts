import { sql, type Kysely } from 'kysely';
import type { ContentKinds } from '../content-kinds.ts';
import { dayOf } from '#core/figures/ago.ts';
import { fieldsIn, textIn } from '#core/device/kept-value.ts';
import { groupsOf, type NotifiedCause } from '#core/notifications/notification-groups.ts';
import { urlOfPush } from '#core/notifications/arrival.ts';
import type { PushMessage } from '#core/notifications/push-message.ts';
import type { PushMessages } from '#core/notifications/push-messages.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { keyOfNotification } from './sql-notifications.ts';
import { tellableDevices, type TellableDevice } from './tellable-devices.ts';
import { noticeAboutOf, noticeLineOf, standsBeside } from './notified-lines.ts';

const mostAtOnce = 100;

/** Tries per message; the list keeps the notification afterwards. */
const mostTries = 4;

interface PushParts {
  readonly db: Kysely<Tables>;
  readonly kinds: ContentKinds;
  readonly secrets: Secrets;
  readonly messages: PushMessages;
}

interface DuePush {
  readonly id: string;
  readonly device_key: string;
  readonly sealed_told: string;
  readonly tries: number;
}

interface SealedNotice {
  readonly recipient: string;
  readonly kind: string;
  readonly thing: string;
  readonly cause: string;
}

interface DeviceMessage {
  readonly device: TellableDevice;
  readonly rows: readonly DuePush[];
  readonly message: PushMessage;
}

/** Sends due messages; rows are deferred before and deleted after, so crashes resend and servers never collide. */
export async function sendPushes(parts: PushParts, now: number, most = mostAtOnce): Promise<number> {
  const { db } = parts;
  const due = await taken(db, now, most);
  if (due.length === 0) return 0;
  const leaving = await messagesOf(parts, due, now);
  const outcomes = await Promise.all(leaving.map(async ({ device, message }) => parts.messages.send(device.token, message)));
  await forgetGone(
    db,
    leaving.filter((_, at) => outcomes[at] === 'gone').map(({ device }) => device.key),
  );
  const later = new Set(leaving.flatMap(({ rows }, at) => (outcomes[at] === 'later' ? rows.filter(({ tries }) => tries < mostTries).map(({ id }) => id) : [])));
  const done = due.map(({ id }) => id).filter((id) => !later.has(id));
  if (done.length > 0) await db.deleteFrom('push').where('id', 'in', done).execute();
  return due.length;
}

async function taken(db: Kysely<Tables>, now: number, most: number): Promise<readonly DuePush[]> {
  const moment = new Date(now);
  const { rows } = await sql<DuePush>`update push set tries = tries + 1, due_at = ${moment}::timestamptz + interval '1 minute' * power(4, tries)
    where id in (select id from push where due_at <= ${moment} order by due_at limit ${sql.lit(most)} for update skip locked)
    returning id, device_key, sealed_told, tries`.execute(db);
  return rows;
}

async function messagesOf({ db, kinds, secrets }: PushParts, due: readonly DuePush[], now: number): Promise<readonly DeviceMessage[]> {
  const devices = await tellableDevices(
    { db, secrets, now },
    due.map((row) => row.device_key),
  );
  const notified = due.map((row) => ({ row, said: noticeIn(secrets.unseal('push', row.sealed_told)) }));
  const unseen = await unseenOf(
    db,
    notified.map(({ said }) => said),
  );
  const owners = notified.map(({ said }) => said.recipient);
  const about = await noticeAboutOf({ db, kinds, secrets }, [...unseen.values()], { owners, today: dayOf(now) });
  return [...devices.values()].flatMap((device) => {
    const own = notified.flatMap(({ row, said }) => {
      const cause = row.device_key === device.key ? unseen.get(nameOf(said)) : undefined;
      return cause && standsBeside(about, device.unheard)(cause) ? [{ row, cause }] : [];
    });
    return groupsOf(own.map(({ cause }) => cause)).flatMap((group): readonly DeviceMessage[] => {
      const line = noticeLineOf(group, { ...about, personas: new Map(), language: device.language });
      if (!line) return [];
      const said = { title: device.showsContent ? line.title : '', body: '', language: device.language };
      // The worker reports a press by the session, which says nothing of made-up names: the page that it leads to marks it as read, by the key.
      const [tag, k] = [`${group.kind}-${group.thing}`, device.isOfName ? '' : keyOfNotification({ secrets, now }, group.id)];
      const rows = own.filter(({ cause }) => cause.kind === group.kind && cause.thing === group.thing).map(({ row }) => row);
      return [{ device, rows, message: { ...said, url: urlOfPush(line.url, group.id, device.isOfName), tag, k } }];
    });
  });
}

async function unseenOf(db: Kysely<Tables>, notified: readonly SealedNotice[]): Promise<ReadonlyMap<string, NotifiedCause>> {
  const column = (of: keyof SealedNotice) => notified.map((each) => each[of]);
  const { rows } = await sql<NotifiedCause & SealedNotice>`select id, kind, thing, cause, status, told_on as "notifiedOn",
      (extract(epoch from told_at) * 1000)::float8 as "notifiedAtMs", recipient
    from notification join unnest(${column('recipient')}::text[], ${column('kind')}::text[], ${column('thing')}::text[], ${column('cause')}::text[])
      as said (recipient, kind, thing, cause) using (recipient, kind, thing, cause)
    where status = 0`.execute(db);
  return new Map(rows.map((row) => [nameOf(row), row]));
}

const nameOf = ({ recipient, kind, thing, cause }: SealedNotice): string => JSON.stringify([recipient, kind, thing, cause]);

function noticeIn(sealed: unknown): SealedNotice {
  const fields = fieldsIn(sealed);
  return { recipient: textIn(fields['recipient']), kind: textIn(fields['kind']), thing: textIn(fields['thing']), cause: textIn(fields['cause']) };
}

async function forgetGone(db: Kysely<Tables>, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('device').where('key', 'in', keys).execute();
  await db.deleteFrom('persona_device').where('key', 'in', keys).execute();
  await db.deleteFrom('push').where('device_key', 'in', keys).execute();
}
