import { isRecord } from '../../read/record.ts';

/** Real names by property, or by holder and property (`salary/keyId`), which replace those in examples. */
export type Real = ReadonlyMap<string, readonly string[]>;

export const noneReal: Real = new Map();

/** Replaces names one for one, and in lists as many as there are. */
export function withReal(shown: unknown, real: Real, name = '', holder = ''): unknown {
  const known = knownFor(real, name, holder) ?? [];
  if (Array.isArray(shown)) {
    const isOfNames = known.length > 0 && shown.every((one) => !isRecord(one));
    return isOfNames ? shown.slice(0, known.length).map((one, index) => likeIt(one, known[index])) : shown.map((one: unknown) => withReal(one, real));
  }
  if (isRecord(shown)) return Object.fromEntries(Object.entries(shown).map(([key, inner]) => [key, withReal(inner, real, key, name)]));
  return likeIt(shown, known[0]);
}

export function namesUnknown(value: unknown, real: Real = noneReal, name = '', holder = ''): boolean {
  if (Array.isArray(value)) return value.some((one) => namesUnknown(one, real, name));
  if (isRecord(value)) return Object.entries(value).some(([key, inner]) => namesUnknown(inner, real, key, name));
  const known = knownFor(real, name, holder);
  return value !== null && known !== undefined && !known.includes(String(value));
}

const knownFor = (real: Real, name: string, holder: string): readonly string[] | undefined => real.get(`${holder}/${name}`) ?? real.get(name);

const likeIt = (shown: unknown, real: string | undefined): unknown =>
  real === undefined || (typeof shown !== 'string' && typeof shown !== 'number') ? shown : typeof shown === 'number' ? Number(real) : real;
