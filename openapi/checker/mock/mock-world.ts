import type { Operation } from '../../read/operation.ts';
import { Chance } from '../chance.ts';
import { askedBy } from '../member-kinds.ts';
import { kindsNamed, pathOf } from '../names/things.ts';
import { scalarsIn } from './own-names.ts';
import type { ShownAnswers } from './shown-answers.ts';
import type { Taken } from './taken.ts';

type Fields = Readonly<Record<string, unknown>>;

export interface Thing {
  /** Property names that identify it, id first. Empty for changes alone. */
  readonly names: readonly string[];
  readonly fields: Fields;
  /** Values sent with it, path included, which place it in lists. */
  readonly sent: ReadonlySet<string>;
  /** Creator, or nobody for things from examples. */
  readonly owner: string | undefined;
}

/** State of the mock, for its runtime only. */
export class MockBackend {
  readonly #shown: ShownAnswers;
  readonly #chance: Chance;
  readonly #personal: ReadonlySet<string>;
  /** Owners of example names, the first to be shown them in a list of their own. */
  readonly #owners = new Map<string, string>();
  readonly #things = new Map<string, Thing>();
  /** Newest first. */
  #created: readonly Thing[] = [];
  readonly #recorded = new Set<string>();
  /** Deleted names with their properties, as other things may share a name. */
  readonly #gone = new Map<string, ReadonlySet<string>>();
  /** Additions and removals by path of the list. */
  readonly #marks = new Map<string, Map<string, boolean>>();
  readonly settings = new Map<string, Fields>();
  readonly versions = new Map<string, unknown>();

  constructor(shown: ShownAnswers, seed: number, operations: readonly Operation[]) {
    this.#shown = shown;
    this.#personal = new Set(operations.filter((one) => one.method === 'get' && isPersonal(one)).map(({ path }) => path));
    this.#chance = new Chance(seed, 'mock');
  }

  get created(): readonly Thing[] {
    return this.#created;
  }

  /** Key of what is kept under a path, for each caller where it is their own (x-own). */
  keyOf(path: string, names: Fields, caller: string): string {
    return `${this.#personal.has(path) ? `${caller} ` : ''}${concretePath(path, names)}`;
  }

  ownerOf(name: string): string | undefined {
    return this.#things.get(name)?.owner ?? this.#owners.get(name);
  }

  /** Makes names of an example those of a caller, where nobody was shown them before. */
  claim(names: readonly string[], caller: string): boolean {
    if (names.some((name) => (this.#owners.get(name) ?? caller) !== caller)) return false;
    for (const name of names) this.#owners.set(name, caller);
    return true;
  }

  isThere(name: string, as: string): boolean {
    if (this.isGone(name, as)) return false;
    return this.#recorded.has(name) || this.#shown.names(name) || this.#things.has(name) || this.#shown.grownThing(name) !== undefined;
  }

  /** Tells whether anything has this text. */
  isKnown(text: string): boolean {
    return this.#recorded.has(text) || this.#shown.names(text);
  }

  isGone(name: string, as: string): boolean {
    const thing = this.#things.get(name);
    const isGoneOtherwise = thing?.names.some((one) => this.#gone.get(String(thing.fields[one]))?.has(one) === true);
    return this.#gone.get(name)?.has(as) === true || isGoneOtherwise === true;
  }

  isGoneFrom(list: string, name: string): boolean {
    return this.#marks.get(list)?.get(name) === false;
  }

  /** Newest first. */
  listedIn(list: string): readonly string[] {
    return [...(this.#marks.get(list) ?? [])]
      .filter(([, isListed]) => isListed)
      .map(([name]) => name)
      .toReversed();
  }

  mark(list: string, name: string, isListed: boolean): void {
    const marks = this.#marks.get(list) ?? new Map<string, boolean>();
    marks.delete(name);
    this.#marks.set(list, marks.set(name, isListed));
  }

  thing(name: string): Thing | undefined {
    const known = this.#things.get(name);
    const grown = this.#shown.grownThing(name);
    return grown ? { names: [], sent: new Set(), owner: undefined, ...known, fields: { ...grown, ...known?.fields } } : known;
  }

  create(thing: Thing): void {
    for (const name of thing.names) this.#things.set(String(thing.fields[name]), thing);
    this.#created = [thing, ...this.#created];
  }

  change(name: string, fields: Fields): void {
    const former: Thing = this.#things.get(name) ?? { names: [], fields: {}, sent: new Set<string>(), owner: undefined };
    const changed: Thing = { ...former, fields: { ...former.fields, ...fields } };
    const names = former.names.length > 0 ? former.names.map((one) => String(former.fields[one])) : [name];
    for (const one of names) this.#things.set(one, changed);
    this.#created = this.#created.map((one) => (one === former ? changed : one));
  }

  /** Deletes own things everywhere, and marks only from their list. */
  remove(operation: Operation, { input: { path }, caller }: Pick<Taken, 'input' | 'caller'>, isMark: boolean, names: readonly string[]): void {
    const last = pathOf(operation).at(-1);
    if (!last || !operation.path.endsWith(`{${last.name}}`)) return;
    const name = String(path[last.name]);
    if (isMark || (kindsNamed(operation).has(last.name) && !isOwn(operation, last.name))) this.mark(this.#listAbove(operation, path, caller), name, false);
    else this.leave(name, [last.name, ...names]);
  }

  /** Deletes a thing by any of its names. */
  leave(name: string, as: readonly string[]): void {
    this.#gone.set(name, new Set([...(this.#gone.get(name) ?? []), ...as, ...(this.#things.get(name)?.names ?? [])]));
  }

  restore(operation: Operation, { input: { path }, caller }: Pick<Taken, 'input' | 'caller'>): void {
    const last = pathOf(operation).at(-1);
    if (last) this.mark(this.#listAbove(operation, path, caller), String(path[last.name]), true);
  }

  #listAbove({ path }: Operation, names: Fields, caller: string): string {
    return this.keyOf(path.split('/').slice(0, -1).join('/'), names, caller);
  }

  /** Learns an answer's names, so that they can be requested. */
  learn(answer: unknown): void {
    for (const text of scalarsIn(answer)) if (!/\s/.test(text)) this.#recorded.add(text);
  }

  /** Unused name of the same form. */
  anotherName(name: string | number, fits: (name: string) => boolean): string | number {
    if (typeof name === 'number') return name + 1_000 + this.#chance.below(1_000_000);
    const digit = () => String(this.#chance.below(10));
    const scrambled = name.replaceAll(/[a-z]/g, () => this.#chance.word(1)).replaceAll(/\d/g, digit);
    const longer = `${name}-${this.#chance.word(6)}${digit()}`;
    return /^(?=.*\d)[A-Za-z0-9_]{16,}$/.test(name) || !fits(longer) ? scrambled : longer;
  }
}

/** Tells of answers that are the caller’s own alone (x-own). */
export const isOfCaller = ({ pointer }: Operation): boolean => pointer.at('x-own')?.value === true;

export const isOwn = ({ pointer }: Operation, name: string): boolean => pointer.at('x-names')?.text(name)?.startsWith('own ') === true;

/** Tells of answers that differ by caller, where nothing names what they are about. */
const isPersonal = (one: Operation): boolean =>
  isOfCaller(one) || (one.takesSession && !one.isOpen && pathOf(one).length === 0 && !['moderator', 'administrator'].includes(askedBy(one)));

export const concretePath = (path: string, names: Fields): string => path.replaceAll(/\{([^}]+)\}/g, (_whole, name: string) => String(names[name]));
