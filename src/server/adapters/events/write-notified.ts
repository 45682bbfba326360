import type { Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import type { NotificationKind } from '#core/notifications/notification-kinds.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { notePushes } from './note-pushes.ts';

const mostAtOnce = 1_000;

export interface NewNotification {
  readonly recipient: string;
  readonly kind: NotificationKind;
  readonly thing: string;
  readonly cause: string;
  readonly at: Date;
}

/** Writes notifications and their device messages, skipping any already written. */
export async function writeNotified(
  transaction: Transaction<Tables>,
  secrets: Pick<Secrets, 'reference' | 'seal' | 'unseal'>,
  notified: readonly NewNotification[],
  now: number,
): Promise<void> {
  for (let from = 0; from < notified.length; from += mostAtOnce) {
    const some = notified.slice(from, from + mostAtOnce);
    const written = await transaction
      .insertInto('notification')
      .values(some.map(({ at, ...each }) => ({ id: randomId(), ...each, told_on: dayOf(at.getTime()), told_at: at })))
      .onConflict((conflict) => conflict.columns(['recipient', 'kind', 'thing', 'cause']).doNothing())
      .returning(['id', 'recipient', 'kind', 'thing', 'cause'])
      .execute();
    await notePushes(transaction, secrets, written, now);
  }
}
