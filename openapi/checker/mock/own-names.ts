import { isRecord } from '../../read/record.ts';
import { isScalar } from './laid-over.ts';

/** Names of properties by which a thing is called; those in URLs stand beside an id. A `urlName` without a `name` is that of another thing. */
const ids = /(^id|Id|Key|Number)$/;
const inUrls = /^(slug|locationUrl|collegeUrl|skillUrl|hrUrl)$/;

/** The names of the properties by which a thing itself is called, the id first; what else it names is another thing. */
export function ownNames(thing: Readonly<Record<string, unknown>>, others: readonly string[] = []): readonly string[] {
  const names = Object.keys(thing).filter((name) => isScalar(thing[name]) && thing[name] !== '' && !others.includes(name));
  const id = names.find((name) => ids.test(name) && looksGiven(thing[name]));
  return [...(id === undefined ? [] : [id]), ...names.filter((name) => inUrls.test(name) || (name === 'urlName' && 'name' in thing))];
}

/** A name that a service gives out has a digit, or is a number. */
const looksGiven = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && /^(?=.*\d)[A-Za-z0-9_.-]{5,400}$/.test(value));

/** The fields of an object; none of anything else. */
export const fieldsOfObject = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

/** All texts and numbers in a value. */
export function scalarsIn(value: unknown): string[] {
  if (isScalar(value)) return [String(value)];
  if (Array.isArray(value)) return value.flatMap(scalarsIn);
  return isRecord(value) ? Object.values(value).flatMap(scalarsIn) : [];
}

/** A name of the same form, another one for each number. */
export function numbered(name: string | number, number: number): string | number {
  if (typeof name === 'number') return name + number;
  return /^(?=.*\d)[A-Za-z0-9_]{16,}$/.test(name) ? `${name.slice(0, -2)}${String(number).padStart(2, '0')}` : `${name}-${number}`;
}
