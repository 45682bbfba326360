import type { Operation, Parameter } from '../../read/operation.ts';
import { withParameter, type Parts } from '../call.ts';
import { judgeElsewhere } from './elsewhere.ts';
import { fullest, grow } from './fullest.ts';
import { itemsOf } from './lists.ts';
import { namerFor, nextOf, pagedIn, type NamedPages, type Paged } from './paged.ts';
import type { Scene } from './scene.ts';
import type { Reply } from './reply.ts';

const mostPages = 5;
const fewest = 2;

const rulesOfPages = ['a page holds no more than its limit', 'pages repeat nothing', 'pages leave nothing out'] as const;

/** Compares pages from the first on with one long page. */
export async function judgePages(scene: Scene): Promise<void> {
  const { operation, trial } = scene;
  const found = pagedIn(operation);
  if (!found) return;
  trial.begin();
  const most = found.limit.schema.number('maximum') ?? 50;
  const { parts, reply } = await fullest(scene, found.shape, (one) => withParameter(inSeenOrder(operation, one), found.limit, most), fewest);
  if (!reply.isSuccess) return rulesOfPages.forEach((rule) => trial.notRun(rule, `The first page answers ${reply.said}.`));
  const paged = { ...found, named: namerFor(found.shape, itemsOf(found.shape, reply.value)) };
  const whole = itemsOf(paged.shape, reply.value).map(paged.named);
  await judgeUsual(scene, paged, parts, whole.length);
  if (paged.cursor) await judgeLeads(scene, paged, inSeenOrder(operation, parts), whole.length, most);
  if (paged.cursor) await judgeMadeUp(scene, paged, paged.cursor, inSeenOrder(operation, parts), whole);
  if (whole.length < fewest) return rulesOfPages.forEach((rule) => trial.notRun(rule, `The list has ${whole.length} items, and pages take ${fewest}.`));
  if (whole.length > most) trial.judge('a page holds no more than its limit', `A page of ${most} holds ${whole.length} items.`, paged.limit.pointer);
  if (paged.cursor) await judgeElsewhere(scene, { ...paged, cursor: paged.cursor }, inSeenOrder(operation, parts), itemsOf(found.shape, reply.value));
  trial.begin();
  const small = Math.max(paged.limit.schema.number('minimum') ?? 1, whole.length > fewest ? 2 : 1);
  await follow(scene, paged, withParameter(inSeenOrder(operation, parts), paged.limit, small), { whole, small, isWhole: whole.length < most });
  if (paged.cursor) await judgeGrown(scene, paged, withParameter(inSeenOrder(operation, parts), paged.limit, small));
  await judgeLast(scene, paged, withParameter(inSeenOrder(operation, parts), paged.limit, most), reply, whole);
  // A page that is full to its last item is where a service most easily promises another one.
  const exact = withParameter(inSeenOrder(operation, parts), paged.limit, whole.length);
  if (whole.length < most) await judgeLast(scene, paged, exact, await trial.ask(operation, exact), whole);
}

/** Prefers a visible order, which is stable across pages. */
function inSeenOrder({ parameters }: Operation, parts: Parts): Parts {
  const order = parameters.find(({ pointer }) => pointer.at('x-sorted-by'));
  const seen = order?.pointer.at('x-sorted-by')?.parts.find(([, { value }]) => value !== 'unseen')?.[0];
  return order && seen !== undefined ? withParameter(parts, order, seen) : parts;
}

interface Known {
  readonly whole: readonly string[];
  readonly small: number;
  readonly isWhole: boolean;
}

async function follow(scene: Scene, paged: NamedPages, start: Parts, { whole, small, isWhole }: Known): Promise<void> {
  const { trial } = scene;
  const seen: string[] = [];
  let longest = 0;
  let parts: Parts | undefined = start;
  for (let number = 1; parts && number <= mostPages; number++) {
    const reply = await trial.ask(scene.operation, parts);
    if (!reply.isSuccess) return void trial.judge('pages leave nothing out', `Page ${number} answers ${reply.said}, though the page before it leads there.`);
    const names = itemsOf(paged.shape, reply.value).map(paged.named);
    longest = Math.max(longest, names.length);
    seen.push(...names);
    parts = nextOf(paged, start, reply, number, names.length);
  }
  trial.judge(
    'a page holds no more than its limit',
    longest > small ? `A page that was asked for ${small} items holds ${longest}.` : undefined,
    paged.limit.pointer,
  );
  const twice = seen.find((name, place) => seen.indexOf(name) !== place);
  trial.judge('pages repeat nothing', twice === undefined ? undefined : `${twice} is on two pages of ${small} items each.`, paged.cursor?.pointer);
  const expected = parts ? whole.slice(0, seen.length) : whole;
  const missing = expected.find((name) => !seen.includes(name));
  const isShort = !parts && !isWhole && seen.length > whole.length;
  const problem =
    missing === undefined ? undefined : `${missing} is in one page of ${whole.length} items and on none of the pages of ${small} that lead on from the first.`;
  if (twice === undefined) trial.judge('pages leave nothing out', isShort ? undefined : problem, paged.cursor?.pointer);
}

