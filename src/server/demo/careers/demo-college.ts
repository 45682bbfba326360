import type { Kysely } from 'kysely';
import type { Tables } from '#server/adapters/tables.ts';

/** The college of the demo. It is made up, so that nothing here is said about a real one. */
export const demoCollege = 'Sahyadri Institute of Technology';

/** The number of the college, above those of the real ones. */
const id = 9_001;

/** Puts the college of the demo on the list, so that the career of its student can be chosen by others. */
export async function fillDemoCollege(db: Kysely<Tables>): Promise<void> {
  const college = { id, name: demoCollege, city: 'Pune', state: 'Maharashtra', domain: null, short_names: '' };
  await db
    .insertInto('college')
    .values(college)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
