import type { Operation } from '../../read/operation.ts';
import { bodiesShown, exampleOf, inSession, neededParts, withNames, type Ids, type Parts } from '../call.ts';
import { idsFor, listsNearest, type Finding } from './ids.ts';
import { madeUpFor } from './made-up.ts';
import { linksOf, partsBy, readsOfMade } from '../meaning/links.ts';
import { noReply } from '../meaning/reply.ts';
import { askedBy } from '../member-kinds.ts';
import type { People } from '../people.ts';
import { answersShown, learned, merged, namesIn, noNames, type Names } from './known-names.ts';
import { noneReal, type Real } from './real-examples.ts';
import { isId } from './is-id.ts';
import { kindsNamed, pathOf } from './things.ts';

/** The names that a request of an operation is made with. */
export interface Prepared {
  /** Names for its path; undefined where none is known. */
  readonly ids: Ids | undefined;
  readonly names: Names;
  /** Real things that its query and its body name; none by a name that nothing leads to. */
  readonly real: Real;
  /** The operation that has to come before and did not make what this one names; undefined where nothing lacks. */
  readonly notMade: string | undefined;
}

interface Surroundings extends Omit<Finding, 'session' | 'called'> {
  readonly people: People;
}

/** The names that something gives which was to be made, and whether it was. */
interface MadeNames {
  readonly isDone: boolean;
  readonly names: Names;
}

/** Makes operations possible: what has to come before (x-after) is asked, and things are called as the service calls them. */
export class Preparation {
  readonly #surroundings: Surroundings;
  /** Operations that made nothing, anyone who asked. */
  readonly #hopeless = new Set<Operation>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  async preparedFor(operation: Operation, session: Ids): Promise<Prepared> {
    const { all, given } = this.#surroundings;
    const wanted = new Set(shownIn(operation).flatMap(namesIn));
    const [beforeId] = afterOf(operation);
    const before = all.find(({ operationId }) => operationId === beforeId);
    const made = merged([madeUpFor(operation), before ? await this.#made(before, operation, session, wanted) : noNames]);
    const own = pathOf(operation).map((parameter) => [parameter.name, made.get(String(exampleOf(parameter)))]);
    const known = { ...given, ...Object.fromEntries(own.filter(([, real]) => real !== undefined)) };
    const names = merged([made, await this.#listed(operation, session, new Set([...wanted].filter((name) => !made.has(name))))]);
    const ids = await idsFor(operation, { ...this.#surroundings, given: known, session, called: names });
    const hoped = own.length > 0 ? own.map(([, real]) => real) : hopedFrom(before, wanted).map((name) => made.get(name));
    const isMade = !before || hoped.length === 0 || hoped.some((real) => real !== undefined);
    return { ids, names, real: await this.#realFor(operation, ids ?? {}, session), notMade: isMade ? undefined : before.operationId };
  }

  /** Real things for the query and the body of an operation, as far as they stand in a URL or some list answers them. */
  async #realFor(operation: Operation, ids: Ids, session: Ids): Promise<Real> {
    const { things } = this.#surroundings;
    const inPath = pathOf(operation).map(({ name }) => name);
    const real = new Map<string, readonly string[]>();
    for (const name of kindsNamed(operation).keys())
      if (!inPath.includes(name) && (things.areListed(operation, name) || isFree(operation, name)))
        real.set(name, await things.named(operation, name, ids, session));
    return real;
  }

  /** The names that come from the answer of an operation that is asked first, by the same member where it is for members of that kind. */
  async #made(before: Operation, operation: Operation, session: Ids, wanted: ReadonlySet<string>): Promise<Names> {
    const { people } = this.#surroundings;
    const isTheirs = askedBy(before) === askedBy(operation) && (before.isOpen || Object.keys(session).length > 0);
    const first = await this.#madeBy(before, operation, isTheirs ? session : await people.sessionOf(askedBy(before)), wanted);
    if (first.isDone || isTheirs || before.isOpen || this.#hopeless.has(before)) return first.names;
    const other = await people.replaced(askedBy(before));
    const second = other && (await this.#madeBy(before, operation, other, wanted));
    if (!second?.isDone) this.#hopeless.add(before);
    return second?.names ?? first.names;
  }

  /** What an operation makes in the name of one member, with the names that its answer gives, or a GET that it links to. */
  async #madeBy(before: Operation, operation: Operation, session: Ids, wanted: ReadonlySet<string>): Promise<MadeNames> {
    const { all, asking } = this.#surroundings;
    const prepared = await this.preparedFor(before, session);
    const least = partsOf(before, prepared, session);
    const story = bodiesShown(before, prepared.real).find(([name]) => name === afterOf(operation)[1]);
    const parts = story ? { ...least, body: story[1] } : least;
    const value = await asking.successOf(before, parts);
    const answered = learnedFrom(before, value, wanted);
    const known = new Map([...prepared.names].filter(([name]) => wanted.has(name)));
    const missing = new Set([...wanted].filter((name) => !answered.has(name) && !known.has(name)));
    const shown: Names[] = [];
    for (const link of value === undefined ? [] : readsOfMade(linksOf(before, all))) {
      const its = hopedFrom(link.target, missing).length > 0 ? partsBy(link, { parts, session }, { ...noReply, value }) : undefined;
      if (its) shown.push(await this.#answered(link.target, its, missing));
    }
    return { isDone: value !== undefined, names: merged([answered, ...shown, known]) };
  }

  /** The names that lists answer, the likest list first. */
  async #listed(operation: Operation, session: Ids, wanted: ReadonlySet<string>): Promise<Names> {
    let found = noNames;
    for (const list of listsNearest(operation, this.#surroundings.all)) {
      const missing = new Set([...wanted].filter((name) => !found.has(name)));
      const holds = list !== operation && answersShown(list).some((shown) => namesIn(shown).some((name) => missing.has(name)));
      if (holds) found = merged([found, await this.#answered(list, partsOf(list, { ids: {}, names: noNames, real: noneReal }, session), missing)]);
    }
    return found;
  }

  async #answered(operation: Operation, parts: Parts, wanted: ReadonlySet<string>): Promise<Names> {
    return learnedFrom(operation, await this.#surroundings.asking.successOf(operation, parts), wanted);
  }
}

const learnedFrom = (operation: Operation, value: unknown, wanted: ReadonlySet<string>): Names =>
  merged(answersShown(operation).map((shown) => learned(shown, value, wanted)));

/** The names that an operation may answer, as far as its examples say so. */
const hopedFrom = (operation: Operation | undefined, wanted: ReadonlySet<string>): readonly string[] =>
  operation ? [...new Set(answersShown(operation).flatMap(namesIn))].filter((name) => wanted.has(name)) : [];

/** The least that a prepared operation is asked with, in the name of a session. */
export function partsOf(operation: Operation, { ids, names, real }: Omit<Prepared, 'notMade'>, session: Ids): Parts {
  return inSession(withNames(neededParts(operation, ids ?? {}, real), names), session);
}

/** The values that an operation shows in its requests. */
const shownIn = (operation: Operation): unknown[] => [
  ...operation.parameters.map((parameter) => exampleOf(parameter)),
  ...bodiesShown(operation).map(([, value]) => value),
];

/** Whether a name may be that of anything, and is no id: what it is for is known by its name in URLs alone. */
const isFree = ({ pointer }: Operation, name: string): boolean => pointer.at('x-names')?.text(name)?.startsWith('any ') === true && !isId(name);

/** The operation that has to come before, and which of its examples does where it is not the first. */
const afterOf = ({ pointer }: Operation): readonly string[] => (pointer.text('x-after') ?? '').split('.');
