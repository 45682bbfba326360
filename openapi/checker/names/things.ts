import { isRecord } from '../../read/record.ts';
import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Operation, Parameter } from '../../read/operation.ts';
import type { Asking } from '../asking.ts';
import { callOf, inSession, neededParts, type Ids } from '../call.ts';
import type { Schemas } from '../schemas.ts';
import { isId } from './is-id.ts';
import { listPlace } from './list-place.ts';
import type { Real } from './real-examples.ts';

/** Limit of names tried in turn until one is found. */
export const mostTried = 10;

interface Surroundings {
  /** Operations of all contracts, as one service's lists name things of another. */
  readonly everywhere: readonly Operation[];
  readonly schemas: Schemas;
  readonly asking: Asking;
  /** Names from the team, by contract name or kind. */
  readonly given: Ids;
}

/** Kinds of named things (x-names), where `urlName: any company` is a company. */
export const kindsNamed = ({ pointer }: Operation): ReadonlyMap<string, string> =>
  new Map((pointer.at('x-names')?.parts ?? []).map(([name, { value }]) => [name, String(value).replace(/^\w+ /, '').split(',', 1)[0] ?? '']));

/** Place of a kind's ids or URL names in an answer (x-lists). */
const placeOf = ({ pointer }: Operation, kind: string, byId: boolean): string | undefined => {
  const place = pointer.at('x-lists')?.text(kind);
  return place !== undefined && isId(place) === byId ? place : undefined;
};

/** Reason a named thing may be missing. Undefined where all are real. */
export function lackingFor(operation: Operation, real: Real): string | undefined {
  const unknown = [...real].filter(([, known]) => known.length === 0).map(([name]) => name);
  return unknown.length > 0 ? sentenceFor(operation, unknown) : undefined;
}

export function unknownInPath(operation: Operation, given: Ids): string {
  const names = pathOf(operation).map(({ name }) => name);
  return sentenceFor(
    operation,
    names.filter((name) => given[name] === undefined),
  );
}

const sentenceFor = (operation: Operation, names: readonly string[]): string =>
  `No ${names.map((name) => kindsNamed(operation).get(name) ?? name).join(' and no ')} is known: give one under path in the config.`;

