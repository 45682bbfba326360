import type { Operation } from '../../read/operation.ts';
import { examplesOf } from '../examples.ts';

/** The names of things in the examples of a contract, each with the real one at the service. */
export type Names = ReadonlyMap<string, string>;

export const noNames: Names = new Map();

/** The form of a name that a service gives out; nothing else in an example looks like it. */
const given = /^(?=.*[0-9])[A-Za-z0-9_-]{16,400}$/;
const letter = 'A-Za-z0-9_-';

/** The names in a value, wherever they stand. */
export function namesIn(value: unknown): string[] {
  if (typeof value === 'string') return given.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(namesIn) : [];
}

/** The examples of what an operation answers when all goes well. */
export const answersShown = ({ pointer, success }: Operation): readonly unknown[] =>
  examplesOf(pointer.at('responses', String(success.status))).map(([, value]) => value);

/** The names in an answer of the things that an example of it names: a name that two examples share is that of one thing. */
export function learned(shown: unknown, real: unknown, wanted: ReadonlySet<string>): Names {
  if (typeof shown === 'string') return wanted.has(shown) && typeof real === 'string' ? new Map([[shown, real]]) : noNames;
  if (typeof shown !== 'object' || shown === null || typeof real !== 'object' || real === null || areDifferent(shown, real)) return noNames;
  if (Array.isArray(shown)) return Array.isArray(real) ? mostOf(real.map((one: unknown) => learned(shown[0], one, wanted))) : noNames;
  const parts = new Map<string, unknown>(Object.entries(real));
  return merged(Object.entries(shown).map(([name, value]) => learned(value, parts.get(name), wanted)));
}

/** Names of which the first found stays. */
export const merged = (found: readonly Names[]): Names => new Map(found.toReversed().flatMap((names) => [...names]));

/** A text with the names of its examples replaced by those of the service. */
export function named(text: string, names: Names): string {
  return [...names].reduce((made, [shown, real]) => made.replaceAll(new RegExp(`(?<![${letter}])${shown}(?![${letter}])`, 'g'), () => real), text);
}

/** A thing of one type is none of another, even where both have a name in the same place. */
const areDifferent = (shown: object, real: object): boolean => 'type' in shown && 'type' in real && shown.type !== real.type;

const mostOf = (found: readonly Names[]): Names => found.reduce((most, names) => (names.size > most.size ? names : most), noNames);
