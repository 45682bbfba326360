import { sql, type Kysely } from 'kysely';
import { skillNames, type NamedSkill, type SkillNames } from '#core/questions/question-skills.ts';
import type { Tables } from '../database/tables.ts';

/** Caches prepared names, which cost more than the rest of a page and rarely change. */
let ready: { readonly of: string; readonly names: SkillNames } | undefined;

export async function readSkills(db: Kysely<Tables>): Promise<SkillNames> {
  const { rows } = await sql<{ readonly of: string }>`
    select coalesce(json_agg(json_build_object('skillId', id, 'urlName', url_name, 'name', name, 'otherNames', string_to_array(short_names, ' | ')) order by id), '[]')::text as of
    from skill`.execute(db);
  const of = rows[0]?.of ?? '[]';
  if (ready?.of !== of) ready = { of, names: skillNames(JSON.parse(of) as NamedSkill[]) };
  return ready.names;
}
