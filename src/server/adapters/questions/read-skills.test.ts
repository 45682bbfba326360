import { describe, expect, it } from 'vitest';
import { skillsIn } from '#core/questions/question-skills.ts';
import { aDatabase } from '#tests/database.ts';
import { referenceRows } from '../reference-lists/reference-rows.ts';
import { readSkills } from './read-skills.ts';

describe('the skills of the lists (R-199)', () => {
  it('each have a name in URLs, and are found by it and by synonyms', async () => {
    const { db } = await aDatabase();
    await db.deleteFrom('skill').execute();
    await db.insertInto('skill').values(referenceRows.skill).execute();
    const names = (await db.selectFrom('skill').select('url_name').execute()).map(({ url_name }) => url_name);
    expect([new Set(names).size, names.includes('')]).toEqual([referenceRows.skill.length, false]);
    expect(names).toEqual(expect.arrayContaining(['c', 'c-plus-plus', 'c-sharp', 'node-js', 'sql']));
    const found = skillsIn('How do K8s and Postgres differ from C++?', await readSkills(db));
    expect(found.map(({ urlName }) => urlName)).toEqual(['kubernetes', 'postgresql', 'c-plus-plus']);
  });
});
