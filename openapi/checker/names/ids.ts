import type { Operation, Parameter } from '../../read/operation.ts';
import type { Asking } from '../asking.ts';
import { callOf, exampleOf, inSession, neededParts, textsOf, type Ids } from '../call.ts';
import { noNames, type Names } from './known-names.ts';
import type { Schemas } from '../schemas.ts';
import { kindsNamed, mostTried, pathOf, type Things } from './things.ts';

export interface Finding {
  readonly all: readonly Operation[];
  readonly schemas: Schemas;
  readonly given: Ids;
  readonly things: Things;
  readonly asking: Asking;
  readonly session: Ids;
  readonly called?: Names;
}

/** Real path names: from the team, else by kind, else from equally named fields in lists. */
export async function idsFor(operation: Operation, finding: Finding): Promise<Ids | undefined> {
  const { given, things, asking, session } = finding;
  const pairs = pathOf(operation).map(({ name }) => [name, given[name] ?? given[kindsNamed(operation).get(name) ?? '']] as const);
  const known = idsIn(pairs.filter(([, value]) => value !== undefined));
  const wanted = pathOf(operation).filter(({ name }) => known[name] === undefined);
  if (wanted.length === 0) return known;

  const listed = wanted.filter(({ name }) => things.areListed(operation, name));
  const starts = await firstOf(things.inPath(operation, known, session));
  const others = wanted.filter((parameter) => !listed.includes(parameter));
  const calledAlike = others.length > 0 ? await alikeFor(operation, others, finding) : [{}];
  const found = starts.flatMap((start) => calledAlike.map((rest) => ({ ...start, ...rest })));
  const tries = [...found, ...examplesFor(wanted, known, finding)];
  if (operation.method !== 'get') return listed.length > 0 ? found[0] : tries[0];
  for (const ids of tries.slice(0, mostTried + 1)) {
    const answer = await asking.answerTo(callOf(operation, inSession(neededParts(operation, ids), session)));
    if (answer?.status === operation.success.status) return ids;
  }
  return found[0];
}

/** Pairs values that lists answer under the same names, by position. */
async function alikeFor(operation: Operation, wanted: readonly Parameter[], { all, schemas, asking, session }: Finding): Promise<readonly Ids[]> {
  const answers: unknown[] = [];
  for (const list of listsNearest(operation, all)) answers.push(await asking.successOf(list, inSession(neededParts(list, {}), session)));
  // Another list may give other things the same name: only what has the form of this one is taken.
  const fitting = new Map(wanted.map(({ name, schema }) => [name, valuesNamed(name, answers).filter((value) => schemas.fitsText(schema, value))]));
  return Array.from({ length: mostTried }, (_, index) => wanted.map(({ name }) => [name, fitting.get(name)?.[index]] as const))
    .filter((pairs) => pairs.every(([, value]) => value !== undefined))
    .map(idsIn);
}

function examplesFor(wanted: readonly Parameter[], known: Ids, { called = noNames }: Finding): readonly Ids[] {
  const pairs = wanted.map((parameter) => [parameter.name, called.get(String(exampleOf(parameter))) ?? exampleOf(parameter)] as const);
  return pairs.every(([, value]) => value !== undefined) ? [{ ...known, ...idsIn(pairs) }] : [];
}

async function firstOf(tries: AsyncGenerator<Ids>): Promise<readonly Ids[]> {
  const found: Ids[] = [];
  for await (const ids of tries) if (found.push(ids) === mostTried) break;
  return found;
}

/** Lists that need no name, sorted by similarity of path. */
export function listsNearest(operation: Operation, all: readonly Operation[]): Operation[] {
  const similarity = ({ path }: Operation): number => [...path].findIndex((letter, index) => letter !== operation.path[index]);
  return all
    .filter(({ changes, parameters }) => !changes && parameters.every(({ in: part }) => part !== 'path'))
    .toSorted((one, other) => similarity(other) - similarity(one) || one.path.length - other.path.length);
}

function valuesNamed(wanted: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === wanted && (typeof inner === 'string' || typeof inner === 'number') ? [String(inner)] : valuesNamed(wanted, inner),
  );
}

const idsIn = (pairs: readonly (readonly [string, unknown])[]): Ids => textsOf(Object.fromEntries(pairs));
