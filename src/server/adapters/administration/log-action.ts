import type { Kysely } from 'kysely';
import type { AdministratorAction, FieldChange } from '#core/administration/administrator-log.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized, sanitizedJson, sanitizedLine } from '../content/sanitized-text.ts';
import type { Tables } from '../database/tables.ts';

/** An action, for the log of administrators. */
interface LoggedAction {
  readonly action: AdministratorAction;
  readonly subject: string;
  readonly changes?: readonly FieldChange[];
}

/** The host in the place of an administrator, for what a command does. */
export const host = 'host';

/** The actor that the log names: an administrator by their keyed hash, or the host; and when. */
export interface Actor {
  readonly administrator: string;
  readonly now: number;
}

/** The caller as the log has them. */
export const actorOf = (scope: PseudonymScope): Actor => ({ administrator: scope.keyFor('administration'), now: scope.now });

/** Adds an action of the caller to the log of administrators, in the transaction that does it. */
export const logAction = (transaction: Kysely<Tables>, scope: PseudonymScope, logged: LoggedAction): Promise<void> =>
  logActionOf(transaction, actorOf(scope), logged);

/** Adds an action to the log of administrators, anyone who did it. */
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
