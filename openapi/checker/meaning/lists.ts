import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { isId } from '../names/is-id.ts';

/** The list in what an operation answers. */
export interface ListShape {
  /** The property that holds it; undefined where the answer itself is the list. */
  readonly name: string | undefined;
  readonly item: ContractPointer;
}

/** The answer itself, else `items`, else the only list that the answer has. */
export function listIn({ changes, success: { schema } }: Operation): ListShape | undefined {
  if (changes || !schema) return undefined;
  const whole = schema.at('items');
  if (whole) return { name: undefined, item: whole };
  const found = (schema.at('properties')?.parts ?? []).flatMap(([name, property]) => {
    const item = property.at('items');
    return item ? [{ name, item }] : [];
  });
  return found.find(({ name }) => name === 'items') ?? (found.length === 1 ? found[0] : undefined);
}

export function itemsOf({ name }: ListShape, answer: unknown): readonly unknown[] {
  const list = name === undefined ? answer : isRecord(answer) ? answer[name] : undefined;
  return Array.isArray(list) ? list : [];
}

/** The name of an item among its like: its first id as the contract lists its properties, else all of it. */
export function nameOf({ item }: ListShape, value: unknown): string {
  const path = pathToId(item);
  const [id] = path ? valuesAt(value, path) : [];
  return id === undefined ? JSON.stringify(value) : String(id);
}

/** The way to the id of what a schema describes: its own, else that of the first thing inside. */
export function pathToId(schema: ContractPointer, depth = 1): readonly string[] | undefined {
  const parts = schema.at('properties')?.parts ?? [];
  const own = parts.find(([name, property]) => isName(name) && isScalar(property));
  if (own) return [own[0]];
  for (const [name, property] of depth > 0 ? parts : []) {
    const inner = pathToId(property, depth - 1);
    if (inner) return [name, ...inner];
  }
  return undefined;
}

const isName = (name: string): boolean => isId(name) || name === 'urlName' || name === 'slug' || name === 'locationUrl';

const isScalar = (schema: ContractPointer): boolean => !schema.at('properties') && !schema.at('items') && !schema.at('oneOf');

/** The values at a place of an answer, which a contract writes as `job/company/urlName`; lists on the way are walked. */
export function valuesAt(value: unknown, steps: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valuesAt(one, steps));
  const [step, ...rest] = steps;
  if (step === undefined) return value === undefined || value === null ? [] : [value];
  return isRecord(value) ? valuesAt(value[step], rest) : [];
}

/** The schema at a place of a schema; lists on the way are walked. */
export function schemaAt(schema: ContractPointer | undefined, steps: readonly string[]): ContractPointer | undefined {
  const inner = schema?.at('items') ?? schema;
  const [step, ...rest] = steps;
  if (step === undefined || !inner) return inner;
  const present = inner.at('oneOf')?.parts.find(([, choice]) => choice.at('properties', step))?.[1] ?? inner;
  return schemaAt(present.at('properties', step), rest);
}

/** All values of a property of this name, however deep. */
export function valuesNamed(name: string, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly unknown[] =>
    key === name && (typeof inner === 'string' || typeof inner === 'number') ? [inner] : valuesNamed(name, inner),
  );
}
