import { jsonIn } from '../json-in.ts';
import type { Operation, Parameter } from '#server/app/contract/operation.ts';
import type { Asking } from '../asking.ts';
import { callOf, exampleOf, neededParts, type Ids } from '../call.ts';
import { noNames, type Names } from './known-names.ts';
import type { Schemas } from '../schemas.ts';

const mostTried = 10;

/** Real names for the path of an operation: those the team gave, else found among what the lists of the service answer. */
export async function idsFor(
  operation: Operation,
  {
    all,
    schemas,
    given,
    asking,
    session,
    called = noNames,
  }: {
    readonly all: readonly Operation[];
    readonly schemas: Schemas;
    readonly given: Ids;
    readonly asking: Asking;
    readonly session: Ids;
    readonly called?: Names;
  },
): Promise<Ids | undefined> {
  const names = operation.parameters.filter(({ in: part }) => part === 'path');
  const known = Object.fromEntries(names.flatMap(({ name }) => (given[name] === undefined ? [] : [[name, given[name]]])));
  const wanted = names.filter(({ name }) => given[name] === undefined);
  if (wanted.length === 0) return known;

  const seen = await seenIn(
    listsNearest(operation, all),
    wanted.map(({ name }) => name),
    asking,
    session,
  );
  // Another list may give other things the same name: only what has the form of this one is taken.
  const fitting = new Map(wanted.map(({ name, schema }) => [name, (seen.get(name) ?? []).filter((value) => schemas.fits(schema, typed(schema, value)))]));
  const found = Array.from({ length: mostTried }, (_, index) => wanted.map(({ name }) => [name, fitting.get(name)?.[index]] as const));
  const shown = wanted.map((parameter) => [parameter.name, called.get(String(exampleOf(parameter))) ?? exampleOf(parameter)] as const);
  const tries = [...found, shown].filter((pairs) => pairs.every(([, value]) => value !== undefined)).map((pairs) => ({ ...known, ...textsOf(pairs) }));
  if (operation.method !== 'get') return tries.at(0);
  for (const ids of tries) {
    const parts = neededParts(operation, ids);
    const answer = await asking.answerTo(callOf(operation, { ...parts, header: { ...parts.header, ...session } }));
    if (answer?.status === operation.success.status) return ids;
  }
  return tries.length > 1 ? tries[0] : undefined;
}

/** Operations that can be read without knowing any name, those first whose path is most like the operation's. */
export function listsNearest(operation: Operation, all: readonly Operation[]): Operation[] {
  const likeness = ({ path }: Operation): number => [...path].findIndex((letter, index) => letter !== operation.path[index]);
  return all
    .filter(({ changes, parameters }) => !changes && parameters.every(({ in: part }) => part !== 'path'))
    .toSorted((one, other) => likeness(other) - likeness(one) || one.path.length - other.path.length);
}

async function seenIn(lists: readonly Operation[], names: readonly string[], asking: Asking, session: Ids): Promise<ReadonlyMap<string, readonly string[]>> {
  const seen = new Map<string, string[]>(names.map((name) => [name, []]));
  for (const list of lists) {
    const parts = neededParts(list, {});
    const answer = await asking.answerTo(callOf(list, { ...parts, header: { ...parts.header, ...session } }));
    if (answer?.status !== list.success.status || !answer.text.startsWith('{')) continue;
    for (const name of names) seen.get(name)?.push(...valuesNamed(name, jsonIn(answer.text)));
  }
  return seen;
}

function valuesNamed(wanted: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === wanted && (typeof inner === 'string' || typeof inner === 'number') ? [String(inner)] : valuesNamed(wanted, inner),
  );
}

const typed = (schema: Parameter['schema'], value: string): unknown => (schema.text('type') === 'integer' ? Number(value) : value);

const textsOf = (pairs: readonly (readonly [string, unknown])[]): Record<string, string> =>
  Object.fromEntries(pairs.map(([name, value]) => [name, String(value)]));
