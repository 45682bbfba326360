import type { Kysely } from 'kysely';
import type { Tables } from '#server/adapters/tables.ts';
import { knownLists } from './reference-lists.ts';

/** Puts the jobs and cities that a salary may be of into a database that has none. */
export async function keepJobs(db: Kysely<Tables>): Promise<void> {
  const { departments, designations, locations } = knownLists;
  const named = departments.map(({ departmentId, urlName, name }) => ({ id: departmentId, url_name: urlName, name }));
  await db.insertInto('department').values(named).execute();
  const jobs = designations.map(({ id, name, departmentId }) => ({ id, name, department_id: departmentId }));
  await db.insertInto('designation').values(jobs).execute();
  const cities = locations.map(({ id, name, state }) => ({ id, name, state }));
  await db.insertInto('city').values(cities).execute();
}
