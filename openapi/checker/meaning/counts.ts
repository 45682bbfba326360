import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { isRecord } from '../../read/record.ts';
import { inSession, neededParts, withParameter, type Parts } from '../call.ts';
import { isCursor } from '../parameter-checks.ts';
import { isId } from '../names/is-id.ts';
import { pathOf } from '../names/things.ts';
import { areAlike } from './echo.ts';
import { askable, isShown, plainFilters, withFilter } from './filters.ts';
import { fullest, grow } from './fullest.ts';
import { itemsOf, listIn, pathToId, valuesAt, type ListShape } from './lists.ts';
import { longestOf } from './longest.ts';
import { limitOf } from './paged.ts';
import type { Scene } from './scene.ts';

const mostPages = 40;
const mostStored = 2;
const mostLists = 3;

/** Numbers match the lists they count, and lists agree with the things. */
export async function judgeCounts(scene: Scene): Promise<void> {
  await judgeNumbers(scene);
  await judgeAgreement(scene);
}

async function judgeNumbers(scene: Scene): Promise<void> {
  const { operation, ready, all } = scene;
  const counts = operation.changes ? [] : countsIn(operation.success.schema, []);
  for (const count of counts) {
    const isOfItems = count.of === 'items';
    const list = isOfItems ? operation : all.find(({ operationId }) => operationId === count.of);
    if (list && isNarrower(operation, list)) continue;
    scene.trial.begin();
    const asked = isOfItems ? await partsOfMost(scene) : ready.parts;
    const parts = isOfItems ? asked : list && inSession(neededParts(list, sharedPath(list, ready.parts)), ready.session);
    await judgeNumber(scene, count, { asked: isOfItems ? shortestOf(operation, asked) : asked, list, parts }, '');
    if (list && parts && (await grow(scene, list, parts)))
      await judgeNumber(scene, count, { asked: isOfItems ? shortestOf(operation, asked) : asked, list, parts }, ' once one more was created');
    const narrowed = isOfItems ? await narrowedIn(scene, asked) : undefined;
    if (!narrowed) continue;
    scene.trial.begin();
    await judgeNumber(scene, count, { asked: shortestOf(operation, narrowed.parts), list, parts: narrowed.parts }, ` with ${narrowed.what}`);
  }
}

interface Counting {
  readonly asked: Parts;
  readonly list: Operation | undefined;
  readonly parts: Parts | undefined;
}

async function judgeNumber(scene: Scene, { place, pointer }: Count, { asked, list, parts }: Counting, how: string): Promise<void> {
  const { operation, trial } = scene;
  const reply = await trial.ask(operation, asked);
  const count = valuesAt(reply.value, place)[0];
  const length = list && parts && typeof count === 'number' ? await lengthOf(scene, list, parts) : undefined;
  const name = place.join('/');
  if (length === undefined)
    return trial.notRun(
      'a count is that of its list',
      reply.isSuccess ? 'The list of it could not be read to its end.' : `It answers ${reply.said}.`,
      `${name}${how}`,
    );
  // A number may be counted no further than to its maximum.
  const isRight = length === count || (count === pointer.number('maximum') && length >= Number(count));
  trial.judge(
    'a count is that of its list',
    isRight ? undefined : `${name} is ${String(count)}${how}, and ${list?.operationId ?? 'the list'} has ${length} items.`,
    pointer,
    `${name}${how}`,
  );
}

/** List request with a filter that some items match, and not all. */
export async function narrowedIn(scene: Scene, asked: Parts): Promise<{ readonly parts: Parts; readonly what: string } | undefined> {
  const { operation, trial } = scene;
  const shape = listIn(operation);
  const filters = shape ? plainFilters(scene, shape) : [];
  if (!shape || filters.length === 0) return undefined;
  const items = itemsOf(shape, (await trial.ask(operation, longestOf(operation, asked))).value);
  for (const filter of filters) {
    const telling = askable(filter, items, scene).find((value) => items.some((item) => !isShown(filter, value, item)));
    if (telling !== undefined) return { parts: withFilter(asked, filter, telling), what: `${filter.parameter.name}=${String(telling)}` };
  }
  return undefined;
}

