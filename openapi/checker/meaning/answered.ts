import { isRecord } from '../../read/record.ts';
import { bodiesShown, type Parts } from '../call.ts';
import { isId } from '../names/is-id.ts';
import { fieldOf } from './echo.ts';
import { linksOf, partsBy, readsOf } from './links.ts';
import { markedBy, marksShownBy, thingsOf, type MarkView } from './marks.ts';
import { noReply, type Reply } from './reply.ts';
import type { Scene } from './scene.ts';

const mostBodies = 3;

/** An act answers what is read right after it: a tally, a mark, a state. */
export async function judgeAnswered(scene: Scene): Promise<void> {
  const { operation, trial, again } = scene;
  if (!operation.changes || operation.success.status !== 200 || !operation.success.schema?.at('properties')) return;
  trial.begin();
  const ready = await again();
  if (ready.hindrance !== undefined || viewsOf(scene, ready, noReply).length === 0) return;
  for (const body of bodiesOf(scene, ready.parts).slice(0, mostBodies)) {
    trial.begin();
    const parts = { ...ready.parts, ...(body === undefined ? {} : { body }) };
    const reply = await trial.ask(operation, parts);
    if (reply.isSuccess) await judgeReads(scene, { ...ready, parts }, reply);
  }
}

type Asked = Parameters<typeof partsBy>[1];

async function judgeReads(scene: Scene, asked: Asked, reply: Reply): Promise<void> {
  const { operation, trial } = scene;
  const ids = markedBy(operation, asked.parts).map(({ id }) => id);
  for (const { target, parts, isLinked } of viewsOf(scene, asked, reply)) {
    const read = await trial.ask(target, parts);
    if (!read.isSuccess) continue;
    const thing = ids.map((id) => thingsOf(id, read.value).find((one) => isCalled(one, id))).find((one) => one !== undefined);
    if (!thing && !isLinked) continue;
    const compared = factsIn(reply.value).flatMap(([name, value]) => {
      const found = fieldOf(thing ?? read.value, name);
      return typeof found === typeof value ? [{ name, value, found }] : [];
    });
    const other = compared.find(({ value, found }) => value !== found);
    const problem =
      other &&
      `${operation.operationId} answers ${other.name} ${JSON.stringify(other.value)}, and ${target.operationId} ${JSON.stringify(other.found)} right after it.`;
    if (compared.length > 0) trial.judge('an act answers what is read after it', problem, operation.success.schema, target.operationId);
  }
}

/** GET that shows what an act is about; links may lead to an answer about it. */
interface View extends Pick<MarkView, 'target' | 'parts'> {
  readonly isLinked: boolean;
}

/** Tells whether a thing is called by this id: others have it as that of what they belong to. */
const isCalled = (thing: Readonly<Record<string, unknown>>, id: string): boolean => Object.entries(thing).find(([name]) => isId(name))?.[1] === id;

/** The GETs that show what an act is about, as its member asks them. */
function viewsOf(scene: Scene, asked: Asked, reply: Reply): readonly View[] {
  const { operation, all } = scene;
  const marked = markedBy(operation, asked.parts);
  const reads = readsOf(linksOf(operation, all)).flatMap((link) => {
    const parts = partsBy(link, asked, reply);
    return parts ? [{ target: link.target, parts, isLinked: true }] : [];
  });
  const shown = marked.length > 0 ? marksShownBy(scene, { ...scene.ready, ...asked }, asked.session, marked) : [];
  const others = shown.filter(({ target }) => !reads.some((read) => read.target === target));
  return [...reads, ...others.map(({ target, parts }) => ({ target, parts, isLinked: false }))];
}

/** Bodies of an act: the ready one, those whose numbers grow (x-adds-one), and other examples. */
function bodiesOf({ operation }: Scene, { body, real }: Parts): readonly unknown[] {
  if (!isRecord(body)) return [undefined];
  const grown = (operation.pointer.at('x-adds-one')?.parts ?? []).map(([, when]) => ({ ...body, ...(isRecord(when.value) ? when.value : {}) }));
  return [body, ...grown, ...bodiesShown(operation, real).map(([, shown]) => shown)];
}

/** The numbers and switches of an answer, and what it calls a member’s own. */
const factsIn = (answer: unknown): readonly (readonly [string, unknown])[] =>
  Object.entries(isRecord(answer) ? answer : {}).filter(
    ([name, value]) => name !== 'viewsCount' && (typeof value === 'number' || typeof value === 'boolean' || /^my[A-Z]/.test(name)),
  );
