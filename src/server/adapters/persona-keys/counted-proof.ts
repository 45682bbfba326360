import type { Transaction } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { CountedProof } from '#core/persona-keys/counted-proofs.ts';
import type { Tables } from '../database/tables.ts';

interface Asked {
  readonly accountId: string;
  readonly year: string;
  readonly proofs: readonly CountedProof[];
}

export async function isProven(transaction: Transaction<Tables>, asked: Asked): Promise<boolean> {
  for (const proof of asked.proofs) if (await has[proof](transaction, asked)) return true;
  return false;
}

/** Refuses accounts without proof (NOT_COUNTED), as free accounts could pose as a whole group. */
export async function refuseUnproven(transaction: Transaction<Tables>, asked: Asked): Promise<void> {
  if (await isProven(transaction, asked)) return;
  throw new Failure('conflict', 'What this account contributes does not count yet.', { code: 'NOT_COUNTED' });
}

/** Proof by an address or organisation account, in its year of confirmation. */
const has: Readonly<Record<CountedProof, (transaction: Transaction<Tables>, asked: Asked) => Promise<boolean>>> = {
  anyone: async () => true,
  provider: async (transaction, { accountId }) =>
    (await transaction.selectFrom('identity').select('key').where('account_id', '=', accountId).where('is_provider', '=', true).executeTakeFirst()) !==
    undefined,
  address: async (transaction, { accountId, year }) =>
    (await transaction.selectFrom('identity').select('key').where('account_id', '=', accountId).where('proven_year', '=', year).executeTakeFirst()) !==
      undefined ||
    (await transaction
      .selectFrom('career_proof')
      .select('month')
      .where('account_id', '=', accountId)
      .where('source', '=', 'mail')
      .where('counts', '=', true)
      .where('month', 'like', `${year}-%`)
      .executeTakeFirst()) !== undefined,
};