/** A number of an answer that is the length of a list. */
export interface Count {
  readonly place: readonly string[];
  readonly of: string;
  readonly pointer: ContractPointer;
}

/** The numbers that an answer gives as those of lists (x-counts). */
export function countsIn(schema: ContractPointer | undefined, place: readonly string[]): readonly Count[] {
  if (!schema || place.length > 3) return [];
  const raw = schema.at('properties');
  return (raw?.parts ?? []).flatMap(([name, property]) => {
    const of = beside(raw, name) ?? property.text('x-counts');
    return of === undefined ? countsIn(property, [...place, name]) : [{ place: [...place, name], of, pointer: property }];
  });
}

/** Word beside a property's reference, which the walk does not see. */
function beside(properties: ContractPointer | undefined, name: string): string | undefined {
  const own = isRecord(properties?.value) ? properties.value[name] : undefined;
  const of = isRecord(own) ? own['x-counts'] : undefined;
  return typeof of === 'string' ? of : undefined;
}

/** Excludes operations narrower than the list, whose numbers do not apply to it. */
export const isNarrower = (operation: Operation, list: Operation): boolean =>
  pathOf(operation).some(({ name }) => pathOf(list).every((other) => other.name !== name));

const sharedPath = (list: Operation, { path }: Parts): Parts['path'] =>
  Object.fromEntries(pathOf(list).flatMap(({ name }) => (path[name] === undefined ? [] : [[name, path[name]]])));

async function partsOfMost(scene: Scene): Promise<Parts> {
  const { operation, ready } = scene;
  const shape = listIn(operation);
  return shape ? (await fullest(scene, shape, (parts) => longestOf(operation, parts), shortest + 1)).parts : ready.parts;
}

const shortest = 2;

function shortestOf(operation: Operation, parts: Parts): Parts {
  const limit = limitOf(operation);
  return limit ? withParameter(parts, limit, Math.max(limit.schema.number('minimum') ?? 1, shortest)) : parts;
}

/** Items over all pages. Undefined where they never end. */
async function lengthOf({ trial }: Scene, list: Operation, parts: Parts): Promise<number | undefined> {
  const shape = listIn(list);
  if (!shape) return undefined;
  const cursor = list.parameters.find(isCursor);
  let [its, length]: [Parts | undefined, number] = [longestOf(list, parts), 0];
  for (let page = 0; its && page < mostPages; page++) {
    const reply = await trial.ask(list, its);
    if (!reply.isSuccess) return undefined;
    length += itemsOf(shape, reply.value).length;
    const next = isRecord(reply.value) ? reply.value['next'] : undefined;
    its = cursor && typeof next === 'string' ? withParameter(its, cursor, next) : undefined;
  }
  return its ? undefined : length;
}

/** Holds a thing shown by its id against the same thing in lists of the service. */
async function judgeAgreement(scene: Scene): Promise<void> {
  const { operation, all, trial, ready, again } = scene;
  const [id, ...others] = pathOf(operation);
  if (operation.changes || !id || others.length > 0 || listIn(operation)?.name === 'items' || isOwnName(operation, id.name)) return;
  // Things of several kinds go by a name that is no id, and the first list is of the kind at hand.
  const isOneKind = isId(id.name);
  const lists = all
    .filter((one) => isListOf(one, id.name) && (isOneKind || pathOf(one).length === 0))
    .toSorted((one, other) => pathOf(one).length - pathOf(other).length);
  for (const list of lists.slice(0, mostLists)) {
    const shape = listIn(list);
    const own = pathOf(list).length === 0 ? { parts: neededParts(list, {}), hindrance: undefined } : await again(list);
    if (!shape || own.hindrance !== undefined) continue;
    trial.begin();
    const listed = await trial.ask(list, inSession(own.parts, ready.session));
    const items = itemsOf(shape, listed.value).slice(0, mostStored);
    for (const item of items) await judgeItem(scene, { list, shape, item, name: id.name });
    if (items.length > 0 && !isOneKind) return;
  }
}

