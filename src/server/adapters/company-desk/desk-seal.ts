import { isRecord } from '#core/record.ts';
import type { Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Secrets } from '../secrets/secrets.ts';

/** Address of a company's person, and the name that colleagues read. */
export interface DeskIdentity {
  readonly address: string;
  readonly name: string;
}

export const deskAddressKey = (secrets: Pick<Secrets, 'reference'>, address: string): string => secrets.reference('desk address', address);

/** Binds each seal to its row. */
const purposeOf = (row: string): string => JSON.stringify(['company desk', row]);

export const sealedIdentity = (secrets: Pick<Secrets, 'seal'>, row: string, identity: DeskIdentity): string => secrets.seal(purposeOf(row), identity);

export function identityIn(secrets: Pick<Secrets, 'unseal'>, row: string, sealed: string): DeskIdentity {
  const opened = secrets.unseal(purposeOf(row), sealed);
  const said = (key: string): string => (isRecord(opened) && typeof opened[key] === 'string' ? opened[key] : '');
  return { address: said('address'), name: said('name') };
}

/** Moves the people of desks to a new secret; who cannot be opened asks again. */
export async function resealDesks(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  for (const { company_id, id, sealed } of await transaction.selectFrom('desk_person').select(['company_id', 'id', 'sealed']).execute()) {
    const identity = identityIn(from, id, sealed);
    if (identity.address === '') await transaction.deleteFrom('desk_person').where('company_id', '=', company_id).where('id', '=', id).execute();
    else
      await transaction
        .updateTable('desk_person')
        .set({ address_key: deskAddressKey(to, identity.address), sealed: sealedIdentity(to, id, identity) })
        .where('company_id', '=', company_id)
        .where('id', '=', id)
        .execute();
  }
}
