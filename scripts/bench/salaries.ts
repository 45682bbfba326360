// Benchmark: how reading bears 4 crore salaries of 1 lakh companies, and how many are added in a second.
import type { Kysely } from 'kysely';
import { openDatabase, openDatabaseBeside } from '#server/adapters/database/database.ts';
import { openSecrets } from '#server/adapters/secrets/secret-file.ts';
import type { Tables } from '#server/adapters/tables.ts';
import { databaseFor } from '../product/product-database.ts';
import { startProduct } from '../product/product.ts';
import { atMost, percentileOf, type Finding } from './finding.ts';
import { signedInMembers } from './members.ts';
import { Asking } from './requests.ts';
import type { ReviewScale } from './review-world.ts';
import { askedCompanies, askedSalaries, salaryPaths } from './salary-paths.ts';
import { makeFigures } from './salary-figures.ts';
import { fillSalaryWorld, salaryScales, salaryWorldDir } from './salary-world.ts';
import { writing } from './salary-writers.ts';

const mostLoadSeconds = 600;
const requestsEach = { 1: 150, 16: 480 } as const;
/** What is asked before, so that no first read from the disk is measured. */
const warmRequests = 100;
const limits = [
  [1, 20],
  [16, 60],
] as const;

export async function salaries(scale: ReviewScale): Promise<readonly Finding[]> {
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
async function madeFigures(scale: ReviewScale): Promise<readonly Finding[]> {
  const dataDir = salaryWorldDir(scale);
  const { db, close } = await openDatabase({ dataDir, databaseUrl: await databaseFor(dataDir), say: () => undefined });
  return makeFigures(db, salaryScales[scale].companies, console.log).finally(close);
}

interface By {
  readonly origin: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Asked by a member, so that no kept answer for guests is measured. */
async function reading(db: Kysely<Tables>, by: By, companies: number): Promise<readonly Finding[]> {
  const findings: Finding[] = [];
  const note = (what: string, connections: number, tookMs: readonly number[], most: number): void => {
    const p95 = percentileOf(tookMs, 95);
    console.log(`  ${what}, ${connections} at once: ${p95.toFixed(1)} ms`);
    findings.push(atMost(`${what}, ${connections} at once: p95`, p95, most, 'ms'));
  };
  const all = Object.entries(await salaryPaths(db, companies));
  const questions = await fairQuestions(db, companies);
  for (const [connections, most] of limits) {
    for (const [what, paths] of all) {
      const asking = new Asking({ ...by, paths }, connections);
      await asking.ask(Math.min(paths.length, warmRequests));
      note(what, connections, await asking.ask(requestsEach[connections]), most);
      asking.rest();
    }
    await askFairly(by, questions, { connections, count: warmRequests });
    note('what a pay is held against', connections, await askFairly(by, questions, { connections, count: requestsEach[connections] }), most);
  }
  return findings;
}

/** The bodies of questions after what a pay is held against, with and without a company. */
async function fairQuestions(db: Kysely<Tables>, companies: number): Promise<readonly string[]> {
  const { drawn, largest } = askedCompanies(companies);
  const asked = await askedSalaries(db, [...drawn, ...largest]);
  return asked.map(({ urlName, designation, city, experience }, at) =>
    JSON.stringify({ designation, city, company: at % 2 === 0 ? urlName : null, experienceYears: experience }),
  );
}

const writerHeaders = { 'content-type': 'application/json', appid: '999', systemid: 'AB_WEB', 'sec-fetch-site': 'same-origin', 'user-agent': '' } as const;

/** Asks these questions in turns, so many at once. Answers how long each took, in ms. */
async function askFairly(
  { origin, headers }: By,
  questions: readonly string[],
  { connections, count }: { readonly connections: number; readonly count: number },
) {
  const tookMs: number[] = [];
  let at = 0;
  const connection = async () => {
    while (at < count) {
      const body = questions[at++ % questions.length] ?? '';
      const began = performance.now();
      const answer = await fetch(`${origin}/api/salary/v1/salaries/paid-fairly`, { method: 'POST', headers: { ...writerHeaders, ...headers }, body });
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${body} was answered with ${answer.status}: ${text.slice(0, 300)}`);
      tookMs.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  return tookMs;
}
