import { isRecord } from '../../read/record.ts';
import { isScalar } from './laid-over.ts';

/** Identifying property names. A `urlName` without `name` belongs to another thing. */
const ids = /(^id|Id|Key|Number)$/;
const inUrls = /^(slug|locationUrl|collegeUrl|skillUrl|hrUrl)$/;

/** Names of the thing's own identity, id first, excluding other things it mentions. */
export function ownNames(thing: Readonly<Record<string, unknown>>, others: readonly string[] = []): readonly string[] {
  const names = Object.keys(thing).filter((name) => isScalar(thing[name]) && thing[name] !== '' && !others.includes(name));
  const id = names.find((name) => ids.test(name) && looksGiven(thing[name]));
  return [...(id === undefined ? [] : [id]), ...names.filter((name) => inUrls.test(name) || (name === 'urlName' && 'name' in thing))];
}

/** Names given out by a service are numbers or contain a digit. */
const looksGiven = (value: unknown): boolean => typeof value === 'number' || (typeof value === 'string' && /^(?=.*\d)[A-Za-z0-9_.-]{5,400}$/.test(value));

export const fieldsOfObject = (value: unknown): Readonly<Record<string, unknown>> => (isRecord(value) ? value : {});

export function scalarsIn(value: unknown): string[] {
  if (isScalar(value)) return [String(value)];
  if (Array.isArray(value)) return value.flatMap(scalarsIn);
  return isRecord(value) ? Object.values(value).flatMap(scalarsIn) : [];
}

export function numbered(name: string | number, number: number): string | number {
  if (typeof name === 'number') return name + number;
  return /^(?=.*\d)[A-Za-z0-9_]{16,}$/.test(name) ? `${name.slice(0, -2)}${String(number).padStart(2, '0')}` : `${name}-${number}`;
}
