import type { Kysely } from 'kysely';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { inForce, sanctionKeysOf, sanctionKeysOfSigner, type SanctionKeys } from './refuse-sanctioned.ts';

const accountsAtOnce = 2_000;

/** Finds the member by trying all keys and records nothing. Personas without an account mean themselves. */
export async function keysOfPersonas(
  db: Kysely<Tables>,
  secrets: Pick<Secrets, 'personaOf' | 'reference'>,
  now: number,
  refs: readonly string[],
): Promise<ReadonlyMap<string, SanctionKeys>> {
  const keys = new Map(refs.map((ref) => [ref, sanctionKeysOfSigner(secrets, ref)]));
  const isWide = db.selectFrom('sanction').select('id').where('covers', '=', 'account').where(inForce({ now })).limit(1);
  const isAsked = keys.size > 0 && (await isWide.executeTakeFirst()) !== undefined;
  for (let after: string | undefined = isAsked ? '' : undefined; after !== undefined;) {
    const accounts = await db.selectFrom('account').select('id').where('id', '>', after).orderBy('id').limit(accountsAtOnce).execute();
    for (const { id } of accounts) {
      const found = sanctionKeysOf(secrets, id);
      for (const ref of found.personas) if (keys.has(ref)) keys.set(ref, found);
    }
    after = accounts.length < accountsAtOnce ? undefined : accounts.at(-1)?.id;
  }
  return keys;
}
