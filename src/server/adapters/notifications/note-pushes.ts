import { sql, type Transaction } from 'kysely';
import { declared, type NotificationKind } from '#core/notifications/notification-kinds.ts';
import { soundsFrom } from '#core/notifications/quiet-hours.ts';
import { topicOf } from '#core/notifications/told-topics.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';
import { pushName } from './push-names.ts';
import { quietHoursFrom } from './quiet-columns.ts';

/** A notification that was just written. */
interface WrittenNotification {
  readonly id: string;
  readonly recipient: string;
  readonly kind: NotificationKind;
  readonly thing: string;
  readonly cause: string;
}

interface WishedRow {
  readonly key: string;
  readonly names: string[];
  readonly topics: string[];
  readonly quiet_from: number | null;
  readonly quiet_until: number | null;
}

/**
 * Notes for the devices of those who are told something that a message is to leave for them, in the same transaction. What the message is about is sealed: a row may wait
 * for the end of quiet hours, and says meanwhile of no device what its member wrote.
 */
export async function notePushes(
  transaction: Transaction<Tables>,
  secrets: Pick<Secrets, 'reference' | 'seal'>,
  written: readonly WrittenNotification[],
  now: number,
): Promise<void> {
  const pushed = written.filter(({ kind }) => declared(kind).channels.includes('push'));
  const names = new Map(pushed.map(({ recipient }) => [recipient, pushName(secrets, recipient)]));
  if (names.size === 0) return;
  const devices = await devicesOf(transaction, [...names.values()]);
  const rows = pushed.flatMap((told) =>
    (devices.get(names.get(told.recipient) ?? '') ?? [])
      .filter(({ topics }) => topics.includes(topicOf[told.kind]))
      .map((device) => ({
        id: randomId(),
        device_key: device.key,
        sealed_told: secrets.seal('push', told),
        due_at: new Date(soundsFrom(quietHoursFrom(device), now)),
      })),
  );
  if (rows.length > 0) await transaction.insertInto('push').values(rows).execute();
}

/** The devices by the names under which they are told something. */
async function devicesOf(transaction: Transaction<Tables>, names: readonly string[]): Promise<ReadonlyMap<string, readonly WishedRow[]>> {
  const found = new Map<string, WishedRow[]>();
  for (const table of ['device', 'persona_device']) {
    const { rows } = await sql<WishedRow>`select key, names, topics, quiet_from, quiet_until
      from ${sql.table(table)} where names && ${names}::text[]`.execute(transaction);
    for (const row of rows) for (const name of row.names) found.set(name, [...(found.get(name) ?? []), row]);
  }
  return found;
}
