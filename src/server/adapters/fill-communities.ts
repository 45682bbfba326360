import { sql, type Kysely } from 'kysely';
import { unhurried } from './database-pool.ts';
import type { Tables } from './tables.ts';

const known = sql`select type, url_name, name, category, about, logo_image_id from community`;

const wanted = sql`
  select 'topic' as type, url_name, name, category, about, null as logo_image_id from topic
  union all select 'department', url_name, name, 'Departments', 'What people in ' || name || ' talk about.', null from department
  union all select 'industry', url_name, name, 'Industries', 'Work and pay in ' || name || '.', null from industry
  union all select 'company', company.url_name, company.name, industry.name, 'What people say about working at ' || company.name || '.', logo_image_id
    from company join industry on industry.url_name = company.industry`;

/**
 * Gives every topic, department, industry and company the community in which people talk about it, or just one company its own.
 * What is as it should be is not touched.
 */
export async function fillCommunities(db: Kysely<Tables>, companyUrl?: string): Promise<void> {
  const these = companyUrl === undefined ? sql`true` : sql`type = 'company' and url_name = ${companyUrl}`;
  await db.transaction().execute(async (transaction) => {
    await sql.raw(unhurried('set local statement_timeout = 0')).execute(transaction);
    await sql`
    ${sql.raw(unhurried('insert into'))} community (id, type, url_name, name, category, about, logo_image_id)
    select substr(md5(type || '/' || url_name), 1, 16), due.* from (
      select * from (${wanted}) as wanted where ${these} except select * from (${known}) as known where ${these}
    ) as due
    on conflict (type, url_name) do update set
      name = excluded.name, category = excluded.category, about = excluded.about, logo_image_id = excluded.logo_image_id`.execute(transaction);
  });
}
