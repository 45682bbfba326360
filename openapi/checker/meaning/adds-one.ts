import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import type { Parts } from '../call.ts';
import type { Ready } from '../ready.ts';
import { deletedBy, linksOf, listsOf, partsBy, readsOf, undoneBy } from './links.ts';
import { valuesAt } from './lists.ts';
import { askedByOther } from './other-caller.ts';
import type { Made, Scene } from './scene.ts';
import { noReply, type Reply } from './reply.ts';
import { hasKey, readAll } from './twice.ts';

/** Numbers grow by one at a member's first request, not at the second, and return when taken back. */
export async function judgeAddsOne(scene: Scene): Promise<void> {
  for (const [place, when] of scene.operation.pointer.at('x-adds-one')?.parts ?? []) await judgeNumber(scene, place, when);
}

async function judgeNumber(scene: Scene, place: string, when: ContractPointer): Promise<void> {
  const { operation, trial, again } = scene;
  trial.begin();
  const ready = await again();
  if (ready.hindrance !== undefined) return trial.notRun('the first time adds one', ready.hindrance, place);
  const asked = withValues(ready.parts, Object.fromEntries(when.parts.map(([name, { value }]) => [name, value])));
  const made = (reply: Reply): Made => ({ ready: { ...ready, parts: asked }, reply });
  const back = backOf(scene, made(noReply), when.parts[0]?.[0]);
  const undone = back && (await trial.ask(back.target, back.parts));
  const start = await numberAt(scene, place, made(undone ?? noReply));
  const first = await trial.ask(operation, asked);
  const once = await numberAt(scene, place, made(first));
  if (!first.isSuccess || once === undefined) return trial.notRun('the first time adds one', `It answers ${first.said}.`, place);
  const isRepeatable = hasKey(operation) || operation.pointer.at('x-idempotent')?.value === true;
  const twice = isRepeatable ? await numberAt(scene, place, made(await trial.ask(operation, asked))) : once;
  const grown = start !== undefined && once !== start + 1 ? `${place} was ${start} before ${operation.operationId} and is ${once} after it.` : undefined;
  const repeated = twice === once ? undefined : `${place} is ${once} after the first time and ${String(twice)} after the second.`;
  trial.judge('the first time adds one', grown ?? repeated, when, place);
  if (start === undefined || grown !== undefined) return;
  if (back && first.isSuccess) await judgeOfAnother(scene, { place, when, start: once }, made(first), when.parts[0]?.[0]);
  if (!back) return judgeTakenAway(scene, { place, when, start }, made(first));
  const end = await numberAt(scene, place, made(await trial.ask(back.target, back.parts)));
  trial.judge(
    'what was taken back is as before',
    end === start ? undefined : `${place} was ${start} before, and is ${String(end)} once it was taken back.`,
    when,
    place,
  );
  await judgeOther(scene, place, when, asked, start, ready);
  await trial.ask(back.target, back.parts);
}

interface Counted {
  readonly place: string;
  readonly when: ContractPointer;
  readonly start: number;
}

/** Another member sees the number, too, and adds one of their own to it. */
async function judgeOfAnother(scene: Scene, { place, when, start }: Counted, made: Made, name: string | undefined): Promise<void> {
  const { operation, trial, stranger } = scene;
  // Where a cookie says what its member did, the number is that of each.
  if (operation.success.setsCookies) return;
  const session = Object.keys(made.ready.session).length > 0 ? await stranger(operation, made.ready.session) : undefined;
  if (!session) return;
  const ready = { ...made.ready, parts: askedByOther(made.ready.parts, { session }), session };
  const back = backOf(scene, { ready, reply: noReply }, name);
  if (back) await trial.ask(back.target, back.parts);
  const seen = await numberAt(scene, place, { ready, reply: noReply });
  const reply = await trial.ask(operation, ready.parts);
  const both = reply.isSuccess ? await numberAt(scene, place, { ready, reply }) : undefined;
  const unseen = seen === undefined || seen === start ? undefined : `${place} is ${start} for who asked first, and ${seen} for another member.`;
  const added = both === undefined || both === start + 1 ? undefined : `${place} was ${start}, and is ${both} once another member asked, too.`;
  const refused = reply.status === 404 ? `It answers ${reply.said} to another member, after the first was answered.` : undefined;
  trial.judge('each member adds one', unseen ?? added ?? refused, when, place);
  if (back) await trial.ask(back.target, back.parts);
}

/** Deleted things no longer count. */
async function judgeTakenAway(scene: Scene, { place, when, start }: Counted, made: Made): Promise<void> {
  const { operation, all, trial } = scene;
  const deletes = deletedBy(linksOf(operation, all));
  const parts = deletes && partsBy(deletes, made.ready, made.reply);
  if (!parts || !(await trial.ask(deletes.target, parts)).isSuccess) return;
  const end = await numberAt(scene, place, { ready: made.ready, reply: noReply });
  if (end === undefined) return;
  const problem = end === start ? undefined : `${place} was ${start} before, and is ${end} once ${deletes.target.operationId} has deleted what was created.`;
  trial.judge('what was taken back is as before', problem, when, place);
}

