import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Schemas } from '../schemas.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Something that an example speaks of under one name and that is called otherwise, or has other fields. */
export interface Laying {
  /** The names of the property under which it is known, the most telling first. */
  readonly names: readonly string[];
  /** The name that the example has for it. */
  readonly shown: string;
  readonly real: string;
  /** The kind of thing, which is the word under which another thing says it. */
  readonly kind: string;
  readonly fields: Fields;
}

/** An object with the equal-named fields of another laid over it, as far as the contract takes them there. */
export function laidOver(shown: Fields, schema: ContractPointer | undefined, fields: Fields, schemas: Schemas): Fields {
  const fitting = Object.entries(fields).filter(([name, value]) => Object.hasOwn(shown, name) && fitsAt(propertyOf(schema, name), value, schemas));
  return fitting.length > 0 ? { ...shown, ...Object.fromEntries(fitting) } : shown;
}

/** A value in which all that is said of one thing is said of it as it is called now. */
export function laidDeep(value: unknown, schema: ContractPointer | undefined, laying: Laying, schemas: Schemas, key = '', isRoot = true): unknown {
  if (Array.isArray(value)) {
    const items = schema?.at('items');
    return value.map((one: unknown) => laidDeep(one, items, laying, schemas, key, false));
  }
  if (!isRecord(value)) return value;
  const inner = Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, laidDeep(one, propertyOf(schema, name), laying, schemas, name, false)] as const),
  );
  if (!isAbout(value, laying, key, isRoot)) return inner;
  const renamed = Object.entries(value).filter(([, one]) => isScalar(one) && String(one) === laying.shown);
  const called = Object.fromEntries(renamed.map(([name, one]) => [name, likeIt(one, laying.real)] as const));
  return laidOver(inner, schema, { ...called, ...laying.fields }, schemas);
}

/** A value with another one at a place of it; lists on the way are walked, and what the contract does not take there is left out. */
export function changedAt(
  value: unknown,
  schema: ContractPointer | undefined,
  [step, ...rest]: readonly string[],
  change: (former: unknown) => unknown,
  schemas: Schemas,
): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => changedAt(one, schema?.at('items'), [step ?? '', ...rest], change, schemas));
  if (!isRecord(value) || step === undefined || !Object.hasOwn(value, step)) return value;
  if (rest.length > 0) return { ...value, [step]: changedAt(value[step], propertyOf(schema, step), rest, change, schemas) };
  const changed = change(value[step]);
  return schema ? laidOver(value, schema, { [step]: changed }, schemas) : { ...value, [step]: changed };
}

/** A name that many things have, such as `urlName`, speaks of this one at the top, or under its kind alone. */
function isAbout(value: Fields, { names, shown, kind }: Laying, key: string, isRoot: boolean): boolean {
  const says = Object.entries(value).filter(([, one]) => isScalar(one) && String(one) === shown);
  if (says.length === 0) return false;
  return isRoot || key === kind || says.some(([name]) => names.includes(name) && !isCommon(name));
}

const isCommon = (name: string): boolean => ['urlName', 'slug', 'id', 'name'].includes(name);

/** The schema of a property, also where it is in one of the choices or parts of a schema. */
export function propertyOf(schema: ContractPointer | undefined, name: string): ContractPointer | undefined {
  const own = schema?.at('properties', name);
  if (own || !schema) return own;
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((word) => schema.at(word)?.parts ?? []);
  return parts.map(([, part]) => propertyOf(part, name)).find((found) => found !== undefined);
}

const fitsAt = (schema: ContractPointer | undefined, value: unknown, schemas: Schemas): boolean =>
  schema !== undefined && schemas.fits(schema, value) && schemas.undeclared(schema, value, '').length === 0;

export const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

/** A name in the type in which an example says it. */
export const likeIt = (shown: unknown, text: string): unknown => (typeof shown === 'number' ? Number(text) : text);
