import type { Kysely } from 'kysely';
import { logos } from '../media/logos.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

/** Made-up college, so that nothing is said about a real one. */
interface DemoCollege {
  readonly id: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly courses: string;
  /** Null where a college has sent no logo. */
  readonly logo: string | null;
}

export const demoCollege = 'Sahyadri Institute of Technology';

const technology: readonly DemoCollege[] = [
  { id: 9_001, name: demoCollege, city: 'Pune', state: 'Maharashtra', courses: 'B.Tech/B.E. | M.Tech/M.E. | MCA', logo: logos.river.lagoon.id },
  { id: 9_002, name: 'Shikra College of Engineering', city: 'Coimbatore', state: 'Tamil Nadu', courses: 'B.Tech/B.E. | MBA/PGDM', logo: null },
];
const workshops: readonly DemoCollege[] = [
  ...technology,
  { id: 9_003, name: 'Hariyal Polytechnic', city: 'Nashik', state: 'Maharashtra', courses: 'Diploma | ITI', logo: null },
];
const care: readonly DemoCollege[] = [
  { id: 9_004, name: 'Titahri College of Nursing', city: 'Ranchi', state: 'Jharkhand', courses: 'B.Sc Nursing | M.Sc Nursing', logo: null },
];
const commerce: readonly DemoCollege[] = [
  {
    id: 9_005,
    name: 'Papiha Institute of Management',
    city: 'Bhopal',
    state: 'Madhya Pradesh',
    courses: 'BBA/BMS | B.Com | MBA/PGDM',
    logo: logos.layers.plum.id,
  },
];

const byDepartment: Readonly<Record<string, readonly DemoCollege[]>> = {
  'Production, Manufacturing & Engineering': workshops,
  'Construction & Site Engineering': workshops,
  'Healthcare & Life Sciences': care,
  'BFSI, Investments & Trading': commerce,
  'Finance & Accounting': commerce,
  'Human Resources': commerce,
};

export const demoCollegesFor = (department: string): readonly DemoCollege[] => byDepartment[department] ?? technology;

/** Lists the demo colleges and returns their ids by name. */
export async function fillDemoColleges(db: Kysely<Tables>): Promise<ReadonlyMap<string, number>> {
  const colleges = [...workshops, ...care, ...commerce];
  await db
    .insertInto('college')
    .values(colleges.map(({ logo, ...college }) => ({ ...college, logo_image_id: logo, domain: null, short_names: '' })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return new Map(colleges.map(({ name, id }) => [name, id]));
}