/** Changing a choice moves the count from the old value to the new. */
async function judgeOther(scene: Scene, place: string, when: ContractPointer, asked: Parts, start: number, ready: Ready): Promise<void> {
  const { operation, trial } = scene;
  const other = (operation.pointer.at('x-adds-one')?.parts ?? []).find(([name]) => name !== place)?.[1];
  if (!other) return;
  const changed = withValues(asked, Object.fromEntries(other.parts.map(([name, { value }]) => [name, value])));
  await trial.ask(operation, asked);
  const reply = await trial.ask(operation, changed);
  if (!reply.isSuccess) return;
  const now = await numberAt(scene, place, { ready: { ...ready, parts: changed }, reply });
  const problem = now === start ? undefined : `${place} was ${start} before, and is ${String(now)} once the same member chose otherwise.`;
  trial.judge('who changes their mind counts once', problem, when, place);
}

interface Asked {
  readonly target: Operation;
  readonly parts: Parts;
}

/** Undoes an operation by its link `undone`, or a field set to `none` or null. */
export function backOf({ operation, all }: Pick<Scene, 'operation' | 'all'>, made: Made, name?: string): Asked | undefined {
  const undone = undoneBy(linksOf(operation, all));
  const undoing = undone && partsBy(undone, made.ready, made.reply);
  if (undone && undoing) return { target: undone.target, parts: undoing };
  if (operation.pointer.at('x-idempotent')?.value !== true) return undefined;
  const fields = (operation.body?.schema.at('properties')?.parts ?? []).filter(([field]) => name === undefined || field === name);
  const [nothing] = fields.flatMap(([field, schema]) => nothingOf(schema).map((value) => ({ [field]: value })));
  return nothing && { target: operation, parts: withValues(made.ready.parts, nothing) };
}

function nothingOf(schema: ContractPointer): readonly (string | null)[] {
  if ((schema.at('enum')?.parts ?? []).some(([, { value }]) => value === 'none')) return ['none'];
  const types = schema.at('type')?.value;
  return Array.isArray(types) && types.includes('null') ? [null] : [];
}

/** Reads the number in the answer, else through its links. */
async function numberAt({ operation, all, trial }: Scene, place: string, made: Made): Promise<number | undefined> {
  const steps = place.split('/');
  const own = valuesAt(made.reply.value, steps)[0];
  if (typeof own === 'number') return own;
  for (const link of readsOf(linksOf(operation, all))) {
    const parts = partsBy(link, made.ready, made.reply);
    const reply = parts && (await trial.ask(link.target, parts));
    const read = valuesAt(reply?.value, steps)[0];
    if (typeof read === 'number') return read;
  }
  return undefined;
}

const withValues = (parts: Parts, values: Readonly<Record<string, unknown>>): Parts =>
  isRecord(parts.body) ? { ...parts, body: { ...parts.body, ...values } } : parts;

/** Marks are visible, and gone once taken back. */
export async function judgeTakenBack(scene: Scene): Promise<void> {
  const { operation, all, trial, again } = scene;
  const links = linksOf(operation, all);
  const undone = undoneBy(links);
  const reads = [...readsOf(links), ...listsOf(links)];
  if (!undone || reads.length === 0) return;
  trial.begin();
  const ready = await again();
  if (ready.hindrance !== undefined) return trial.notRun('what was taken back is as before', ready.hindrance);
  const early = partsBy(undone, ready, noReply);
  if (early) await trial.ask(undone.target, early);
  const before = await readAll(scene, reads, { ready, reply: noReply });
  const reply = await trial.ask(operation, ready.parts);
  if (!reply.isSuccess) return trial.notRun('what was taken back is as before', `It answers ${reply.said}.`);
  const marked = await readAll(scene, reads, { ready, reply });
  const isSeen = [...before].some(([name, value]) => marked.get(name) !== value);
  trial.judge(
    'what was marked is seen',
    before.size === 0 || isSeen ? undefined : `${[...before.keys()].join(' and ')} is the same before and after ${operation.operationId}.`,
  );
  const parts = partsBy(undone, ready, reply);
  const back = parts && (await trial.ask(undone.target, parts));
  if (!back?.isSuccess) return trial.notRun('what was taken back is as before', `${undone.target.operationId} answers ${back?.said ?? 'nothing'}.`);
  const after = await readAll(scene, reads, { ready, reply });
  const different = [...before].find(([name, value]) => after.get(name) !== value);
  trial.judge(
    'what was taken back is as before',
    different && `${different[0]} is not as before, once ${undone.target.operationId} took it back.`,
    undone.pointer,
  );
}