/** Things only their owner can read may be listed to others too. */
const isOwnName = ({ pointer }: Operation, name: string): boolean => pointer.at('x-names')?.text(name)?.startsWith('own ') === true;

interface Listed {
  readonly list: Operation;
  readonly shape: ListShape;
  readonly item: unknown;
  readonly name: string;
}

async function judgeItem({ operation, trial, ready }: Scene, { list, shape, item, name }: Listed): Promise<void> {
  const value = valuesAt(item, pathToId(shape.item) ?? [])[0];
  if (value === undefined) return;
  const reply = await trial.ask(operation, { ...ready.parts, path: { ...ready.parts.path, [name]: String(value) } });
  const problem = reply.isSuccess
    ? difference(item, reply.value, { name, id: value, listed: shape.item, isOfAll: !isNarrower(list, operation) }, operation)
    : `${list.operationId} lists ${String(value)}, about which it answers ${reply.said}.`;
  trial.judge('a list and what it lists agree', problem, list.pointer, list.operationId);
}

const isListOf = (one: Operation, name: string): boolean => {
  const shape = listIn(one);
  return shape !== undefined && (shape.name ?? 'items') === 'items' && pathToId(shape.item)?.at(-1) === name;
};

/** Pictures may have different addresses by size. */
const isPicture = (value: unknown): boolean => /^(data:|https?:|\/)/.test(String(value));

const isOf = (property: ContractPointer, { uri }: ContractPointer): boolean =>
  property.uri === uri || (property.at('oneOf')?.parts ?? []).some(([, choice]) => choice.uri === uri);

/** Accepts a capped number of a list where the thing itself says a higher one. */
const isCountedNoFurther = (property: ContractPointer | undefined, value: unknown, found: unknown): boolean =>
  typeof value === 'number' && typeof found === 'number' && value === property?.number('maximum') && found > value;

type Fields = Readonly<Record<string, unknown>>;

interface Compared {
  /** The id, by its name. */
  readonly name: string;
  readonly id: unknown;
  /** The schema of the items. */
  readonly listed: ContractPointer;
  /** True where a list counts for the whole thing: one about a company counts what happened there. */
  readonly isOfAll: boolean;
}

/** First value that both show by one name, and otherwise. */
function difference(item: unknown, shown: unknown, compared: Compared, { success }: Operation): string | undefined {
  if (!isRecord(item) || !isRecord(shown)) return undefined;
  const { name, id, listed } = compared;
  const inside = (success.schema?.at('properties')?.parts ?? []).find(([, property]) => isOf(property, listed))?.[0];
  const thing = inside === undefined ? shown : shown[inside];
  const pairs = recordsOf(item, name, id).flatMap((one) => recordsOf(shown, name, id).map((other) => [one, other] as const));
  const all = isRecord(thing) ? [[item, thing] as const, ...pairs] : pairs;
  return all.flatMap(([one, other]) => unequal(one, other, compared, one === item) ?? [])[0];
}

/** The objects of an answer that have this id under this name. */
function recordsOf(value: unknown, name: string, id: unknown): readonly Fields[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => recordsOf(one, name, id));
  if (!isRecord(value)) return [];
  return [...(value[name] === id ? [value] : []), ...Object.values(value).flatMap((inner) => recordsOf(inner, name, id))];
}

function unequal(item: Fields, thing: Fields, { listed, isOfAll }: Compared, isItem: boolean): string | undefined {
  for (const [name, value] of Object.entries(item)) {
    const found = thing[name];
    const isSaid = typeof value !== 'object' && (isOfAll || typeof value !== 'number');
    const isScalar = isSaid && typeof value === typeof found && name !== 'version' && !isPicture(value);
    const schema = isItem ? listed.at('properties', name) : undefined;
    if (isScalar && !areAlike(value, found) && !isCountedNoFurther(schema, value, found))
      return `${name} is ${JSON.stringify(value)} in the list and ${JSON.stringify(found)} by itself.`;
  }
  return undefined;
}
