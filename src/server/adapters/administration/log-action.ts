import type { Kysely } from 'kysely';
import type { AdministratorAction, FieldChange } from '#core/administration/administrator-log.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { sanitized, sanitizedJson, sanitizedLine } from '../content/sanitized-text.ts';
import type { Tables } from '../tables.ts';

/** An action of the caller, for the log of administrators. */
interface LoggedAction {
  readonly action: AdministratorAction;
  readonly subject: string;
  readonly changes?: readonly FieldChange[];
}

/** Adds an action of the caller to the log of administrators, in the transaction that does it. */
export async function logAction(transaction: Kysely<Tables>, scope: PseudonymScope, { action, subject, changes = [] }: LoggedAction): Promise<void> {
  await transaction
    .insertInto('administrator_action')
    .values({
      acted_on: scope.today,
      acted_at: new Date(scope.now),
      administrator: scope.keyFor('administration'),
      action,
      subject: sanitizedLine(subject),
      changes: sanitizedJson(changes.map(({ field, before, after }) => ({ field: sanitizedLine(field), before: sanitized(before), after: sanitized(after) }))),
    })
    .execute();
}
