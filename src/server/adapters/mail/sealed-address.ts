import type { Transaction } from 'kysely';
import { isRecord } from '#core/record.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

/** Each is sealed for its account, so that no row can be given the address of another. */
const purposeOf = (accountId: string): string => JSON.stringify(['mail address', accountId]);

export const sealedAddress = (secrets: Pick<Secrets, 'seal'>, accountId: string, address: string): string => secrets.seal(purposeOf(accountId), { address });

/** The address in a sealed value; nothing where it was sealed for another account, or with another key. */
export function addressIn(secrets: Pick<Secrets, 'unseal'>, accountId: string, sealed: string): string | undefined {
  const opened = secrets.unseal(purposeOf(accountId), sealed);
  return isRecord(opened) && typeof opened['address'] === 'string' ? opened['address'] : undefined;
}

/** Seals all addresses with another secret. One that the former secret does not open is nobody's any more, and goes. */
export async function resealAddresses(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  for (const { account_id, sealed } of await transaction.selectFrom('mail_address').select(['account_id', 'sealed']).execute()) {
    const address = addressIn(from, account_id, sealed);
    if (address === undefined) await transaction.deleteFrom('mail_address').where('account_id', '=', account_id).execute();
    else
      await transaction
        .updateTable('mail_address')
        .where('account_id', '=', account_id)
        .set({ sealed: sealedAddress(to, account_id, address) })
        .execute();
  }
}
