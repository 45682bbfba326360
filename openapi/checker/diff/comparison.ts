import type { ContractPointer } from '../../read/contract-pointer.ts';
import type { Files } from '../../read/read-files.ts';
import type { ContractChange } from './contract-change.ts';
import { wordTurns } from './keywords.ts';
import { rated, type ContractSide, type Turned } from './turns.ts';

/** State of a walk through two contracts, which remembers pairs so that recursion ends. */
export class Comparison {
  readonly #speaker: ContractSide;
  readonly #place: string;
  readonly #differing: ReadonlySet<string>;
  readonly #found: Map<string, readonly ContractChange[]>;
  #seen = new Set<string>();

  constructor(differing: ReadonlySet<string>, speaker: ContractSide = 'operation', place = '', found = new Map<string, readonly ContractChange[]>()) {
    this.#differing = differing;
    this.#speaker = speaker;
    this.#place = place;
    this.#found = found;
  }

  get speaker(): ContractSide {
    return this.#speaker;
  }

  in(step: string): Comparison {
    const further = new Comparison(this.#differing, this.#speaker, `${this.#place}${step}`, this.#found);
    further.#seen = this.#seen;
    return further;
  }

  /** Walks another part of the operation, perhaps with another speaker. */
  of(speaker: ContractSide, place: string): Comparison {
    return new Comparison(this.#differing, speaker, place, this.#found);
  }

  /** Walks parts shared by many operations only once. */
  once(before: ContractPointer, after: ContractPointer, find: () => readonly ContractChange[]): readonly ContractChange[] {
    const key = `${this.#place} ${before.uri} ${after.uri}`;
    const found = this.#found.get(key) ?? (this.enters(before, after) ? find() : []);
    this.#found.set(key, found);
    return found;
  }

  /** False for identical files and pairs already walked. */
  enters(before: ContractPointer, after: ContractPointer): boolean {
    const [was, is] = [before.uri, after.uri];
    const pair = `${was} ${is}`;
    if (this.#seen.has(pair) || (was === is && !this.#differing.has(was.split('#')[0] ?? ''))) return false;
    this.#seen.add(pair);
    return true;
  }

  change(turned: Turned, at: { readonly before?: ContractPointer | undefined; readonly after?: ContractPointer | undefined }): ContractChange[] {
    const pointer = at.after ?? at.before;
    return pointer ? [{ ...rated(this.#speaker, turned), place: this.#place, at: pointer, isOfBefore: at.after === undefined }] : [];
  }

  words(before: ContractPointer, after: ContractPointer, elsewhere: readonly string[]): ContractChange[] {
    return wordTurns(before.value, after.value, elsewhere, this.#speaker === 'operation').flatMap(([word, turned]) =>
      this.change(word === 'default' && this.#speaker !== 'request' ? { ...turned, turn: 'reworded' } : turned, { after: after.at(word) ?? after }),
    );
  }
}

/** Files that differ, or refer to one that does, where the same words may change meaning. */
export function differingFiles(before: Files, after: Files): ReadonlySet<string> {
  const names = [...new Set([...before.keys(), ...after.keys()])];
  const texts = new Map(names.map((name) => [name, JSON.stringify(after.get(name)) ?? '']));
  const found = new Set(names.filter((name) => JSON.stringify(before.get(name)) !== JSON.stringify(after.get(name))));
  for (const file of found) {
    const reference = `${file.split('/').at(-1) ?? file}#`;
    for (const [name, text] of texts) if (text.includes(reference)) found.add(name);
  }
  return found;
}
