// Benchmark: what a page costs, for a guest and for a member, kept and made again, beside its API and a static page of 1 KB.
import { markedThingsIn } from '#core/votes/marked-things.ts';
import { marksUrl } from '#server/app/pages/own-parts.ts';
import { costsAtMost, costsAtMostWith, costsOf, sumOf, type Cost, type Side } from './cost.ts';
import { crowd } from './crowd.ts';
import { recorded, type Finding } from './finding.ts';
import { startPlain } from './plain-side.ts';
import { asBrowsersTake, bodyOf, mostKeptTimes } from './requests.ts';
import { viewsOf, type Call, type View } from './views.ts';
import { bareCost, barePath, inFixture, plainSide, productSide, type BenchFixture } from './world.ts';

/** Allowed factor and extra ms of a page over its counterpart. */
const allowances = { guest: { times: 2.5, moreMs: 3 }, own: { times: 1.5, moreMs: 3 }, member: { times: 1, moreMs: 0.5 } } as const;

/** Extra room in ratios for other load on the machine. */
const roomForOthers = 1.3;

export const pages = ({ isRatios }: { readonly isRatios: boolean }): Promise<readonly Finding[]> =>
  inFixture(async (fixture) => {
    const findings: Finding[] = [await bareCost(fixture)];
    const views = await viewsOf(fixture);
    for (const [name, view] of Object.entries(views)) findings.push(...(await costsOfPage(fixture, name, { view, isRatios })));
    return isRatios ? findings : [...findings, ...(await crowd(fixture, Object.values(views)))];
  });

interface Measured {
  readonly view: View;
  /** Counts only ratios, which hold on a busy machine too. */
  readonly isRatios: boolean;
}

async function costsOfPage(fixture: BenchFixture, name: string, { view, isRatios }: Measured): Promise<readonly Finding[]> {
  const room = isRatios ? roomForOthers : 1;
  const [page = ''] = view.pages;
  const body = await bodyOf({ origin: fixture.product.origin, headers: asBrowsersTake }, page);
  const plain = await startPlain({ [page]: { base64: body.toString('base64') } }, fixture.database.url);
  const asked = otherHalf(view.guestCalls, 1).map(({ path }) => path);
  const cost = await costsOf({
    kept: productSide(fixture, { paths: [page] }),
    plainKept: plainSide(fixture, plain, [page]),
    guestCall: productSide(fixture, { paths: asked.length > 0 ? asked : [barePath] }),
    guest: productSide(fixture, { paths: otherHalf(view.pages, 0), isEachNew: true }),
    ...(await memberSides(fixture, page, view)),
  });
  await plain.stop();
  const { guest, own, member } = allowances;
  const ofMember = view.isOwn
    ? costsAtMostWith(`${name}, member: beside ${besides(view.memberCalls)}`, cost.member, cost.session, own)
    : costsAtMostWith(`${name}, member: beside a guest's and what is theirs`, cost.member, sharedWith(cost), widened(member, room));
  if (isRatios) return view.isOwn ? [] : [ofMember];
  return [
    recorded(`${name}: calls whose answers a member's page shows`, await callsIn(fixture, page), ''),
    costsAtMost(`${name}, guest, kept: beside plain Node with the same bytes`, cost.kept, cost.plainKept, mostKeptTimes),
    costsAtMostWith(`${name}, guest, made anew: beside ${besides(view.guestCalls)}`, cost.guest, cost.guestCall, guest),
    ofMember,
  ];
}

/** Compares a member's page with its main call, or with the personal operations it includes. */
async function memberSides(fixture: BenchFixture, page: string, { isOwn, memberCalls }: View): Promise<Readonly<Record<'member' | 'session' | 'marks', Side>>> {
  const side = (paths: readonly string[]): Side => productSide(fixture, { paths, headers: fixture.headers });
  const marks = await marksOf(fixture, page);
  const [call = { path: barePath }] = memberCalls;
  return { member: side([page]), session: side([isOwn ? call.path : '/api/login/session']), marks: side([marks ?? barePath]) };
}

const sharedWith = ({ kept, session, marks }: Readonly<Record<'kept' | 'session' | 'marks', Cost>>): Cost => sumOf(kept, session, marks);

const widened = ({ times, moreMs }: { readonly times: number; readonly moreMs: number }, room: number) => ({ times: times * room, moreMs: moreMs * room });

const besides = (some: readonly Call[]): string => (some.length > 0 ? 'its API' : 'a static page of 1 KB');

/** Takes every other call, so that none is answered from the page's cache. */
const otherHalf = <Each>(all: readonly Each[], odd: 0 | 1): readonly Each[] => (all.length < 2 ? all : all.filter((_, at) => at % 2 === odd));

interface PageAnswers {
  readonly answers?: readonly { readonly url: string; readonly body: string }[];
}

async function answersIn({ product: { origin }, headers }: BenchFixture, page: string): Promise<NonNullable<PageAnswers['answers']>> {
  const text = (await bodyOf({ origin, headers }, page)).toString();
  return ['hydration', 'own'].flatMap((id) => {
    const [, block] = new RegExp(`id="${id}">(.*?)</script>`, 's').exec(text) ?? [];
    return (JSON.parse(block ?? '{}') as PageAnswers).answers ?? [];
  });
}

const callsIn = async (fixture: BenchFixture, page: string): Promise<number> => (await answersIn(fixture, page)).length;

async function marksOf(fixture: BenchFixture, page: string): Promise<string | undefined> {
  const things = markedThingsIn((await answersIn(fixture, page)).map(({ body }): unknown => JSON.parse(body)));
  return things.ids.length > 0 || things.hasCommunities ? marksUrl(things) : undefined;
}
