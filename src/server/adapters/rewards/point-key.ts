import { sql, type Transaction } from 'kysely';
import { rewardedKinds, type RewardedKind } from '#core/rewards/reward-kinds.ts';
import { holdLock } from '../database/advisory-lock.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

const tableOf: Readonly<Record<RewardedKind, keyof Tables>> = { salary: 'salary', interview: 'interview', benefits: 'benefits' };

/** The tables of the contributions that give a point. */
export const rewardedTables = rewardedKinds.map((kind) => tableOf[kind]);

/** The keyed hash by which it is noted that a contribution gave its point: it leads from the contribution to the note with our key alone, and never back. */
export const pointKey = (secrets: Pick<Secrets, 'reference'>, publicKey: string): string => secrets.reference('point', publicKey);

/** Lets anyone who draws the point of a contribution and who deletes that wait for each other. A lock of its row would leave the number of the transaction in it, by which the row leads to the note. */
export const holdPoint = (transaction: Transaction<Tables>, key: string): Promise<void> => holdLock(transaction, `point ${key}`);

/** Forgets that the contribution of the key that signs gave its point, as the contribution is deleted. The point itself stays good. */
export async function forgetPoint(transaction: Transaction<Tables>, { secrets, signer }: Pick<PseudonymScope, 'secrets' | 'signer'>): Promise<void> {
  const key = pointKey(secrets, signer);
  await holdPoint(transaction, key);
  await transaction.deleteFrom('drawn_point').where('key_hash', '=', key).execute();
}

const batch = 5_000;

/** Makes the hashes under another secret. A note whose contribution is not found is nobody's, and goes. */
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
