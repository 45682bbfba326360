import type { Operation } from '../../read/operation.ts';
import { examplesOf } from '../examples.ts';

/** Example names mapped to the service's real ones. */
export type Names = ReadonlyMap<string, string>;

export const noNames: Names = new Map();

/** Form unique to names given out by a service. */
const given = /^(?=.*[0-9])[A-Za-z0-9_-]{16,400}$/;
const letter = 'A-Za-z0-9_-';

export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return given.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

export const answersShown = ({ pointer, success }: Operation): readonly unknown[] =>
  examplesOf(pointer.at('responses', String(success.status))).map(([, value]) => value);

/** Maps example names to real ones at the same place. Shared names mean one thing. */
export function learned(shown: unknown, real: unknown, wanted: ReadonlySet<string>): Names {
  if (typeof shown === 'string') return wanted.has(shown) && typeof real === 'string' ? new Map([[shown, real]]) : noNames;
  if (typeof shown !== 'object' || shown === null || typeof real !== 'object' || real === null || areDifferent(shown, real)) return noNames;
  if (Array.isArray(shown)) return Array.isArray(real) ? mostOf(real.map((one: unknown) => learned(shown[0], one, wanted))) : noNames;
  const parts = new Map<string, unknown>(Object.entries(real));
  return merged(Object.entries(shown).map(([name, value]) => learned(value, parts.get(name), wanted)));
}

/** Earlier entries win. */
export const merged = (found: readonly Names[]): Names => new Map(found.toReversed().flatMap((names) => [...names]));

export function named(text: string, names: Names): string {
  return [...names].reduce((made, [shown, real]) => made.replaceAll(new RegExp(`(?<![${letter}])${shown}(?![${letter}])`, 'g'), () => real), text);
}

/** Things of different types never match, even at the same place. */
const areDifferent = (shown: object, real: object): boolean => 'type' in shown && 'type' in real && shown.type !== real.type;

const mostOf = (found: readonly Names[]): Names => found.reduce((most, names) => (names.size > most.size ? names : most), noNames);
