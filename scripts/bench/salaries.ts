// Benchmark: how reading bears 4 crore salaries of 1 lakh companies, and how many are added in a second.
import type { Kysely } from 'kysely';
import { openDatabase, openDatabaseBeside } from '#server/adapters/database/database.ts';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { databaseFor } from '../product/product-database.ts';
import { startProduct } from '../product/product.ts';
import { askedCompanies, type WorldScale } from '../worlds/company-world.ts';
import { atMost, type Finding } from './finding.ts';
import { signedInMembers } from './members.ts';
import { askedSalaries, salaryPaths } from './salary-paths.ts';
import { makeFigures } from './salary-figures.ts';
import { fillSalaryWorld, salaryScales, salaryWorldDir } from '../worlds/salary-world.ts';
import { writing } from './salary-writers.ts';
import { readingAll, sending, underLimits, type By, type Sent } from './under-limits.ts';

const mostLoadSeconds = 600;

export async function salaries(scale: WorldScale): Promise<readonly Finding[]> {
  const loadSeconds = await fillSalaryWorld(scale, console.log);
  const dataDir = salaryWorldDir(scale);
  const made = await madeFigures(scale);
  const product = await startProduct({ dataDir, scale: 'test' });
  const { db, close } = await openDatabaseBeside({ dataDir, say: () => undefined });
  const secrets = openSecrets({ dataDir });
  const [cookie = ''] = await signedInMembers(db, secrets, 1);
  const asked = { origin: product.origin, headers: { cookie } };
  try {
    return [
      ...(loadSeconds === undefined ? [] : [atMost('loading, with indexes', loadSeconds, mostLoadSeconds, 's')]),
      ...made,
      ...(await reading(db, asked, salaryScales[scale].companies)),
      ...(await writing(db, secrets, salaryScales[scale].companies)),
    ];
  } finally {
    await close();
    await product.stop();
  }
}

/** Makes figures while no product runs, which would make others beside them. */
async function madeFigures(scale: WorldScale): Promise<readonly Finding[]> {
  const dataDir = salaryWorldDir(scale);
  const { db, close } = await openDatabase({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });
  return makeFigures(db, salaryScales[scale].companies, console.log).finally(close);
}

/** All that is read, and what a pay is held against, which is asked by a body. */
const reading = async (db: Kysely<Tables>, by: By, companies: number): Promise<readonly Finding[]> =>
  underLimits({ ...readingAll(by, await salaryPaths(db, companies)), 'what a pay is held against': sending(by, await fairQuestions(db, companies)) });

/** The bodies of questions after what a pay is held against, with and without a company. */
async function fairQuestions(db: Kysely<Tables>, companies: number): Promise<readonly Sent[]> {
  const { drawn, largest } = askedCompanies(companies);
  const asked = await askedSalaries(db, [...drawn, ...largest]);
  return asked.map(({ urlName, designation, city, experience }, at) => ({
    path: '/api/salary/v1/salaries/paid-fairly',
    body: { designation, city, company: at % 2 === 0 ? urlName : null, experienceYears: experience },
  }));
}
