import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { listPlace } from '../names/list-place.ts';
import { pathOf } from '../names/things.ts';
import type { Schemas } from '../schemas.ts';
import { laidOver, propertyOf } from './laid-over.ts';
import { fieldsOfObject, numbered, ownNames } from './own-names.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface ShownList {
  /** Property of the list. Undefined where the answer is the list. */
  readonly key: string | undefined;
  readonly schema: ContractPointer | undefined;
  readonly items: readonly unknown[];
  readonly most: number;
  /** True where all items are things of a caller, and those of the example are none of them. */
  readonly isMade?: boolean;
  /** Place of the listed thing within an item. */
  readonly holder: readonly string[];
  /** Identifying names, id first. */
  readonly names: readonly string[];
}

const grownTo = { paged: 12, whole: 3 };

/** Answer itself, else `items`, else its only list. */
export function shownListIn(operation: Operation, shown: unknown, schemas: Schemas): ShownList | undefined {
  const { schema } = operation.success;
  if (operation.changes || !schema) return undefined;
  const key = Array.isArray(shown) ? undefined : keyOf(schema, shown);
  const list: unknown = key === undefined ? shown : isRecord(shown) ? shown[key] : undefined;
  const lists = key === undefined ? schema : propertyOf(schema, key);
  const [first] = Array.isArray(list) ? (list as readonly unknown[]) : [];
  if (!Array.isArray(list) || !isRecord(first)) return undefined;
  const [holder, names] = placeIn(operation, first, key);
  const isPaged = operation.parameters.some(({ name }) => name === 'limit' || name === 'cursor');
  const most = lists?.number('maxItems') ?? Number.MAX_SAFE_INTEGER;
  const itemSchema = lists?.at('items');
  const items = grown(list, Math.min(isPaged ? grownTo.paged : grownTo.whole, most), { itemSchema, holder, names, schemas });
  return { key, schema: itemSchema, items, most, holder, names };
}

function keyOf(schema: ContractPointer, shown: unknown): string | undefined {
  const lists = Object.entries(fieldsOfObject(shown)).flatMap(([name, value]) => (Array.isArray(value) ? [name] : []));
  return lists.includes('items') ? 'items' : lists.length === 1 && schema.at('properties', lists[0] ?? '') ? lists[0] : undefined;
}

/** Listed thing of an item: itself, else by x-lists, else its first part. */
function placeIn(operation: Operation, item: Fields, key: string | undefined): [readonly string[], readonly string[]] {
  const others = pathOf(operation).map(({ name }) => name);
  const top = ownNames(item, others);
  if (top.length > 0) return [[], top];
  const places = (operation.pointer.at('x-lists')?.parts ?? []).map(([, { value }]) => listPlace(String(value)).steps);
  const said = places.filter(([first]) => first === key).map((steps) => steps.slice(key === undefined ? 0 : 1, -1));
  const nested = Object.keys(item).flatMap((name) => (isRecord(item[name]) ? [[name]] : []));
  for (const steps of [...said, ...nested]) {
    const thing = thingAt(item, steps);
    const names = isRecord(thing) ? ownNames(thing, others) : [];
    if (names.length > 0) return [steps, names];
  }
  return [[], []];
}

export const thingAt = (item: unknown, holder: readonly string[]): unknown =>
  holder.reduce<unknown>((value, step) => (isRecord(value) ? value[step] : undefined), item);

export function withThing(item: unknown, [step, ...rest]: readonly string[], change: (thing: Fields) => Fields): unknown {
  if (!isRecord(item)) return item;
  return step === undefined ? change(item) : { ...item, [step]: withThing(item[step], rest, change) };
}

interface Growing {
  readonly itemSchema: ContractPointer | undefined;
  readonly holder: readonly string[];
  readonly names: readonly string[];
  readonly schemas: Schemas;
}

/** Example items plus more like the first, with unique names. */
function grown(list: readonly unknown[], most: number, { itemSchema, holder, names, schemas }: Growing): readonly unknown[] {
  const [first] = list;
  const thing = thingAt(first, holder);
  if (names.length === 0 || !isRecord(thing)) return list;
  const schema = holder.reduce<ContractPointer | undefined>((at, step) => propertyOf(at, step), itemSchema);
  const more = Array.from({ length: Math.max(0, most - list.length) }, (_, index) => {
    const fields = variedFields(thing, names, list.length + index + 1);
    const varied = laidOver(thing, schema, fields, schemas);
    return names.every((name) => varied[name] !== thing[name]) ? [withThing(first, holder, () => varied)] : [];
  });
  return [...list, ...more.flat()];
}

function variedFields(thing: Fields, names: readonly string[], number: number): Fields {
  const called = ['name', 'title'].filter((name) => typeof thing[name] === 'string');
  return Object.fromEntries([
    ...names.map((name) => [name, numbered(thing[name] as string | number, number)] as const),
    ...called.map((name) => [name, `${String(thing[name])} ${number}`] as const),
  ]);
}
