import type { Kysely } from 'kysely';
import type { AdministratorAction, FieldChange } from '#core/administration/administrator-log.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized, sanitizedJson, sanitizedLine } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';

interface LoggedAction {
  readonly action: AdministratorAction;
  readonly subject: string;
  readonly changes?: readonly FieldChange[];
}

/** Host as the actor of a command, in place of an administrator. */
export const host = 'host';

/** Administrator by keyed hash or the host, with the time. */
export interface Actor {
  readonly administrator: string;
  readonly now: number;
}

export const actorOf = (scope: PseudonymScope): Actor => ({ administrator: scope.keyFor('administration'), now: scope.now });

/** Logs within the same transaction as the action. */
export const logAction = (transaction: Kysely<Tables>, scope: PseudonymScope, logged: LoggedAction): Promise<void> =>
  logActionOf(transaction, actorOf(scope), logged);

export async function logActionOf(transaction: Kysely<Tables>, { administrator, now }: Actor, { action, subject, changes = [] }: LoggedAction): Promise<void> {
  await transaction
    .insertInto('administrator_action')
    .values({
      acted_on: dayOf(now),
      acted_at: new Date(now),
      administrator,
      action,
      subject: sanitizedLine(subject),
      changes: sanitizedJson(changes.map(({ field, before, after }) => ({ field: sanitizedLine(field), before: sanitized(before), after: sanitized(after) }))),
    })
    .execute();
}
