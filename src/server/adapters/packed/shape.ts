import { isRecord } from '#core/record.ts';

/** The check of one type: gives back a value that is of it, and refuses any other by its place. */
export type Shape<Value> = (value: unknown, at: string) => Value;

/** The shape of a field that may be left out. */
export interface Optional<Value> {
  readonly where: Shape<Value>;
}

/** A shape for every field of an object; the compiler asks for each. */
type Fields<Value> = { readonly [Key in keyof Value]-?: undefined extends Value[Key] ? Optional<Exclude<Value[Key], undefined>> : Shape<Value[Key]> };

function refused(wanted: string, at: string): never {
  throw new TypeError(`${at} is not ${wanted}.`);
}

export const aString: Shape<string> = (value, at) => (typeof value === 'string' ? value : refused('a text', at));
export const aNumber: Shape<number> = (value, at) => (typeof value === 'number' ? value : refused('a number', at));
export const aFlag: Shape<boolean> = (value, at) => (typeof value === 'boolean' ? value : refused('true or false', at));

export const anyOf =
  <Value extends string | number>(values: readonly Value[]): Shape<Value> =>
  (value, at) =>
    values.find((each) => each === value) ?? refused(`one of ${values.join(', ')}`, at);

export const orNull =
  <Value>(shape: Shape<Value>): Shape<Value | null> =>
  (value, at) =>
    value === null ? null : shape(value, at);

export const optional = <Value>(where: Shape<Value>): Optional<Value> => ({ where });

export const list =
  <Item>(item: Shape<Item>): Shape<readonly Item[]> =>
  (value, at) =>
    Array.isArray(value) ? value.map((each, place) => item(each, `${at}[${place}]`)) : refused('a list', at);

/** A list of so many values, each of its own shape. */
export const tuple =
  <Items extends readonly unknown[]>(...items: { readonly [Place in keyof Items]: Shape<Items[Place]> }): Shape<Items> =>
  (value, at) => {
    if (!Array.isArray(value) || value.length !== items.length) return refused(`a list of ${items.length}`, at);
    return items.map((item, place) => item(value[place], `${at}[${place}]`)) as readonly unknown[] as Items;
  };

/** Values of one shape by names that are data themselves. */
export const record =
  <Item>(item: Shape<Item>): Shape<Readonly<Record<string, Item>>> =>
  (value, at) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).map(([name, each]) => [name, item(each, `${at}.${name}`)])) : refused('a record', at);

/** Values of one shape, one for each of these names. */
export const byNames =
  <Name extends string, Item>(names: readonly Name[], item: Shape<Item>): Shape<Readonly<Record<Name, Item>>> =>
  (value, at) => {
    if (!isRecord(value)) return refused('a record', at);
    refuseOthers(Object.keys(value), names, at);
    for (const name of names) item(value[name], `${at}.${name}`);
    return value as Readonly<Record<Name, Item>>;
  };

/** An object with these fields and no other. */
export const object =
  <Value extends object>(fields: Fields<Value>): Shape<Value> =>
  (value, at) => {
    if (!isRecord(value)) return refused('an object', at);
    refuseOthers(Object.keys(value), Object.keys(fields), at);
    for (const [name, field] of Object.entries<Shape<unknown> | Optional<unknown>>(fields)) {
      if (typeof field === 'function') field(value[name], `${at}.${name}`);
      else if (name in value) field.where(value[name], `${at}.${name}`);
    }
    return value as Value;
  };

function refuseOthers(there: readonly string[], known: readonly string[], at: string): void {
  const other = there.find((name) => !known.includes(name));
  if (other !== undefined) refused(`one of the fields ${known.join(', ')}`, `${at}.${other}`);
}

/** Sentences, names or words. */
export const textList = list(aString);
