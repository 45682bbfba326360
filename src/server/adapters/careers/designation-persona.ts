import type { Kysely, Transaction } from 'kysely';
import type { ReadDesignation } from '../caller/designation-face.ts';
import { fitDesignation, sanitizedDesignation } from '../content/sanitized-text.ts';
import { holdDesignation } from '../personas/hold-designation.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { careerFromRow, careerRowOf, type CareerRow } from './career-row.ts';

export const readDesignation: ReadDesignation = async ({ db, secrets }, accountId) => {
  const row = await careerRowOf({ db, secrets }, accountId);
  const { profileBio, verification } = row ? careerFromRow(row) : { profileBio: null, verification: undefined };
  const name = profileBio === null ? undefined : fitDesignation(profileBio);
  if (name === undefined) return undefined;
  const account = await db.selectFrom('account').select('resting_since').where('id', '=', accountId).executeTakeFirst();
  return { name, is_verified: (verification?.verified ?? '') !== '', is_hidden: (account?.resting_since ?? null) !== null };
};

/** Updates the designation persona only after it wrote, since an earlier row could identify silent members. */
export async function keepDesignation(db: Kysely<Tables>, secrets: Pick<Secrets, 'personaOf' | 'unseal'>, accountId: string): Promise<CareerRow> {
  return db.transaction().execute((transaction) => keepWithin(transaction, secrets, accountId));
}

async function keepWithin(transaction: Transaction<Tables>, secrets: Pick<Secrets, 'personaOf' | 'unseal'>, accountId: string): Promise<CareerRow> {
  const ref = secrets.personaOf(accountId);
  await holdDesignation(transaction, ref);
  const row = await careerRowOf({ db: transaction, secrets }, accountId);
  if (!row) throw new Error('The career is gone while it was saved.');
  const { profileBio, verification } = careerFromRow(row);
  if (profileBio === null) return row;
  const persona = { name: sanitizedDesignation(profileBio), is_verified: verification.verified !== '' };
  await transaction.updateTable('persona').set(persona).where('ref', '=', ref).execute();
  return row;
}
