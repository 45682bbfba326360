import type { Transaction } from 'kysely';
import { readDesignation } from '#server/adapters/careers/designation-persona.ts';
import { newRow } from '#server/adapters/database/table.ts';
import { persona } from '#server/adapters/personas/persona-table.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Inserts a designation and returns its key, or nothing where the career says too little. */
export async function keepWrittenDesignation(
  transaction: Transaction<Tables>,
  secrets: Pick<Secrets, 'personaOf' | 'unseal'>,
  accountId: string,
): Promise<string | undefined> {
  const designation = await readDesignation({ db: transaction, secrets }, accountId);
  if (!designation) return undefined;
  const ref = secrets.personaOf(accountId);
  await transaction
    .insertInto('persona')
    .values(newRow(persona, { ref, kind: 'DESIGNATION', name_key: null, avatar: null, ...designation }))
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
  return ref;
}
