import type { Kysely } from 'kysely';
import type { Tables } from '#server/adapters/tables.ts';

/** A college of the demo. All are made up, so that nothing here is said about a real one. */
interface DemoCollege {
  /** Its number, above those of the real ones. */
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

/** The college of the student of the demo. */
export const demoCollege = 'Sahyadri Institute of Technology';

const technology: readonly DemoCollege[] = [
  { id: 9_001, name: demoCollege, city: 'Pune', state: 'Maharashtra' },
  { id: 9_002, name: 'Shikra College of Engineering', city: 'Coimbatore', state: 'Tamil Nadu' },
];
const workshops: readonly DemoCollege[] = [...technology, { id: 9_003, name: 'Hariyal Polytechnic', city: 'Nashik', state: 'Maharashtra' }];
const care: readonly DemoCollege[] = [{ id: 9_004, name: 'Titahri College of Nursing', city: 'Ranchi', state: 'Jharkhand' }];
const commerce: readonly DemoCollege[] = [{ id: 9_005, name: 'Papiha Institute of Management', city: 'Bhopal', state: 'Madhya Pradesh' }];

const byDepartment: Readonly<Record<string, readonly DemoCollege[]>> = {
  'Production, Manufacturing & Engineering': workshops,
  'Construction & Site Engineering': workshops,
  'Healthcare & Life Sciences': care,
  'BFSI, Investments & Trading': commerce,
  'Finance & Accounting': commerce,
  'Human Resources': commerce,
};

/** The colleges at which companies look for people of a department. */
export const demoCollegesFor = (department: string): readonly DemoCollege[] => byDepartment[department] ?? technology;

/** Puts the colleges of the demo on the list, so that those who were there can choose them; answers their numbers by name. */
export async function fillDemoColleges(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const colleges = [...workshops, ...care, ...commerce];
  await db
    .insertInto('college')
    .values(colleges.map((college) => ({ ...college, domain: null, short_names: '' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return new Map(colleges.map(({ name, id }) => [name, id]));
}
