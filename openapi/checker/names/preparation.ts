import type { Operation } from '../../read/operation.ts';
import { bodiesShown, exampleOf, inSession, neededParts, withNames, type Ids, type Parts } from '../call.ts';
import { idsFor, listsNearest, type Finding } from './ids.ts';
import { madeUpFor } from './made-up.ts';
import { linksOf, partsBy, readsOfMade } from '../meaning/links.ts';
import { noReply } from '../meaning/reply.ts';
import { askedBy } from '../member-kinds.ts';
import type { People } from '../people.ts';
import { creatorFor, type Contribution } from '../persona-keys/contributions.ts';
import { answersShown, learned, merged, namesIn, noNames, type Names } from './known-names.ts';
import { noneReal, type Real } from './real-examples.ts';
import { isId } from './is-id.ts';
import { kindsNamed, pathOf } from './things.ts';

export interface Prepared {
  /** Path names. Undefined where none is known. */
  readonly ids: Ids | undefined;
  readonly names: Names;
  /** Real things for query and body, without names nothing leads to. */
  readonly real: Real;
  /** Prior operation that failed to make the named thing, if any. */
  readonly notMade: string | undefined;
}

interface Surroundings extends Omit<Finding, 'session' | 'called'> {
  readonly people: People;
}

interface Asked {
  readonly operation: Operation;
  readonly session: Ids;
  readonly wanted: ReadonlySet<string>;
  readonly contribution?: Contribution;
}

interface MadeNames {
  readonly isDone: boolean;
  readonly names: Names;
}

/** Runs prior operations (x-after), and replaces example names with the service's. */
export class Preparation {
  readonly #surroundings: Surroundings;
  /** Operations that made nothing for any caller. */
  readonly #hopeless = new Set<Operation>();

  constructor(surroundings: Surroundings) {
    this.#surroundings = surroundings;
  }

  async preparedFor(operation: Operation, session: Ids, contribution?: Contribution): Promise<Prepared> {
    const { all, given } = this.#surroundings;
    const wanted = new Set(shownIn(operation).flatMap(namesIn));
    const [beforeId] = afterOf(operation);
    const creator = contribution && creatorFor(operation, all);
    const before = all.find(({ operationId }) => operationId === beforeId) ?? (creator === operation ? undefined : creator);
    const asked = { operation, session, wanted, ...(contribution && { contribution }) };
    const made = merged([contribution?.names ?? noNames, madeUpFor(operation), before ? await this.#made(before, asked) : noNames]);
    const own = pathOf(operation).map((parameter) => [parameter.name, made.get(String(exampleOf(parameter)))]);
    const known = { ...given, ...Object.fromEntries(own.filter(([, real]) => real !== undefined)) };
    const names = merged([made, await this.#listed(operation, session, new Set([...wanted].filter((name) => !made.has(name))))]);
    const ids = await idsFor(operation, { ...this.#surroundings, given: known, session, called: names });
    const hoped = own.length > 0 ? own.map(([, real]) => real) : hopedFrom(before, wanted).map((name) => made.get(name));
    const isMade = !before || hoped.length === 0 || hoped.some((real) => real !== undefined);
    return { ids, names, real: await this.#realFor(operation, ids ?? {}, session), notMade: isMade ? undefined : before.operationId };
  }

  /** Real things from the URL or from lists. */
  async #realFor(operation: Operation, ids: Ids, session: Ids): Promise<Real> {
    const { things } = this.#surroundings;
    const inPath = pathOf(operation).map(({ name }) => name);
    const real = new Map<string, readonly string[]>();
    for (const name of kindsNamed(operation).keys())
      if (!inPath.includes(name) && (things.areListed(operation, name) || isFree(operation, name)))
        real.set(name, await things.named(operation, name, ids, session));
    return real;
  }

  /** Names from a prior operation, asked by the same member if of its kind. */
  async #made(before: Operation, asked: Asked): Promise<Names> {
    const { people } = this.#surroundings;
    const { operation, session, contribution } = asked;
    if (contribution) return (await this.#madeBy(before, asked)).names;
    const isTheirs = askedBy(before) === askedBy(operation) && (before.isOpen || Object.keys(session).length > 0);
    const first = await this.#madeBy(before, isTheirs ? asked : { ...asked, session: await people.sessionOf(askedBy(before)) });
    if (first.isDone || isTheirs || before.isOpen || this.#hopeless.has(before)) return first.names;
    const other = await people.replaced(askedBy(before));
    const second = other && (await this.#madeBy(before, { ...asked, session: other }));
    if (!second?.isDone) this.#hopeless.add(before);
    return second?.names ?? first.names;
  }

  /** Names made by one member, from the answer or a linked GET. */
  async #madeBy(before: Operation, { operation, session, wanted, contribution }: Asked): Promise<MadeNames> {
    const { all, asking } = this.#surroundings;
    const prepared = await this.preparedFor(before, session, contribution);
    const least = { ...partsOf(before, prepared, session), ...(contribution && { signer: contribution.signer }) };
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

  /** Names from lists, the most similar first. */
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

const hopedFrom = (operation: Operation | undefined, wanted: ReadonlySet<string>): readonly string[] =>
  operation ? [...new Set(answersShown(operation).flatMap(namesIn))].filter((name) => wanted.has(name)) : [];

export function partsOf(operation: Operation, { ids, names, real }: Omit<Prepared, 'notMade'>, session: Ids): Parts {
  return inSession(withNames(neededParts(operation, ids ?? {}, real), names), session);
}

const shownIn = (operation: Operation): unknown[] => [
  ...operation.parameters.map((parameter) => exampleOf(parameter)),
  ...bodiesShown(operation).map(([, value]) => value),
];

/** Free names are no ids, and found only by URL name. */
const isFree = ({ pointer }: Operation, name: string): boolean => pointer.at('x-names')?.text(name)?.startsWith('any ') === true && !isId(name);

/** Prior operation, with its example if not the first. */
const afterOf = ({ pointer }: Operation): readonly string[] => (pointer.text('x-after') ?? '').split('.');
