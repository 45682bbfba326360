// Benchmark: what the API costs, in processor time of the server and its database, beside plain Node on the same database.
import { costsAtMost, costsOf } from './cost.ts';
import type { Finding } from './finding.ts';
import { mainStatementsOf, type Ask } from './main-statement.ts';
import { startPlain, type PlainAnswer } from './plain-side.ts';
import { asBrowsersTake, bodyOf, mostKeptTimes } from './requests.ts';
import { feedCalls, viewsOf, type Call } from './views.ts';
import { bareCost, inFixture, plainSide, productSide, type BenchFixture } from './world.ts';

/** New comments show at once, to guests too. */
const neverKept = ['post'];
/** Limit against plain Node with `pg` and the same main query. */
const mostTimes = 5;

interface Calls {
  readonly guest: readonly Call[];
  readonly member: readonly Call[];
}

export const api = (): Promise<readonly Finding[]> =>
  inFixture(async (fixture) => {
    const findings: Finding[] = [await bareCost(fixture)];
    for (const [name, calls] of Object.entries(await callsOf(fixture)))
      findings.push(...(calls.guest.length > 0 ? await guestCosts(fixture, name, calls.guest) : []), await memberCost(fixture, name, calls.member));
    return findings;
  });

async function callsOf(fixture: BenchFixture): Promise<Readonly<Record<string, Calls>>> {
  const { home: _home, jobs: _jobs, 'take-home': _takeHome, feed: _feed, ...others } = await viewsOf(fixture);
  const feed = { guest: await feedCalls(fixture, 'GENERIC'), member: await feedCalls(fixture, 'PERSONALIZED') };
  return { feed, ...Object.fromEntries(Object.entries(others).map(([name, { guestCalls: guest, memberCalls: member }]) => [name, { guest, member }])) };
}

/** Guest answers, of which only the first call is cached. */
async function guestCosts(fixture: BenchFixture, name: string, [kept, ...calls]: readonly Call[]): Promise<readonly Finding[]> {
  if (!kept) return [];
  const { product, database } = fixture;
  const body = await bodyOf({ origin: product.origin, headers: asBrowsersTake }, kept.path);
  const plain = await startPlain({ ...(await mainAnswers(fixture, calls, 'guest')), [kept.path]: { base64: body.toString('base64') } }, database.url);
  const paths = calls.map(({ path }) => path);
  const cost = await costsOf({
    kept: productSide(fixture, { paths: [kept.path] }),
    plainKept: plainSide(fixture, plain, [kept.path]),
    ours: productSide(fixture, { paths }),
    theirs: plainSide(fixture, plain, paths),
  });
  await plain.stop();
  const isKept = !neverKept.includes(name);
  return [
    ...(isKept ? [costsAtMost(`${name}, guest, kept: beside plain Node with the same bytes`, cost.kept, cost.plainKept, mostKeptTimes)] : []),
    costsAtMost(`${name}, guest, made anew: beside plain Node with pg`, cost.ours, cost.theirs, mostTimes),
  ];
}

async function memberCost(fixture: BenchFixture, name: string, calls: readonly Call[]): Promise<Finding> {
  const plain = await startPlain(await mainAnswers(fixture, calls, 'member'), fixture.database.url);
  const paths = calls.map(({ path }) => path);
  const cost = await costsOf({ ours: productSide(fixture, { paths, headers: fixture.headers }), theirs: plainSide(fixture, plain, paths) });
  await plain.stop();
  return costsAtMost(`${name}, member: beside plain Node with pg`, cost.ours, cost.theirs, mostTimes);
}

async function mainAnswers(
  { database: { db }, scopeOver }: BenchFixture,
  calls: readonly Call[],
  who: 'guest' | 'member',
): Promise<Record<string, PlainAnswer>> {
  const asks = calls.map(
    ({ ask }): Ask =>
      (watched) =>
        ask(scopeOver(watched, who)),
  );
  const statements = await mainStatementsOf(db, asks);
  return Object.fromEntries(statements.map((statement, at) => [calls[at]?.path ?? '', { statement }]));
}
