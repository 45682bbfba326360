import { sql, type Transaction } from 'kysely';
import { rewardedKinds } from '#core/rewards/reward-kinds.ts';
import { holdLock } from '../database/advisory-lock.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

/** Tables of kinds that give a point, named like them. */
export const rewardedTables: readonly (keyof Tables)[] = rewardedKinds;

/** Keyed hash noting a contribution's point; leads to the note with our key only, never back. */
export const pointKey = (secrets: Pick<Secrets, 'reference'>, publicKey: string): string => secrets.reference('point', publicKey);

/** Advisory lock against concurrent deletion, as a row lock would leave a linkable transaction number. */
export const holdPoint = (transaction: Transaction<Tables>, key: string): Promise<void> => holdLock(transaction, `point ${key}`);

/** Forgets the note when the contribution is deleted; the point stays valid. */
export async function forgetPoint(transaction: Transaction<Tables>, { secrets, signer }: Pick<PseudonymScope, 'secrets' | 'signer'>): Promise<void> {
  const key = pointKey(secrets, signer);
  await holdPoint(transaction, key);
  await transaction.deleteFrom('drawn_point').where('key_hash', '=', key).execute();
}

const batch = 5_000;

/** Rehashes notes, dropping those without a contribution. */
export async function rekeyPoints(transaction: Transaction<Tables>, from: Secrets, to: Secrets): Promise<void> {
  const former = await transaction.deleteFrom('drawn_point').returning(['key_hash', 'blinded_hash']).execute();
  if (former.length === 0) return;
  const blindedHashes = new Map(former.map(({ key_hash, blinded_hash }) => [key_hash, blinded_hash]));
  for (const name of rewardedTables)
    for (let last = ''; ;) {
      const { rows } = await sql<{ readonly publicKey: string }>`select distinct author_ref as "publicKey" from ${sql.table(name)}
        where author_ref > ${last} order by 1 limit ${sql.lit(batch)}`.execute(transaction);
      if (rows.length === 0) break;
      last = rows.at(-1)?.publicKey ?? last;
      const rekeyed = rows.flatMap(({ publicKey }) => {
        const blinded_hash = blindedHashes.get(pointKey(from, publicKey));
        return blinded_hash === undefined ? [] : [{ key_hash: pointKey(to, publicKey), blinded_hash }];
      });
      if (rekeyed.length > 0) await transaction.insertInto('drawn_point').values(rekeyed).execute();
    }
}
