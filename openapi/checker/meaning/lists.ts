import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation } from '../../read/operation.ts';
import { isId } from '../names/is-id.ts';

export interface ListShape {
  /** Property of the list. Undefined where the answer is the list. */
  readonly name: string | undefined;
  readonly item: ContractPointer;
}

/** Answer itself, else `items`, else its only list. */
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

/** First id of an item in contract order, otherwise its whole value. */
export function nameOf({ item }: ListShape, value: unknown): string {
  const path = pathToId(item);
  const [id] = path ? valuesAt(value, path) : [];
  return id === undefined ? JSON.stringify(value) : String(id);
}

/** Path to a schema's own id, else to that of its first part. */
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

/** Values at a place such as `job/company/urlName`, through lists. */
export function valuesAt(value: unknown, steps: readonly string[]): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => valuesAt(one, steps));
  const [step, ...rest] = steps;
  if (step === undefined) return value === undefined || value === null ? [] : [value];
  return isRecord(value) ? valuesAt(value[step], rest) : [];
}

export function schemaAt(schema: ContractPointer | undefined, steps: readonly string[]): ContractPointer | undefined {
  const inner = schema?.at('items') ?? schema;
  const [step, ...rest] = steps;
  if (step === undefined || !inner) return inner;
  const present = inner.at('oneOf')?.parts.find(([, choice]) => choice.at('properties', step))?.[1] ?? inner;
  return schemaAt(present.at('properties', step), rest);
}

/** Finds properties at any depth. */
export function valuesNamed(name: string, value: unknown): readonly unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly unknown[] =>
    key === name && (typeof inner === 'string' || typeof inner === 'number') ? [inner] : valuesNamed(name, inner),
  );
}
