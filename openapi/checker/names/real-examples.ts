import { isRecord } from '../../read/record.ts';

/** Names of real things, by what an operation calls them, or by that and what it is in (`salary/keyId`): an example says one of these in its place. */
export type Real = ReadonlyMap<string, readonly string[]>;

export const noneReal: Real = new Map();

/** A value with real things where it names some: one for one, and in a list as many as there are. */
export function withReal(shown: unknown, real: Real, name = '', holder = ''): unknown {
  const known = knownFor(real, name, holder) ?? [];
  if (Array.isArray(shown)) {
    const isOfNames = known.length > 0 && shown.every((one) => !isRecord(one));
    return isOfNames ? shown.slice(0, known.length).map((one, index) => likeIt(one, known[index])) : shown.map((one: unknown) => withReal(one, real));
  }
  if (isRecord(shown)) return Object.fromEntries(Object.entries(shown).map(([key, inner]) => [key, withReal(inner, real, key, name)]));
  return likeIt(shown, known[0]);
}

/** Whether a value names a thing, by a name that is to be the name of a real one, and no such thing is known. */
export function namesUnknown(value: unknown, real: Real = noneReal, name = '', holder = ''): boolean {
  if (Array.isArray(value)) return value.some((one) => namesUnknown(one, real, name));
  if (isRecord(value)) return Object.entries(value).some(([key, inner]) => namesUnknown(inner, real, key, name));
  const known = knownFor(real, name, holder);
  return value !== null && known !== undefined && !known.includes(String(value));
}

const knownFor = (real: Real, name: string, holder: string): readonly string[] | undefined => real.get(`${holder}/${name}`) ?? real.get(name);

/** A name in the type in which an example says it. */
const likeIt = (shown: unknown, real: string | undefined): unknown =>
  real === undefined || (typeof shown !== 'string' && typeof shown !== 'number') ? shown : typeof shown === 'number' ? Number(real) : real;
