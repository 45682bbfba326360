import type { Kysely } from 'kysely';
import { skillNames, type SkillNames } from '#core/questions/question-skills.ts';
import type { Tables } from '../tables.ts';

/** The skills of the lists, ready to be found in questions. */
export async function readSkills(db: Kysely<Tables>): Promise<SkillNames> {
  const rows = await db.selectFrom('skill').select(['id', 'url_name', 'name', 'short_names']).orderBy('id').execute();
  return skillNames(rows.map(({ id, url_name, name, short_names }) => ({ skillId: id, urlName: url_name, name, otherNames: short_names.split(' | ') })));
}
