import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Language } from '#core/device/preferences.ts';
import { fieldNamesInHindi } from '#core/reference-lists/hindi-place-names.ts';
import { otherSaid, saidIn } from '#words/words.ts';
import { withoutTimeout } from '../database/database-pool.ts';
import type { Tables } from '../database/tables.ts';

const aboutsOf = (kind: 'company' | 'department' | 'industry', name: RawBuilder<unknown>, names: RawBuilder<unknown>) => {
  const say = (language: Language) => saidIn('communities', language)[kind](placeOfName);
  return sql`replace(${say('en')}, ${placeOfName}, ${name}), (select coalesce(jsonb_object_agg(language, replace(sentence, ${placeOfName}, coalesce(${names} ->> language, ${name}))), '{}')
    from jsonb_each_text(${JSON.stringify(otherSaid(say))}::jsonb) as said (language, sentence))`;
};

const placeOfName = '{name}';

const namesOf = sql`jsonb_strip_nulls(jsonb_build_object('hi', hindi ->> name))`;

/** Communities of all kinds, ordered as listed, with initial follower counts of companies (R-036). */
const wanted = sql`
  select 'topic' || lpad(id::text, 11, '0') as id, 'topic' as type, url_name, name, names, category, about, abouts, null as logo_image_id, sign, 0 as followers_count from topic
  union all select 'department' || lpad(id::text, 6, '0'), 'department', url_name, name, ${namesOf}, 'Departments', ${aboutsOf('department', sql`name`, namesOf)}, null, null, 0
    from department, named
  union all select substr(md5('industry ' || url_name), 1, 16), 'industry', url_name, name, ${namesOf}, 'Industries', ${aboutsOf('industry', sql`name`, namesOf)}, null, null, 0
    from industry, named
  union all select substr(md5('company ' || company.url_name), 1, 16), 'company', company.url_name, company.name, '{}', industry.name,
      ${aboutsOf('company', sql`company.name`, sql`jsonb '{}'`)}, logo_image_id, null, company.followers_count
    from company join industry on industry.url_name = company.industry`;

/** Keeps administrators' changes to topics, while other communities follow their subject. */
const isDue = sql`case when known.type = 'topic' then known.names is null else
  (known.name, known.category, known.about, known.logo_image_id, known.names, known.abouts)
    is distinct from (wanted.name, wanted.category, wanted.about, wanted.logo_image_id, wanted.names, wanted.abouts) end`;

/** Creates missing communities for all or one company, leaving current rows untouched. */
export async function fillCommunities(db: Kysely<Tables>, companyUrl?: string): Promise<void> {
  const these = companyUrl === undefined ? sql`true` : sql`wanted.type = 'company' and wanted.url_name = ${companyUrl}`;
  await db.transaction().execute(async (transaction) => {
    await sql.raw(withoutTimeout('set local statement_timeout = 0')).execute(transaction);
    await sql`${sql.raw(withoutTimeout('with'))} named as (select ${JSON.stringify(fieldNamesInHindi)}::jsonb as hindi)
      insert into community as kept (id, type, url_name, name, names, category, about, abouts, logo_image_id, sign, followers_count)
      select wanted.* from (${wanted}) as wanted left join community as known on known.type = wanted.type and known.url_name = wanted.url_name
      where ${these} and (known.id is null or ${isDue})
      on conflict (type, url_name) do update set
        name = case when kept.type = 'topic' then kept.name else excluded.name end,
        category = case when kept.type = 'topic' then kept.category else excluded.category end,
        about = case when kept.type = 'topic' then kept.about else excluded.about end,
        logo_image_id = excluded.logo_image_id, names = excluded.names, abouts = excluded.abouts, sign = excluded.sign`.execute(transaction);
  });
}
