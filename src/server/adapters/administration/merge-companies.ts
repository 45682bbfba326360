import { sql, type Kysely, type RawBuilder, type Transaction } from 'kysely';
import type { AdministeredCompany, MergeCounts } from '#core/administration/administered-companies.ts';
import { existing } from '#core/failure.ts';
import { moveAwards } from '../companies/move-awards.ts';
import { moveCommunity } from '../communities/move-community.ts';
import { careersAt, moveCareers, type CareerKeys } from '../careers/move-careers.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';
import { waitingFor } from '../counts/counters.ts';
import { moveContributions } from '../companies/move-contributions.ts';
import { moveRows } from '../database/move-rows.ts';
import { moveJobs } from '../companies/move-jobs.ts';
import { moveProfile } from '../companies/move-profile.ts';
import { moveQuestions } from '../companies/move-questions.ts';
import { moveDesk } from '../companies/move-desk.ts';
import { moveSalaries } from '../companies/move-salaries.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

const communityOf = async (db: Kysely<Tables>, urlName: string): Promise<string> => {
  const found = existing(await db.selectFrom('community').select('id').where('type', '=', 'company').where('url_name', '=', urlName).executeTakeFirst());
  return found.id;
};

export async function mergeCounts(db: Kysely<Tables>, secrets: Pick<Secrets, 'reference'>, { urlName, name }: AdministeredCompany): Promise<MergeCounts> {
  const id = await communityOf(db, urlName);
  const [posts, members, careers] = [await counted(db, sql`post where community_id = ${id}`), await followersOf(db, id), await careersAt(db, secrets, name)];
  return { posts, members, careers };
}

/** Includes followers counted without a row. */
async function followersOf(db: Kysely<Tables>, id: string): Promise<number> {
  const { rows } = await sql<{ readonly followers: number }>`select followers_count + ${waitingFor('community.id', 'followers')} as followers
    from community where id = ${id}`.execute(db);
  return Math.max(0, rows[0]?.followers ?? 0);
}

async function counted(db: Kysely<Tables>, rowsOf: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`select count(*)::int as count from ${rowsOf}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Moves all content and the URL name, but not the removal ledger. Arriving members are redirected. */
export async function moveCompany(
  transaction: Transaction<Tables>,
  { secrets, ...declared }: Pick<PseudonymScope, 'kinds' | 'tables'> & { readonly secrets: CareerKeys },
  { from, into }: { readonly from: AdministeredCompany; readonly into: AdministeredCompany },
): Promise<void> {
  // Who contributes just now is done before, or waits and is led on.
  await sql`select 1 from company where id = ${from.companyId} for update`.execute(transaction);
  const [source, target] = [await communityOf(transaction, from.urlName), await communityOf(transaction, into.urlName)];
  await moveCommunity(transaction, source, target);
  await moveCareers(transaction, secrets, { from: from.name, into: into.name });
  await moveContributions(transaction, declared, { from: from.companyId, into: into.companyId });
  await moveSalaries(transaction, from.companyId, into.companyId);
  await moveQuestions(transaction, from.companyId, into.companyId);
  await moveJobs(transaction, from.companyId, into.companyId);
  await moveAwards(transaction, from.companyId, into.companyId);
  await moveProfile(transaction, from.companyId, into.companyId);
  await moveDesk(transaction, from.companyId, into.companyId);
  for (const table of ['company_news', 'company_domain'] as const) await moveRows(transaction, table, { from: from.companyId, into: into.companyId });
  for (const statement of [
    sql`update former_company_url set company_id = ${into.companyId} where company_id = ${from.companyId}`,
    sql`update typed_company set became = ${into.companyId} where became = ${from.companyId}`,
    sql`delete from company where id = ${from.companyId}`,
    sql`insert into former_company_url (url_name, company_id, community_id) values (${from.urlName}, ${into.companyId}, ${source})`,
  ])
    await statement.execute(transaction);
}
