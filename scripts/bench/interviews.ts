// Benchmark: how reading bears 10 lakh interviews of 1 lakh companies with their questions and answers, and how many are added in a second.
import { sql } from 'kysely';
import { openDatabase, openDatabaseBeside } from '#server/adapters/database/database.ts';
import { withoutTimeout } from '#server/adapters/database/database-pool.ts';
import { interviewSummary } from '#server/adapters/interviews/interview-summary.ts';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import { databaseFor } from '../product/product-database.ts';
import { startProduct } from '../product/product.ts';
import { askedCompanies, companyIdOf, type WorldScale } from '../worlds/company-world.ts';
import { atMost, told, type Finding } from './finding.ts';
import { interviewPaths } from './interview-paths.ts';
import { fillInterviewWorld, interviewScales, interviewWorldDir } from '../worlds/interview-world.ts';
import { telling, voting } from './interview-writers.ts';
import { signedInMembers } from './members.ts';
import { readingAll, underLimits } from './under-limits.ts';
import { declarations } from '#server/app/wiring/declarations.ts';

const mostLoadSeconds = 600;
/** The longest that the figures of the largest company may take. */
const mostLargestSeconds = 5;

export async function interviews(scale: WorldScale): Promise<readonly Finding[]> {
  const loadSeconds = await fillInterviewWorld(scale, console.log);
  const [dataDir, { companies }] = [interviewWorldDir(scale), interviewScales[scale]];
  const made = await makeFigures(dataDir, companies);
  const product = await startProduct({ dataDir, scale: 'test' });
  const { db, close } = await openDatabaseBeside({ dataDir, say: () => undefined });
  const secrets = openSecrets({ dataDir });
  const [cookie = ''] = await signedInMembers(db, secrets, 1);
  const by = { origin: product.origin, headers: { cookie } };
  try {
    return [
      ...(loadSeconds === undefined ? [] : [atMost('loading, with indexes', loadSeconds, mostLoadSeconds, 's')]),
      ...made,
      ...(await underLimits({ ...readingAll(by, await interviewPaths(db, by, companies)), ...(await voting(db, by)) })),
      ...(await telling(db, secrets, companies)),
    ];
  } finally {
    await close();
    await product.stop();
  }
}

/** Makes the figures of the companies that are asked for while no product runs, which would make others beside them. */
async function makeFigures(dataDir: string, companies: number): Promise<readonly Finding[]> {
  const { db, close } = await openDatabase({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });
  const { drawn, largest } = askedCompanies(companies);
  const seconds: number[] = [];
  for (const number of new Set([...largest, ...drawn])) {
    const began = performance.now();
    await db.transaction().execute((transaction) => interviewSummary(declarations).refresh(transaction, companyIdOf(number), Date.now()));
    seconds.push((performance.now() - began) / 1_000);
  }
  await sql.raw(withoutTimeout('vacuum analyze interview_figure')).execute(db);
  await close();
  return [
    atMost('figures of the largest company', seconds[0] ?? NaN, mostLargestSeconds, 's'),
    told(
      `figures of ${seconds.length} companies`,
      seconds.reduce((sum, value) => sum + value, 0),
      's',
    ),
  ];
}
