// Benchmark: what a page costs, for a guest and for a member, kept and made anew, beside its API call and a static page of 1 KB.
import { barePath } from './bare-page.ts';
import { costsAtMostWith, costsNoMoreThanShare, costsOf, toldCost, type Side } from './cost.ts';
import { crowd } from './crowd.ts';
import { told, type Finding } from './finding.ts';
import { pageAddresses, type PageAddresses } from './page-addresses.ts';
import { startPlain, type PlainServer } from './plain-side.ts';
import { bodyOf } from './requests.ts';
import { openWorld, plainSide, productSide, type World } from './world.ts';

/** A page made anew may cost so many times its API call, and so many ms for what is drawn of it. */
const allowance = { times: 2.5, moreMs: 3 } as const;
/** A kept page has at least this share of the speed of a plain server. */
const leastShare = 0.15;

export async function pages(): Promise<readonly Finding[]> {
  const world = await openWorld();
  try {
    const { bare } = await costsOf({ bare: productSide(world, [barePath]) });
    const findings: Finding[] = [toldCost('a static page of 1 KB', bare)];
    const all = await pageAddresses(world);
    for (const [name, addresses] of Object.entries(all)) findings.push(...(await costsOfPage(world, name, addresses)));
    return [...findings, ...(await crowd(world, all))];
  } finally {
    await world.stop();
  }
}

async function costsOfPage(world: World, name: string, { pages: paths, guestCalls, memberCalls }: PageAddresses): Promise<readonly Finding[]> {
  const [page = ''] = paths;
  const plain = await plainWith(world, page);
  const ours = (asked: readonly string[], headers = {}): Side => productSide(world, asked.length > 0 ? asked : [barePath], headers);
  const cost = await costsOf({
    kept: ours([page]),
    plainKept: plainSide(world, plain, [page]),
    guest: ours(paths),
    guestCall: ours(guestCalls),
    member: ours(paths, world.headers),
    memberCall: ours(memberCalls, world.headers),
  });
  await plain.stop();
  const beside = guestCalls.length > 0 ? 'its API call' : 'a static page of 1 KB';
  return [
    told(`${name}: API calls that a member's page makes`, await callsIn(world, page), ''),
    costsNoMoreThanShare(`${name}, guest, kept: share of a plain server with the same bytes`, cost.kept, cost.plainKept, leastShare),
    costsAtMostWith(`${name}, guest, not kept: processor time beside ${beside}`, cost.guest, cost.guestCall, allowance),
    costsAtMostWith(`${name}, member: processor time beside ${beside}`, cost.member, cost.memberCall, allowance),
  ];
}

/** A plain server that gives the bytes of this page to everybody. */
async function plainWith({ product: { origin }, database }: World, page: string): Promise<PlainServer> {
  return startPlain({ [page]: { text: (await bodyOf({ origin }, page)).toString() } }, database.url);
}

/** The number of answers that the server sends along with a page. */
async function callsIn({ product: { origin }, headers }: World, page: string): Promise<number> {
  const [, hydration] = /id="hydration">(.*?)<\/script>/s.exec((await bodyOf({ origin, headers }, page)).toString()) ?? [];
  const { answers, isServerRendered } = JSON.parse(hydration ?? '{}') as { readonly answers: readonly unknown[]; readonly isServerRendered: boolean };
  if (!isServerRendered) throw new Error(`${page} was sent to a member with nothing on it.`);
  return answers.length;
}