/** Real things by kind, from lists of the contracts (x-lists). */
export class Things {
  readonly #surroundings: Surroundings;
  readonly #answers = new Map<string, Promise<unknown>>();
  readonly #ownAnswers = new Map<string, Promise<unknown>>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  areListed(operation: Operation, name: string): boolean {
    return this.#listsOf(operation, name).length > 0;
  }

  /** Names from the team, else from lists under the path, else from all lists. */
  async named(operation: Operation, name: string, known: Ids, session: Ids, isNested = false): Promise<readonly string[]> {
    const given = this.#surroundings.given[name] ?? this.#surroundings.given[kindsNamed(operation).get(name) ?? ''];
    return given === undefined || !this.#fits(operation, name, given) ? this.listed(operation, name, known, session, isNested) : [given];
  }

  /** Names from lists, even where the team gave one. */
  async listed(operation: Operation, name: string, known: Ids, session: Ids, isNested = false): Promise<readonly string[]> {
    const kind = kindsNamed(operation).get(name) ?? '';
    const lists = this.#listsOf(operation, name).filter((list) => !isNested || pathOf(list).length === 0);
    const within = new Map([...kindsNamed(operation)].flatMap(([one, its]) => (known[one] === undefined ? [] : [[its, known[one]] as const])));
    for (const list of lists) {
      const found = await this.#listedBy(list, placeOf(list, kind, this.#isById(operation, name)) ?? '', within, session);
      const fitting = found.filter((value) => this.#fits(operation, name, value));
      if (fitting.length > 0) return fitting;
    }
    return [];
  }

  /** Yields path names in order, each within the one before. */
  async *inPath(operation: Operation, known: Ids, session: Ids, isNested = false): AsyncGenerator<Ids> {
    const next = pathOf(operation).find(({ name }) => known[name] === undefined && this.areListed(operation, name));
    if (!next) {
      yield known;
      return;
    }
    for (const value of (await this.named(operation, next.name, known, session, isNested)).slice(0, mostTried))
      yield* this.inPath(operation, { ...known, [next.name]: value }, session, isNested);
  }

  /** Sorts lists of the same service first, nearest path leading. */
  #listsOf(operation: Operation, name: string): readonly Operation[] {
    const kinds = kindsNamed(operation);
    const kind = kinds.get(name);
    if (kind === undefined) return [];
    const byId = this.#isById(operation, name);
    const isOwn = ({ service }: Operation): number => Number(service === operation.service);
    const scope = (list: Operation): number => pathOf(list).length * (kindsInPath(list).every((one) => kindsInPath(operation).includes(one)) ? 1 : -1);
    return this.#surroundings.everywhere
      .filter((list) => !list.changes && placeOf(list, kind, byId) !== undefined && !kindsInPath(list).includes(kind))
      .toSorted((one, other) => isOwn(other) - isOwn(one) || scope(other) - scope(one));
  }

  /** Distinguishes ids from URL names by the form the parameter or field takes. */
  #fits(operation: Operation, name: string, value: string): boolean {
    const schema = schemaNamed(operation, name);
    const one = schema?.at('items') ?? schema;
    return !one || this.#surroundings.schemas.fitsText(one, value);
  }

  /** Numbers are ids, whatever their field is called. */
  #isById(operation: Operation, name: string): boolean {
    return isId(name) || schemaNamed(operation, name)?.text('type') === 'integer';
  }

  async #listedBy(list: Operation, place: string, within: ReadonlyMap<string, string>, session: Ids): Promise<readonly string[]> {
    const kinds = kindsNamed(list);
    const { query, steps } = listPlace(place);
    const known = pathOf(list).flatMap(({ name }) => (within.has(kinds.get(name) ?? '') ? [[name, within.get(kinds.get(name) ?? '') ?? '']] : []));
    let tries = 0;
    for await (const ids of this.inPath(list, Object.fromEntries(known), session, true)) {
      const found = [...new Set(valuesAt(await this.#answerOf(list, ids, session, query), steps))];
      if (found.length > 0 || ++tries === mostTried) return found;
    }
    return [];
  }

  /** Caches list answers for the run, or for one operation where callers differ. */
  #answerOf(list: Operation, ids: Ids, session: Ids, query: Ids): Promise<unknown> {
    const needed = inSession(neededParts(list, ids), session);
    const parts = { ...needed, query: { ...needed.query, ...query } };
    const { target } = callOf(list, parts);
    const [answers, key] = list.isOpen ? [this.#answers, target] : [this.#ownAnswers, JSON.stringify([target, session])];
    const answer = answers.get(key) ?? this.#surroundings.asking.successOf(list, parts);
    answers.set(key, answer);
    return answer;
  }

  /** Forgets member-specific lists, which may be outdated. */
  forgetOwn(): void {
    this.#ownAnswers.clear();
  }
}

const schemaNamed = ({ parameters, body }: Operation, name: string): ContractPointer | undefined =>
  parameters.find((parameter) => parameter.name === name)?.schema ?? propertyNamed(body?.schema, name);

function propertyNamed(schema: ContractPointer | undefined, name: string, depth = 2): ContractPointer | undefined {
  const parts = schema?.at('properties')?.parts ?? [];
  const own = parts.find(([one]) => one === name)?.[1];
  if (own || depth === 0) return own;
  return parts.map(([, inner]) => propertyNamed(inner, name, depth - 1)).find((found) => found !== undefined);
}

export const pathOf = ({ parameters }: Operation): readonly Parameter[] => parameters.filter(({ in: part }) => part === 'path');

const kindsInPath = (operation: Operation): readonly string[] => pathOf(operation).map(({ name }) => kindsNamed(operation).get(name) ?? name);

/** Values through lists, but not lists of lists, whose depth has no bound. */
export function valuesAt(value: unknown, steps: readonly string[]): string[] {
  if (Array.isArray(value)) return value.flatMap((one: unknown) => (Array.isArray(one) ? [] : valuesAt(one, steps)));
  const [step, ...rest] = steps;
  if (step === undefined) return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
  return isRecord(value) ? valuesAt(value[step], rest) : [];
}
