import { sql, type Transaction } from 'kysely';
import { declared, type NotificationKind } from '#core/notifications/notification-kinds.ts';
import type { PushWishes } from '#core/notifications/push-wishes.ts';
import { soundsFrom } from '#core/notifications/quiet-hours.ts';
import { isAmong, isOfAccount } from '#core/notifications/notification-topics.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { deviceFactsIn } from './device-facts.ts';
import { pushName } from './push-names.ts';

interface WrittenNotification {
  readonly id: string;
  readonly recipient: string;
  readonly kind: NotificationKind;
  readonly thing: string;
  readonly cause: string;
}

interface WishedDevice extends PushWishes {
  readonly key: string;
}

/** Queues device messages in the same transaction; contents are sealed while rows wait for quiet hours to end. */
export async function notePushes(
  transaction: Transaction<Tables>,
  secrets: Pick<Secrets, 'reference' | 'seal' | 'unseal'>,
  written: readonly WrittenNotification[],
  now: number,
): Promise<void> {
  const pushed = written.filter(({ kind }) => declared(kind).channels.includes('push'));
  const names = new Map(pushed.map(({ recipient }) => [recipient, pushName(secrets, recipient)]));
  if (names.size === 0) return;
  const devices = await devicesOf(transaction, secrets, [...names.values()]);
  const rows = pushed.flatMap((notified) =>
    (devices.get(names.get(notified.recipient) ?? '') ?? [])
      .filter(({ topics }) => isOfAccount(notified.kind) || isAmong(topics, notified.kind))
      .map((device) => ({
        id: randomId(),
        device_key: device.key,
        sealed_told: secrets.seal('push', notified),
        due_at: new Date(soundsFrom(device.quietHours, now)),
      })),
  );
  if (rows.length > 0) await transaction.insertInto('push').values(rows).execute();
}

async function devicesOf(
  transaction: Transaction<Tables>,
  secrets: Pick<Secrets, 'unseal'>,
  names: readonly string[],
): Promise<ReadonlyMap<string, readonly WishedDevice[]>> {
  const found = new Map<string, WishedDevice[]>();
  for (const table of ['device', 'persona_device']) {
    const { rows } = await sql<{ readonly key: string; readonly names: string[]; readonly sealed: string }>`select key, names, sealed
      from ${sql.table(table)} where names && ${names}::text[]`.execute(transaction);
    for (const row of rows) {
      const wishes = deviceFactsIn(secrets, row);
      if (wishes) for (const name of row.names) found.set(name, [...(found.get(name) ?? []), { ...wishes, key: row.key }]);
    }
  }
  return found;
}
