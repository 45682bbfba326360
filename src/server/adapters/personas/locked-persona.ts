import type { Transaction } from 'kysely';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { newRow } from '../database/table.ts';
import type { Tables } from '../database/tables.ts';
import { holdDesignation } from './hold-designation.ts';
import { persona } from './persona-table.ts';

interface LockedPersona {
  readonly ref: string;
  readonly name: string;
}

/** Locks the chosen persona; a designation gets its row only with its first publication. */
export async function lockedPersona(transaction: Transaction<Tables>, scope: PseudonymScope, profileType: ProfileType): Promise<LockedPersona | undefined> {
  const ref = scope.persona(profileType);
  const known = await existingPersona(transaction, ref);
  if (known || profileType === 'ANONYMOUS') return known;
  await holdDesignation(transaction, ref);
  const designation = await scope.designation(transaction);
  if (!designation) return undefined;
  const row = newRow(persona, { ref, kind: 'DESIGNATION', name_key: null, avatar: null, ...designation });
  await transaction
    .insertInto('persona')
    .values(row)
    .onConflict((conflict) => conflict.column('ref').doNothing())
    .execute();
  return existingPersona(transaction, ref);
}

const existingPersona = (transaction: Transaction<Tables>, ref: string): Promise<LockedPersona | undefined> =>
  transaction.selectFrom('persona').select(['ref', 'name']).where('ref', '=', ref).forKeyShare().executeTakeFirst();
