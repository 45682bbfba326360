import type { Kysely } from 'kysely';
import { careerFromRow, careerRowOf, type CareerRow } from './career-row.ts';
import { sanitizedDesignation } from '../content/sanitized-text.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

/** Keeps the persona that shows what a member works as in line with what they say, and with what is confirmed of it. */
export async function keepDesignation(db: Kysely<Tables>, secrets: Pick<Secrets, 'personaOf' | 'unseal'>, accountId: string): Promise<CareerRow> {
  const row = await careerRowOf({ db, secrets }, accountId);
  if (!row) throw new Error('The career is gone while it was saved.');
  const { profileBio, verification } = careerFromRow(row);
  if (profileBio === null) return row;
  const persona = { name: sanitizedDesignation(profileBio), is_verified: verification.verified !== '' };
  await db
    .insertInto('persona')
    .values({ ref: secrets.personaOf(accountId), kind: 'DESIGNATION', name_key: null, avatar: null, ...persona })
    .onConflict((conflict) => conflict.column('ref').doUpdateSet(persona))
    .execute();
  return row;
}
