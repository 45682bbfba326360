import { sql, type Kysely } from 'kysely';
import { fieldNamesInHindi } from '#core/reference-lists/hindi-place-names.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import type { Tables } from '../database/tables.ts';

/**
 * The communities of topics, departments, industries and companies. Those of a list have ids in its order, so that they stand in it as long as nobody has
 * joined any. A company comes in with as many followers as its page said; from then on its community counts them.
 */
const wanted = sql`
  select 'topic' || lpad(id::text, 11, '0') as id, 'topic' as type, url_name, name, category, about, null as logo_image_id, name_hi, about_hi, sign, 0 as followers_count from topic
  union all select 'department' || lpad(id::text, 6, '0'), 'department', url_name, name, 'Departments', 'What people in ' || name || ' talk about.', null,
      hindi ->> name, coalesce(hindi ->> name, name) || ' के लोग यहाँ बात करते हैं।', null, 0 from department, named
  union all select substr(md5('industry ' || url_name), 1, 16), 'industry', url_name, name, 'Industries', 'Work and pay in ' || name || '.', null,
      hindi ->> name, coalesce(hindi ->> name, name) || ' में काम और वेतन।', null, 0 from industry, named
  union all select substr(md5('company ' || company.url_name), 1, 16), 'company', company.url_name, company.name, industry.name,
      'What people say about working at ' || company.name || '.', logo_image_id, null, company.name || ' में काम करने के बारे में लोग क्या कहते हैं।', null, company.followers_count
    from company join industry on industry.url_name = company.industry`;

/** Rows to be filled: of a topic only what nobody has said yet, so that what administrators changed stays. All others follow what they are about. */
const isDue = sql`case when known.type = 'topic' then known.name_hi is null else
  (known.name, known.category, known.about, known.logo_image_id, known.name_hi, known.about_hi)
    is distinct from (wanted.name, wanted.category, wanted.about, wanted.logo_image_id, wanted.name_hi, wanted.about_hi) end`;

/**
 * Gives every topic, department, industry and company the community in which its posts stand, or just one company its own.
 * A row that is up to date is not touched.
 */
export async function fillCommunities(db: Kysely<Tables>, companyUrl?: string): Promise<void> {
  const these = companyUrl === undefined ? sql`true` : sql`wanted.type = 'company' and wanted.url_name = ${companyUrl}`;
  await db.transaction().execute(async (transaction) => {
    await sql.raw(withoutTimeout('set local statement_timeout = 0')).execute(transaction);
    await sql`${sql.raw(withoutTimeout('with'))} named as (select ${JSON.stringify(fieldNamesInHindi)}::jsonb as hindi)
      insert into community as kept (id, type, url_name, name, category, about, logo_image_id, name_hi, about_hi, sign, followers_count)
      select wanted.* from (${wanted}) as wanted left join community as known on known.type = wanted.type and known.url_name = wanted.url_name
      where ${these} and (known.id is null or ${isDue})
      on conflict (type, url_name) do update set
        name = case when kept.type = 'topic' then kept.name else excluded.name end,
        category = case when kept.type = 'topic' then kept.category else excluded.category end,
        about = case when kept.type = 'topic' then kept.about else excluded.about end,
        logo_image_id = excluded.logo_image_id, name_hi = excluded.name_hi, about_hi = excluded.about_hi, sign = excluded.sign`.execute(transaction);
  });
}
