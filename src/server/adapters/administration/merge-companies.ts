import { sql, type Kysely, type Transaction } from 'kysely';
import type { AdministeredCompany, MergeCounts } from '#core/administration/administered-companies.ts';
import { Failure } from '#core/failure.ts';
import { workplaceKeyOf } from '#core/verification/workplace-key.ts';
import { sanitizedLine } from '../content/sanitized-text.ts';
import { addDelta, counters } from '../counts/counters.ts';
import type { Tables } from '../tables.ts';

const communityOf = async (db: Kysely<Tables>, urlName: string): Promise<string> => {
  const found = await db.selectFrom('community').select('id').where('type', '=', 'company').where('url_name', '=', urlName).executeTakeFirst();
  if (!found) throw new Failure('missing');
  return found.id;
};

/** The amounts that a merge of this company would move. */
export async function mergeCounts(db: Kysely<Tables>, { urlName, name }: AdministeredCompany): Promise<MergeCounts> {
  const id = await communityOf(db, urlName);
  const key = workplaceKeyOf('company', name);
  const { rows } = await sql<MergeCounts>`select (select count(*)::int from post where community_id = ${id}) as posts,
    (select count(*)::int from membership where community_id = ${id}) as members,
    (select count(*)::int from career where place_key = ${key}) as careers`.execute(db);
  return rows[0] ?? { posts: 0, members: 0, careers: 0 };
}

/**
 * Moves posts, memberships and careers of a company to another, and takes its place in URLs. The removal ledger is not touched: its entries say
 * where something stood when it was taken down. A member who is about to post or join is waited for, one who comes meanwhile finds it gone.
 */
export async function moveCompany(transaction: Transaction<Tables>, from: AdministeredCompany, into: AdministeredCompany): Promise<void> {
  const [source, target] = [await communityOf(transaction, from.urlName), await communityOf(transaction, into.urlName)];
  await transaction.selectFrom('community').select('id').where('id', 'in', [source, target]).orderBy('id').forUpdate().execute();
  await sql`update post set community_id = ${target} where community_id = ${source}`.execute(transaction);
  await sql`update community set posts_count = community.posts_count + moved.posts_count from community as moved
    where community.id = ${target} and moved.id = ${source}`.execute(transaction);
  await sql`update count_delta set thing = ${target} where thing = ${source} and counter = ${sql.lit(counters.posts)}`.execute(transaction);
  const joined = await sql`insert into membership (member, community_id) select member, ${target} from membership where community_id = ${source}
    on conflict do nothing`.execute(transaction);
  await addDelta(transaction, target, 'followers', Number(joined.numAffectedRows ?? 0));
  await sql`delete from count_delta where thing = ${source}`.execute(transaction);
  await transaction.deleteFrom('community').where('id', '=', source).execute();
  await moveCareers(transaction, from.name, into.name);
  for (const statement of [
    sql`update former_company_url set company_id = ${into.companyId} where company_id = ${from.companyId}`,
    sql`update company_domain set company_id = ${into.companyId} where company_id = ${from.companyId}
      and domain not in (select domain from company_domain where company_id = ${into.companyId})`,
    sql`delete from company where id = ${from.companyId}`,
    sql`insert into former_company_url (url_name, company_id) values (${from.urlName}, ${into.companyId})`,
  ])
    await statement.execute(transaction);
}

/** Careers at a company go on under its new name, with what was confirmed of them. */
export async function moveCareers(transaction: Transaction<Tables>, from: string, into: string): Promise<void> {
  const [before, after] = [workplaceKeyOf('company', from), workplaceKeyOf('company', into)];
  await transaction
    .updateTable('career')
    .set({ place: sanitizedLine(into), place_key: after })
    .where('place_key', '=', before)
    .execute();
  await sql`update career_proof set place_key = ${after} where place_key = ${before} and not exists (select from career_proof as other
    where other.account_id = career_proof.account_id and other.place_key = ${after} and other.source = career_proof.source)`.execute(transaction);
  await sql`delete from career_proof where place_key = ${before}`.execute(transaction);
  await sql`update portal_link set denied_place_key = ${after} where denied_place_key = ${before}`.execute(transaction);
}
