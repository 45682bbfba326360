import { sql, type Kysely } from 'kysely';
import { describe } from 'vitest';
import { routes } from '#contract/generated/dropdown.ts';
import { SqlReferenceLists } from '#server/adapters/reference-lists/sql-reference-lists.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { httpReferenceLists } from '#web/adapters/reference-lists/http-reference-lists.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeReferenceLists } from '#tests/fakes/reference-lists/fake-reference-lists.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { knownLists } from '#tests/reference-lists.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract } from './reference-lists.ts';

async function keepListsInTables(db: Kysely<Tables>): Promise<void> {
  const { departments, designations, topics, tags, courses, colleges, locations, skills, companies } = knownLists;
  const short = ({ shortNames }: { readonly shortNames: string }) => ({ short_names: shortNames });
  await keepInTables(db, companies);
  await db
    .insertInto('department')
    .values(departments.map((one) => ({ id: one.departmentId, url_name: one.urlName, name: one.name, ...short(one) })))
    .execute();
  const roles = departments.flatMap(({ departmentId, roles: all }) => all.map(({ roleId, name }) => ({ id: roleId, department_id: departmentId, name })));
  await db.insertInto('role').values(roles).execute();
  await db
    .insertInto('designation')
    .values(designations.map((one) => ({ id: one.id, department_id: one.departmentId, name: one.name, ...short(one) })))
    .execute();
  await db
    .insertInto('topic')
    .values(topics.map(({ topicId, urlName, name }) => ({ id: topicId, url_name: urlName, name })))
    .execute();
  await db
    .insertInto('tag')
    .values(tags.map(({ tagId, topicId, name }) => ({ id: tagId, topic_id: topicId, name })))
    .execute();
  await db
    .insertInto('course')
    .values(courses.map(({ courseId, name, level }) => ({ id: courseId, name, level })))
    .execute();
  const subjects = courses.flatMap(({ courseId, specializations }) =>
    specializations.map(({ specializationId, name }) => ({ id: specializationId, course_id: courseId, name })),
  );
  await db.insertInto('specialization').values(subjects).execute();
  await db
    .insertInto('college')
    .values(colleges.map((one) => ({ id: one.id, name: one.name, city: one.city, state: one.state, ...short(one) })))
    .execute();
  await db
    .insertInto('city')
    .values(locations.map((one) => ({ id: one.id, name: one.name, state: one.state, ...short(one) })))
    .execute();
  await db
    .insertInto('skill')
    .values(skills.map((one) => ({ id: one.id, name: one.name, ...short(one) })))
    .execute();
  await sql`analyze`.execute(db);
}

describe('lists to choose from in memory', () => void meetsContract(async () => new FakeReferenceLists()));

describe('lists to choose from in the database', () =>
  void meetsContract(async () => {
    const { db } = await aDatabase();
    await keepListsInTables(db);
    return new SqlReferenceLists({ db });
  }));

describe('lists to choose from over the wire', () =>
  void meetsContract(async () => httpReferenceLists((await overTheWire({ referenceLists: new FakeReferenceLists() })).service(routes))));
