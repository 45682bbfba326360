import type { Transaction } from 'kysely';
import { dayOf } from '#core/figures/ago.ts';
import { dayMs } from '#core/figures/durations.ts';
import { randomId } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import type { EventCause } from './event-table.ts';

interface HappenedEvent {
  readonly cause: EventCause;
  readonly thing: string;
  readonly reached?: number;
  /** Due day of the notification; absent means at once. */
  readonly dueOn?: string;
}

/** Due day of notifications about something that ended the day before. */
export const dayAfter = (day: string): string => dayOf(Date.parse(day) + dayMs);

/** Records events in the same transaction as their cause (outbox). */
export const noteEvents = async (transaction: Transaction<Tables>, events: readonly HappenedEvent[]): Promise<void> => {
  if (events.length === 0) return;
  const rows = events.map(({ cause, thing, reached = 0, dueOn = null }) => ({ id: randomId(), cause, thing, reached, due_on: dueOn }));
  await transaction.insertInto('notification_event').values(rows).execute();
};