/** Items created between two pages push none onto the second one. */
async function judgeGrown(scene: Scene, paged: NamedPages, start: Parts): Promise<void> {
  const { operation, trial } = scene;
  trial.begin();
  const first = await trial.ask(operation, start);
  const names = itemsOf(paged.shape, first.value).map(paged.named);
  const next = first.isSuccess ? nextOf(paged, start, first, 1, names.length) : undefined;
  if (!next || !(await grow(scene, operation, start))) return;
  const second = await trial.ask(operation, next);
  if (!second.isSuccess) return;
  const twice = itemsOf(paged.shape, second.value)
    .map(paged.named)
    .find((name) => names.includes(name));
  const problem = twice === undefined ? undefined : `${twice} is on two pages, once another item was created between them.`;
  trial.judge('pages repeat nothing', problem, paged.cursor?.pointer, 'while one more is created');
}

/** First pages of any length lead on where there is more, and are full where they do. */
async function judgeLeads({ operation, trial }: Scene, paged: NamedPages, parts: Parts, there: number, most: number): Promise<void> {
  const least = Math.max(paged.limit.schema.number('minimum') ?? 1, 1);
  const half = Math.max(least, Math.ceil(most / 2));
  for (const limit of new Set([least, Math.max(least, Math.floor(there / 2)), paged.limit.schema.number('default') ?? half, half, most])) {
    trial.begin();
    const start = withParameter(parts, paged.limit, limit);
    const reply = await trial.ask(operation, start);
    if (!reply.isSuccess) continue;
    const { length } = itemsOf(paged.shape, reply.value);
    const next = nextOf(paged, start, reply, 1, length);
    const said = `A page of at most ${limit} items holds ${length}`;
    const problem = next ? undefined : await beyond({ operation, trial }, paged, start, { length, there, half });
    trial.judge('pages leave nothing out', problem && `${said} and names no next one, and ${problem}.`, paged.cursor?.pointer, `limit=${limit}`);
    if (next) trial.judge('a page that leads on is full', length < limit ? `${said}, and names a next one.` : undefined, paged.limit.pointer, `limit=${limit}`);
  }
}

/** Proof that a list goes on behind a page: a longer page, or two shorter ones. */
async function beyond(
  { operation, trial }: Pick<Scene, 'operation' | 'trial'>,
  paged: NamedPages,
  start: Parts,
  { length, there, half }: { readonly length: number; readonly there: number; readonly half: number },
): Promise<string | undefined> {
  if (length < there) return `a longer one holds ${there}`;
  if (length <= half) return undefined;
  const first = withParameter(start, paged.limit, half);
  let [parts, seen]: [Parts | undefined, number] = [first, 0];
  for (let number = 1; parts && number <= fewest + 1; number++) {
    const reply = await trial.ask(operation, parts);
    const items = itemsOf(paged.shape, reply.value).length;
    seen += items;
    parts = reply.isSuccess ? nextOf(paged, first, reply, number, items) : undefined;
  }
  return seen > length ? `pages of ${half} hold ${seen}` : undefined;
}

/** Applies the usual limit where none is named. */
async function judgeUsual({ operation, trial }: Scene, { shape, limit }: Paged, parts: Parts, there: number): Promise<void> {
  const usual = limit.schema.number('default');
  if (usual === undefined) return;
  const reply = await trial.ask(operation, withParameter(parts, limit, undefined));
  const { length } = itemsOf(shape, reply.value);
  const isRight = length <= usual && length >= Math.min(usual, there);
  const problem =
    isRight || !reply.isSuccess ? undefined : `A page without a limit holds ${length} of ${there} items or more, and the usual limit is ${usual}.`;
  trial.judge('a page holds no more than its limit', problem, limit.pointer, 'the usual limit');
}

async function judgeLast({ operation, trial }: Scene, paged: Paged, parts: Parts, reply: Reply, whole: readonly string[]): Promise<void> {
  const next = paged.cursor && nextOf(paged, parts, reply, 1, whole.length);
  if (!next) return;
  trial.begin();
  const further = await trial.ask(operation, next);
  const items = itemsOf(paged.shape, further.value);
  trial.judge(
    'the last page names no next one',
    further.isSuccess && items.length > 0 ? undefined : `A page names a next one, which answers ${further.said} with ${items.length} items.`,
    paged.cursor?.pointer,
  );
}

/** Unknown cursors are refused, or lead to an empty page. */
async function judgeMadeUp(scene: Scene, { shape, named }: NamedPages, cursor: Parameter, parts: Parts, whole: readonly string[]): Promise<void> {
  const { operation, trial, chance, schemas } = scene;
  const made = [chance.word(24), chance.word(24).toUpperCase()].find((one) => schemas.fits(cursor.schema, one));
  if (made === undefined) return;
  trial.begin();
  const reply = await trial.ask(operation, withParameter(parts, cursor, made));
  const names = itemsOf(shape, reply.value).map(named);
  const isFirst = names.length > 0 && names.every((name, place) => name === whole[place]);
  const problem = isFirst ? 'the first page' : reply.isSuccess || (reply.status >= 400 && reply.status < 500) ? undefined : reply.said;
  trial.judge('a made-up cursor is refused', problem && `A cursor that was never given out is answered with ${problem}.`, cursor.pointer);
}
