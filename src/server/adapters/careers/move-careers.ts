import { sql, type Kysely, type Transaction } from 'kysely';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { sqlForDesk } from '../crowds/counting-statements.ts';
import { sanitizedLine } from '../content/sanitized-text.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';
import { careerFactsIn, sealedCareer, workplaceHash } from './career-facts.ts';

export type CareerKeys = Pick<Secrets, 'reference' | 'seal' | 'unseal'>;

const batch = 2_000;

export async function careersAt(db: Kysely<Tables>, secrets: Pick<Secrets, 'reference'>, company: string): Promise<number> {
  const key = workplaceKeyOf('company', company);
  let found = 0;
  for await (const accounts of accountsIn(db)) {
    const hashes = accounts.map((account) => workplaceHash(secrets, account, key));
    const { rows } = await sqlForDesk<{ readonly count: number }>`select count(*)::int as count from career
      join unnest(${accounts}::text[], ${hashes}::text[]) as at_company (account_id, place_key) using (account_id, place_key)`.execute(db);
    found += rows[0]?.count ?? 0;
  }
  return found;
}

/** Rehashes every account to find a company's careers, taking seconds per million. */
export async function moveCareers(
  transaction: Transaction<Tables>,
  secrets: CareerKeys,
  { from, into }: { readonly from: string; readonly into: string },
): Promise<void> {
  const [before, after] = [workplaceKeyOf('company', from), workplaceKeyOf('company', into)];
  for await (const accounts of accountsIn(transaction)) {
    const [former, next] = [before, after].map((key) => accounts.map((account) => workplaceHash(secrets, account, key)));
    const moved = sql`unnest(${accounts}::text[], ${former}::text[], ${next}::text[]) as moved (account_id, former, next)`;
    await moveProofs(transaction, moved);
    await sql`update portal_link set denied_place_key = next from ${moved}
      where portal_link.account_id = moved.account_id and denied_place_key = former`.execute(transaction);
    const { rows } = await sql<{ readonly account_id: string; readonly sealed: string }>`update career set place_key = next from ${moved}
      where career.account_id = moved.account_id and place_key = former returning career.account_id, sealed`.execute(transaction);
    for (const { account_id, sealed } of rows) {
      const facts = { ...careerFactsIn(secrets, account_id, sealed), place: sanitizedLine(into) };
      await transaction
        .updateTable('career')
        .set({ sealed: sealedCareer(secrets, account_id, facts) })
        .where('account_id', '=', account_id)
        .execute();
    }
  }
}

/** Merges confirmations of both companies into one. */
async function moveProofs(transaction: Transaction<Tables>, moved: ReturnType<typeof sql>): Promise<void> {
  await sql`update career_proof set place_key = next from ${moved}
    where career_proof.account_id = moved.account_id and place_key = former and not exists (select 1 from career_proof as other
      where other.account_id = career_proof.account_id and other.place_key = next and other.source = career_proof.source)`.execute(transaction);
  await sql`delete from career_proof using ${moved} where career_proof.account_id = moved.account_id and place_key = former`.execute(transaction);
}

async function* accountsIn(db: Kysely<Tables>): AsyncGenerator<readonly string[]> {
  for (let last = ''; ;) {
    const rows = await db.selectFrom('account').select('id').where('id', '>', last).orderBy('id').limit(batch).execute();
    if (rows.length === 0) return;
    last = rows.at(-1)?.id ?? last;
    yield rows.map(({ id }) => id);
  }
}
