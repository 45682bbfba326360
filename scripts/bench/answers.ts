// Benchmark: what an answer of the API costs, in processor time of the server and its database, beside a plain server on the same database.
import { SqlCompanies } from '#server/adapters/companies/sql-companies.ts';
import { barePath } from './bare-page.ts';
import { costsAtMost, costsNoMoreThanShare, costsOf, toldCost } from './cost.ts';
import { feedRequests } from './feed-requests.ts';
import { atMost, percentileOf, told, type Finding } from './finding.ts';
import { startPlain, statementsOf, type PlainAnswer } from './plain-side.ts';
import { bodyOf } from './requests.ts';
import { openWorld, plainSide, productSide, queryTextOf, type World } from './world.ts';

const list = '/api/company/v1/companies';
const feed = '/api/feed/v3/feed';
/** A kept answer may cost a plain server's at most so many times: it has this share of its speed. */
const leastShare = 0.15;
/** An answer made anew may cost so many times what a plain server takes with the same main query. */
const mostTimes = 2.5;
/** Lists that are timed in the database alone. */
const timed = 200;

export async function answers(): Promise<readonly Finding[]> {
  const world = await openWorld();
  try {
    return [...(await costs(world)), ...(await databasePart(world))];
  } finally {
    await world.stop();
  }
}

async function costs(world: World): Promise<readonly Finding[]> {
  const lists = await companyLists(world);
  const guest = await feedRequests(world, 'GENERIC');
  const member = await feedRequests(world, 'PERSONALIZED');
  const { origin } = world.product;
  const kept = Object.fromEntries(
    await Promise.all([list, feed].map(async (path) => [path, { text: (await bodyOf({ origin }, path)).toString() }] as const)),
  ) as Record<string, PlainAnswer>;
  const plain = await startPlain({ ...lists, ...guest, ...member, ...kept }, world.database.url);
  const ours = (paths: readonly string[], headers = {}) => productSide(world, paths, headers);
  const theirs = (paths: readonly string[]) => plainSide(world, plain, paths);
  const paths = { lists: Object.keys(lists), guest: Object.keys(guest), member: Object.keys(member) };
  const cost = await costsOf({
    bare: ours([barePath]),
    keptList: ours([list]),
    plainKeptList: theirs([list]),
    keptFeed: ours([feed]),
    plainKeptFeed: theirs([feed]),
    list: ours(paths.lists),
    listOfMember: ours(paths.lists, world.headers),
    plainList: theirs(paths.lists),
    feed: ours(paths.guest),
    plainFeed: theirs(paths.guest),
    feedOfMember: ours(paths.member, world.headers),
    plainFeedOfMember: theirs(paths.member),
  });
  await plain.stop();
  return [
    toldCost('a static page of 1 KB', cost.bare),
    costsNoMoreThanShare('companies, guest, kept: share of a plain server with the same bytes', cost.keptList, cost.plainKeptList, leastShare),
    costsNoMoreThanShare('feed, guest, kept: share of a plain server with the same bytes', cost.keptFeed, cost.plainKeptFeed, leastShare),
    costsAtMost('companies, guest, not kept: beside plain Node with pg', cost.list, cost.plainList, mostTimes),
    costsAtMost('companies, member: beside plain Node with pg', cost.listOfMember, cost.plainList, mostTimes),
    costsAtMost('feed, guest, not kept: beside plain Node with pg', cost.feed, cost.plainFeed, mostTimes),
    costsAtMost('feed, member: beside plain Node with pg', cost.feedOfMember, cost.plainFeedOfMember, mostTimes),
  ];
}

/** Lists of companies, more than are kept, each with the statement that it is read by. */
async function companyLists(world: World): Promise<Record<string, PlainAnswer>> {
  const found: Record<string, PlainAnswer> = {};
  for (const search of world.searches)
    found[`${list}?${queryTextOf(search)}`] = { statements: await statementsOf(world.database.db, (db) => new SqlCompanies({ db }).list(search)) };
  return found;
}

/** The part of a list that the database takes, in the time of day. */
async function databasePart(world: World): Promise<readonly Finding[]> {
  const companies = new SqlCompanies(world.database);
  const tookMs: number[] = [];
  for (const search of world.searches.slice(0, timed)) {
    const began = performance.now();
    const { next } = await companies.list(search);
    const turned = performance.now();
    tookMs.push(turned - began);
    if (next === null) continue;
    await companies.list(search, next);
    tookMs.push(performance.now() - turned);
  }
  return [told('database part of a list: p50', percentileOf(tookMs, 50), 'ms'), atMost('database part of a list: p95', percentileOf(tookMs, 95), 5, 'ms')];
}
