import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Parameter } from '../../read/operation.ts';
import { withParameter, type Parts } from '../call.ts';
import { narrowedIn } from './counts.ts';
import { fullest } from './fullest.ts';
import { itemsOf, listIn, nameOf, valuesAt, type ListShape } from './lists.ts';
import { limitOf } from './paged.ts';
import type { Scene } from './scene.ts';
import { shortPages } from './short-pages.ts';

interface Key {
  readonly place: string;
  readonly falls: boolean;
}

const fewest = 2;

/** Checks every order named in the contract, and the default one. */
export async function judgeOrder(scene: Scene): Promise<void> {
  const { operation, trial } = scene;
  const shape = listIn(operation);
  const parameter = operation.parameters.find(({ pointer }) => pointer.at('x-sorted-by'));
  const own = operation.pointer.at('x-sorted-by');
  if (!shape || (!parameter && !own)) return;
  trial.begin();
  const limit = limitOf(operation);
  const longest = (parts: Parts): Parts => (limit ? withParameter(parts, limit, limit.schema.number('maximum') ?? 50) : parts);
  const { parts, reply } = await fullest(scene, shape, longest, fewest + 1);
  const items = itemsOf(shape, reply.value);
  if (!reply.isSuccess || items.length < fewest)
    return trial.notRun('items are in the order asked for', reply.isSuccess ? `The list has ${items.length} items.` : `The list answers ${reply.said}.`);
  if (own) judgeItems(scene, shape, items, own, '');
  if (own) await judgeLater(scene, shape, parts, items, own, '');
  if (!parameter) return;
  const isWhole = items.length < (limit?.schema.number('maximum') ?? Infinity);
  const found = new Map<string, readonly string[]>();
  for (const [value, key] of parameter.pointer.at('x-sorted-by')?.parts ?? []) {
    trial.begin();
    const sorted = await trial.ask(operation, withParameter(longest(parts), parameter, value));
    if (!sorted.isSuccess) {
      trial.notRun('items are in the order asked for', `It answers ${sorted.said}.`, value);
      continue;
    }
    const its = itemsOf(shape, sorted.value);
    found.set(
      value,
      its.map((one) => nameOf(shape, one)),
    );
    if (key.value === 'unseen') continue;
    judgeItems(scene, shape, its, key, value);
    await judgeLater(scene, shape, withParameter(parts, parameter, value), its, key, value);
  }
  judgeAlike(scene, parameter, found, isWhole);
  await judgeNarrowed(scene, shape, longest(parts), parameter);
  const usual = found.get(String(parameter.schema.at('default')?.value));
  const first = items.map((one) => nameOf(shape, one));
  if (usual)
    trial.judge(
      'without an order it is the default one',
      first.every((name, place) => name === usual[place]) ? undefined : `Without ${parameter.name} the items stand in another order than with its default.`,
      parameter.pointer,
    );
}

/** An order holds for what a filter leaves, too. */
async function judgeNarrowed(scene: Scene, shape: ListShape, parts: Parts, parameter: Parameter): Promise<void> {
  const narrowed = await narrowedIn(scene, parts);
  if (!narrowed) return;
  for (const [value, key] of parameter.pointer.at('x-sorted-by')?.parts ?? []) {
    if (key.value === 'unseen') continue;
    scene.trial.begin();
    const sorted = await scene.trial.ask(scene.operation, withParameter(narrowed.parts, parameter, value));
    const wrong = misplacedIn(shape, itemsOf(shape, sorted.value), key);
    const problem = wrong === undefined ? undefined : `${wrong} is not where it belongs with ${narrowed.what}.`;
    if (sorted.isSuccess) scene.trial.judge('items are in the order asked for', problem, key, `${value} with ${narrowed.what}`);
  }
}

/** Orders of a single page contain the same items. */
function judgeAlike({ trial }: Scene, parameter: Parameter, found: ReadonlyMap<string, readonly string[]>, isWhole: boolean): void {
  const [first, ...others] = [...found];
  if (!isWhole || !first || others.length === 0) return;
  const other = others.find(([, names]) => names.length !== first[1].length || names.some((name) => !first[1].includes(name)));
  const problem =
    other && `With ${parameter.name}=${other[0]} the list has ${other[1].length} items, with ${first[0]} it has ${first[1].length}, not the same ones.`;
  trial.judge('every order shows the same items', problem, parameter.pointer);
}

async function judgeLater(scene: Scene, shape: ListShape, parts: Parts, whole: readonly unknown[], by: ContractPointer, value: string): Promise<void> {
  if (misplacedIn(shape, whole, by) !== undefined) return;
  scene.trial.begin();
  const items = await shortPages(scene, parts, whole.length);
  const wrong = misplacedIn(shape, items, by);
  const problem = wrong === undefined ? undefined : `${wrong} is not where it belongs, over pages of a few items each.`;
  if (items.length > 1) scene.trial.judge('items are in the order asked for', problem, by, value === '' ? 'page by page' : `${value}, page by page`);
}

function judgeItems({ trial }: Scene, shape: ListShape, items: readonly unknown[], by: ContractPointer, value: string): void {
  const keys = keysIn(by);
  const firsts = keysOf(items, keys);
  const place = misplaced(firsts, keys);
  const shown = (index: number): string =>
    `${nameOf(shape, items[index])} (${keys.map(({ place: at }, key) => `${at} ${JSON.stringify(firsts[index]?.[key] ?? null)}`).join(', ')})`;
  const problem = place < 0 ? undefined : `${shown(place)} comes after ${shown(place - 1)}.`;
  const isTelling = new Set(firsts.map((values) => JSON.stringify(values))).size > 1;
  if (problem === undefined && !isTelling)
    return trial.notRun('items are in the order asked for', 'All items have the same value there, so no order can be seen.', value);
  trial.judge('items are in the order asked for', problem, by, value);
}

export function misplacedIn(shape: ListShape, items: readonly unknown[], by: ContractPointer): string | undefined {
  const keys = keysIn(by);
  const place = misplaced(keysOf(items, keys), keys);
  return place < 0 ? undefined : nameOf(shape, items[place]);
}

const keysOf = (items: readonly unknown[], keys: readonly Key[]): readonly (readonly unknown[])[] =>
  items.map((item) => keys.map(({ place }) => valuesAt(item, place.split('/'))[0]));

const misplaced = (firsts: readonly (readonly unknown[])[], keys: readonly Key[]): number =>
  firsts.findIndex((values, index) => index > 0 && isWrong(firsts[index - 1] ?? [], values, keys));

function keysIn(by: ContractPointer): readonly Key[] {
  const texts = [by.value].flat().map(String);
  return texts.map((text) => ({ place: text.replace(/^-/, ''), falls: text.startsWith('-') }));
}

/** Compares by the first differing key. Null has no place. */
function isWrong(one: readonly unknown[], other: readonly unknown[], keys: readonly Key[]): boolean {
  for (const [index, { falls }] of keys.entries()) {
    const [left, right] = [one[index], other[index]];
    if (left === undefined || right === undefined) return false;
    const order = compared(left, right);
    if (order !== 0) return falls ? order < 0 : order > 0;
  }
  return false;
}

/** Accepts both a reader's and a machine's text order. */
function compared(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  if (typeof left === 'boolean' && typeof right === 'boolean') return Number(left) - Number(right);
  const [one, other] = [String(left), String(right)];
  const byLetters = one < other ? -1 : one > other ? 1 : 0;
  const asRead = one.localeCompare(other, 'en', { sensitivity: 'base', ignorePunctuation: true });
  return Math.sign(byLetters) === Math.sign(asRead) ? byLetters : 0;
}
