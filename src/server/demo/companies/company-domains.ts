import { sql, type Kysely } from 'kysely';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Gives made-up companies mail domains that belong to nobody. */
export async function fillCompanyDomains(db: Kysely<Tables>): Promise<void> {
  await sql`insert into company_domain (company_id, domain) select id, url_name || '.example' from company
    where not exists (select 1 from company_domain) on conflict do nothing`.execute(db);
}
