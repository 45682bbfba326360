// Benchmark: what the API costs, in processor time of the server and its database, beside plain Node on the same database.
import { costsAtMost, costsOf } from './cost.ts';
import type { Finding } from './finding.ts';
import { mainStatementsOf, type Ask } from './main-statement.ts';
import { startPlain, type PlainAnswer } from './plain-side.ts';
import { asBrowsersTake, bodyOf, mostKeptTimes } from './requests.ts';
import { feedCalls, viewsOf, type Call } from './views.ts';
import { bareCost, inWorld, plainSide, productSide, type World } from './world.ts';

/** What is never kept: a new comment shows at once, to guests, too. */
const neverKept = ['post'];
/** An answer made anew may cost so many times what plain Node takes with `pg` and the same main query. */
const mostTimes = 5;

interface Calls {
  readonly guest: readonly Call[];
  readonly member: readonly Call[];
}

export const api = (): Promise<readonly Finding[]> =>
  inWorld(async (world) => {
    const findings: Finding[] = [await bareCost(world)];
    for (const [name, calls] of Object.entries(await callsOf(world)))
      findings.push(...(calls.guest.length > 0 ? await guestCosts(world, name, calls.guest) : []), await memberCost(world, name, calls.member));
    return findings;
  });

/** The calls of all views, each once: home has a single one, which is the same for all, and take-home nothing that is asked for. */
async function callsOf(world: World): Promise<Readonly<Record<string, Calls>>> {
  const { home: _home, 'take-home': _takeHome, feed: _feed, ...others } = await viewsOf(world);
  const feed = { guest: await feedCalls(world, 'GENERIC'), member: await feedCalls(world, 'PERSONALIZED') };
  return { feed, ...Object.fromEntries(Object.entries(others).map(([name, { guestCalls: guest, memberCalls: member }]) => [name, { guest, member }])) };
}

/** A guest's answers: the first of the calls is kept, the others are made anew. */
async function guestCosts(world: World, name: string, [kept, ...calls]: readonly Call[]): Promise<readonly Finding[]> {
  if (!kept) return [];
  const { product, database } = world;
  const body = await bodyOf({ origin: product.origin, headers: asBrowsersTake }, kept.path);
  const plain = await startPlain({ ...(await mainAnswers(world, calls, 'guest')), [kept.path]: { base64: body.toString('base64') } }, database.url);
  const paths = calls.map(({ path }) => path);
  const cost = await costsOf({
    kept: productSide(world, { paths: [kept.path] }),
    plainKept: plainSide(world, plain, [kept.path]),
    ours: productSide(world, { paths }),
    theirs: plainSide(world, plain, paths),
  });
  await plain.stop();
  const isKept = !neverKept.includes(name);
  return [
    ...(isKept ? [costsAtMost(`${name}, guest, kept: beside plain Node with the same bytes`, cost.kept, cost.plainKept, mostKeptTimes)] : []),
    costsAtMost(`${name}, guest, made anew: beside plain Node with pg`, cost.ours, cost.theirs, mostTimes),
  ];
}

async function memberCost(world: World, name: string, calls: readonly Call[]): Promise<Finding> {
  const plain = await startPlain(await mainAnswers(world, calls, 'member'), world.database.url);
  const paths = calls.map(({ path }) => path);
  const cost = await costsOf({ ours: productSide(world, { paths, headers: world.headers }), theirs: plainSide(world, plain, paths) });
  await plain.stop();
  return costsAtMost(`${name}, member: beside plain Node with pg`, cost.ours, cost.theirs, mostTimes);
}

/** What the plain server answers to calls: the rows of the main statement of each. */
async function mainAnswers({ database: { db }, scopeOver }: World, calls: readonly Call[], who: 'guest' | 'member'): Promise<Record<string, PlainAnswer>> {
  const asks = calls.map(
    ({ ask }): Ask =>
      (watched) =>
        ask(scopeOver(watched, who)),
  );
  const statements = await mainStatementsOf(db, asks);
  return Object.fromEntries(statements.map((statement, at) => [calls[at]?.path ?? '', { statement }]));
}
