import type { Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { EventCause } from './event-table.ts';

/** Something that has happened, or that will on a day. */
interface HappenedEvent {
  readonly cause: EventCause;
  readonly thing: string;
  readonly reached?: number;
  /** The day from which its notification is due; at once where none is given. */
  readonly dueOn?: string;
}

/** The day after another, on which the notification of what ended with that is due. */
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + dayMs);

/** Notes in the transaction of what happens that it needs a notification (outbox): both are written or neither is. */
export const noteEvents = async (transaction: Transaction<Tables>, events: readonly HappenedEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const rows = events.map(({ cause, thing, reached = 0, dueOn = null }) => ({ id: randomId(), cause, thing, reached, due_on: dueOn }));
  await transaction.insertInto('notification_event').values(rows).execute();
};
