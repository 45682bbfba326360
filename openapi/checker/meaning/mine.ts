import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { isRecord } from '../../read/record.ts';
import { inSession, neededParts, type Ids, type Parts } from '../call.ts';
import { pathOf } from '../names/things.ts';
import { createdBy } from './creating.ts';
import { linksOf, listsOf, partsBy, readsOfMade } from './links.ts';
import { listIn, pathToId, valuesAt } from './lists.ts';
import { longestOf } from './longest.ts';
import { nobodyElse, type Made, type Scene } from './scene.ts';
import type { Reply } from './reply.ts';
import { idOf, isAbout } from './written.ts';

/** Limit of unlinked lists searched for the created thing. */
const mostLists = 3;
const deepest = 4;

/** Place in an answer that says ownership (x-own). */
interface Mine {
  readonly place: readonly string[];
  readonly isListed: boolean;
}

interface View {
  readonly target: Operation;
  readonly isOfThing: boolean;
  readonly partsFor: (session: Ids) => Parts | undefined;
}

type Id = NonNullable<ReturnType<typeof idOf>>;

/** Ownership (x-own) shows to the owner alone, in every view and list. */
export async function judgeMine(scene: Scene): Promise<void> {
  const { operation, all, trial, again, stranger } = scene;
  const rule = 'only its owner is told that it is theirs';
  const links = linksOf(operation, all);
  const names = (operation.success.schema?.at('properties')?.parts ?? []).map(([name]) => name);
  if (links.length === 0 || !(links.some(({ target }) => saysMine(target)) || all.some((one) => isListOf(one, names)))) return;
  trial.begin();
  const ready = await again();
  const made = ready.hindrance === undefined ? await createdBy(scene, ready) : undefined;
  if (!made?.reply.isSuccess) return trial.notRun(rule, ready.hindrance ?? `It answers ${made?.reply.said ?? 'nothing'}.`);
  const id = idOf(operation, links, made.reply);
  for (const view of viewsOf(scene, made, id)) {
    const session = await stranger(view.target, ready.session);
    const [own, strange] = [view.partsFor(ready.session), session && view.partsFor(session)];
    if (!own || !strange) trial.notRun(rule, nobodyElse, view.target.operationId);
    else await judgeView(scene, view, { own, strange }, id);
  }
}

interface Asked {
  readonly own: Parts;
  readonly strange: Parts;
}

async function judgeView({ trial }: Scene, { target, isOfThing }: View, { own, strange }: Asked, id: Id | undefined): Promise<void> {
  const shown = await trial.ask(target, own);
  const mines = minesIn(target.success.schema).filter((mine) => mine.isListed || isOfThing || isNamed(own, id));
  const seen = mines.flatMap((mine) => thingAt(shown, mine, id).map((thing) => ({ mine, value: thing[mine.place.at(-1) ?? ''] })));
  const [first] = seen;
  if (!first) return;
  const wrong = seen.find(({ value }) => value !== true);
  const others = await trial.ask(target, strange);
  const shared = mines.find((mine) => thingAt(others, mine, id).some((thing) => thing[mine.place.at(-1) ?? ''] === true));
  const problem = wrong
    ? `${wrong.mine.place.join('/')} is ${String(wrong.value)} for its owner.`
    : shared && `${shared.place.join('/')} is true for a stranger.`;
  trial.judge('only its owner is told that it is theirs', problem, target.pointer, target.operationId);
}

const isNamed = ({ path, query }: Parts, id: Id | undefined): boolean =>
  id !== undefined && [...Object.values(path), ...Object.values(query).flat()].map(String).includes(id.value);

function thingAt({ value }: Reply, { place, isListed }: Mine, id: Id | undefined): readonly Readonly<Record<string, unknown>>[] {
  const things = valuesAt(value, place.slice(0, -1)).filter(isRecord);
  const own = isListed ? things.filter((thing) => id && isAbout(thing, id)) : things;
  return own.slice(0, 1);
}

/** Views by link, and lists of the kind that need no other name. */
function viewsOf({ operation, all }: Scene, made: Made, id: Id | undefined): readonly View[] {
  const links = linksOf(operation, all);
  const reads = readsOfMade(links);
  const linked = [...reads, ...listsOf(links)].filter(({ target }) => saysMine(target));
  const shared = (list: Operation): Ids | undefined => {
    const known = pathOf(list).map(({ name }) => [name, made.ready.parts.path[name]] as const);
    return known.every(([, value]) => value !== undefined) ? Object.fromEntries(known.map(([name, value]) => [name, value ?? ''])) : undefined;
  };
  const others = all.filter((one) => isListOf(one, id ? [id.name] : []) && shared(one) && !linked.some(({ target }) => target === one)).slice(0, mostLists);
  return [
    ...linked.map((link): View => ({
      target: link.target,
      isOfThing: reads.includes(link),
      partsFor: (session) => {
        const parts = partsBy(link, { ...made.ready, session }, made.reply);
        return parts && longestOf(link.target, parts);
      },
    })),
    ...others.map((target): View => ({
      target,
      isOfThing: false,
      partsFor: (session) => longestOf(target, inSession(neededParts(target, shared(target) ?? {}, made.ready.parts.real), session)),
    })),
  ];
}

function isListOf(one: Operation, names: readonly string[]): boolean {
  const shape = one.isOpen || one.takesSession ? listIn(one) : undefined;
  return shape !== undefined && names.includes(pathToId(shape.item)?.at(-1) ?? '') && minesIn(shape.item).length > 0;
}

const saysMine = ({ changes, success }: Operation): boolean => !changes && minesIn(success.schema).length > 0;

function minesIn(schema: ContractPointer | undefined, place: readonly string[] = [], isListed = false): readonly Mine[] {
  if (!schema || place.length > deepest) return [];
  const items = schema.at('items');
  if (items) return minesIn(items, place, true);
  if (schema.at('x-own')?.value === true && schema.text('type') === 'boolean') return [{ place, isListed }];
  const present = schema.at('oneOf')?.parts.find(([, one]) => one.at('properties'))?.[1] ?? schema;
  return (present.at('properties')?.parts ?? []).flatMap(([name, property]) => minesIn(property, [...place, name], isListed));
}
