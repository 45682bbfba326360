import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Schemas } from '../schemas.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Laying {
  /** Property names of the thing, the most telling first. */
  readonly names: readonly string[];
  readonly shown: string;
  readonly real: string;
  /** Kind of thing, the word under which other things refer to it. */
  readonly kind: string;
  readonly fields: Fields;
}

/** Overlays equal-named fields, as far as the contract allows them. */
export function laidOver(shown: Fields, schema: ContractPointer | undefined, fields: Fields, schemas: Schemas): Fields {
  const fitting = Object.entries(fields).filter(([name, value]) => Object.hasOwn(shown, name) && fitsAt(propertyOf(schema, name), value, schemas));
  return fitting.length > 0 ? { ...shown, ...Object.fromEntries(fitting) } : shown;
}

/** Overlays fields also where one part alone has them, as an answer may show them there. */
export function laidInside(shown: Fields, schema: ContractPointer | undefined, fields: Fields, schemas: Schemas): Fields {
  const whole = laidOver(shown, schema, fields, schemas);
  const inOrder = Object.entries(fields).toSorted(([, one], [, other]) => Number(isRecord(other)) - Number(isRecord(one)));
  return inOrder.reduce((value, [name, sent]) => {
    const own = value[name];
    if (isRecord(own) && isRecord(sent)) return own === sent ? value : { ...value, [name]: laidOver(own, propertyOf(schema, name), sent, schemas) };
    const holders = Object.hasOwn(value, name) ? [] : Object.entries(value).filter(([, inner]) => isRecord(inner) && Object.hasOwn(inner, name));
    const [holder] = holders;
    if (holders.length !== 1 || !holder || !isRecord(holder[1])) return value;
    return { ...value, [holder[0]]: laidOver(holder[1], propertyOf(schema, holder[0]), { [name]: sent }, schemas) };
  }, whole);
}

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
  return laidInside(inner, schema, { ...called, ...laying.fields }, schemas);
}

/** Replaces a value at a place, through lists, within the contract. */
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

/** Ambiguous names such as `urlName` count only at the top or under their kind. */
function isAbout(value: Fields, { names, shown, kind }: Laying, key: string, isRoot: boolean): boolean {
  const says = Object.entries(value).filter(([, one]) => isScalar(one) && String(one) === shown);
  if (says.length === 0) return false;
  return isRoot || key === kind || says.some(([name]) => names.includes(name) && !isCommon(name));
}

const isCommon = (name: string): boolean => ['urlName', 'slug', 'id', 'name'].includes(name);

export function propertyOf(schema: ContractPointer | undefined, name: string): ContractPointer | undefined {
  const own = schema?.at('properties', name);
  if (own || !schema) return own;
  const parts = ['oneOf', 'anyOf', 'allOf'].flatMap((word) => schema.at(word)?.parts ?? []);
  return parts.map(([, part]) => propertyOf(part, name)).find((found) => found !== undefined);
}

const fitsAt = (schema: ContractPointer | undefined, value: unknown, schemas: Schemas): boolean =>
  schema !== undefined && schemas.fits(schema, value) && schemas.undeclared(schema, value, '').length === 0;

export const isScalar = (value: unknown): value is string | number => typeof value === 'string' || typeof value === 'number';

export const likeIt = (shown: unknown, text: string): unknown => (typeof shown === 'number' ? Number(text) : text);
