// Benchmark: what a page costs, for a guest and for a member, kept and made again, beside its API and a static page of 1 KB.
import { costsAtMost, costsAtMostWith, costsOf, type Side } from './cost.ts';
import { crowd } from './crowd.ts';
import { recorded, type Finding } from './finding.ts';
import { startPlain } from './plain-side.ts';
import { asBrowsersTake, bodyOf, mostKeptTimes } from './requests.ts';
import { viewsOf, type Call, type View } from './views.ts';
import { bareCost, barePath, inFixture, plainSide, productSide, type BenchFixture } from './world.ts';

/** A page may cost so many times the main call of the API that it shows, and so many ms for what is made of it. */
const allowances = { guest: { times: 2.5, moreMs: 3 }, member: { times: 1.5, moreMs: 3 } } as const;

export const pages = (): Promise<readonly Finding[]> =>
  inFixture(async (fixture) => {
    const findings: Finding[] = [await bareCost(fixture)];
    const views = await viewsOf(fixture);
    for (const [name, view] of Object.entries(views)) findings.push(...(await costsOfPage(fixture, name, view)));
    return [...findings, ...(await crowd(fixture, Object.values(views)))];
  });

async function costsOfPage(fixture: BenchFixture, name: string, view: View): Promise<readonly Finding[]> {
  const { headers } = fixture;
  const [page = ''] = view.pages;
  const body = await bodyOf({ origin: fixture.product.origin, headers: asBrowsersTake }, page);
  const plain = await startPlain({ [page]: { base64: body.toString('base64') } }, fixture.database.url);
  const paths = otherHalf(view.pages, 0);
  const calls = (all: readonly Call[], by: Pick<Side, 'headers'>): Side => {
    const asked = otherHalf(all, 1).map(({ path }) => path);
    return productSide(fixture, asked.length > 0 ? { ...by, paths: asked } : { paths: [barePath] });
  };
  const cost = await costsOf({
    kept: productSide(fixture, { paths: [page] }),
    plainKept: plainSide(fixture, plain, [page]),
    guestCall: calls(view.guestCalls, {}),
    memberCall: calls(view.memberCalls, { headers }),
    member: productSide(fixture, { paths, headers }),
    guest: productSide(fixture, { paths, isEachNew: true }),
  });
  await plain.stop();
  const beside = (some: readonly Call[]) => (some.length > 0 ? 'its API' : 'a static page of 1 KB');
  return [
    recorded(`${name}: calls whose answers a member's page shows`, await callsIn(fixture, page), ''),
    costsAtMost(`${name}, guest, kept: beside plain Node with the same bytes`, cost.kept, cost.plainKept, mostKeptTimes),
    costsAtMostWith(`${name}, guest, made anew: beside ${beside(view.guestCalls)}`, cost.guest, cost.guestCall, allowances.guest),
    costsAtMostWith(`${name}, member: beside ${beside(view.memberCalls)}`, cost.member, cost.memberCall, allowances.member),
  ];
}

/** Every other one, so that a call is not answered from what a page kept for it; of one alone that one. */
const otherHalf = <Each>(all: readonly Each[], odd: 0 | 1): readonly Each[] => (all.length < 2 ? all : all.filter((_, at) => at % 2 === odd));

/** The number of answers that the server sends along with a member's page. */
async function callsIn({ product: { origin }, headers }: BenchFixture, page: string): Promise<number> {
  const html = (await bodyOf({ origin, headers }, page)).toString();
  const answers = [...html.matchAll(/id="(?:hydration|own)">(.*?)<\/script>/gs)].flatMap(
    ([, block = '{}']) => (JSON.parse(block) as { readonly answers?: readonly unknown[] }).answers ?? [],
  );
  return answers.length;
}
