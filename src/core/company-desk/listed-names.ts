import { lineOf } from '../administration/form-line.ts';
import { nameKey } from '../companies/name-key.ts';
import { hindiSpellingsOf } from '../reference-lists/hindi-names.ts';

/** Names of a list, found by themselves and by their spellings in Hindi. */
export class ListedNames {
  readonly #names: ReadonlyMap<string, string>;

  constructor(names: readonly string[]) {
    const spelled = names.flatMap((name) => hindiSpellingsOf(name).map((said) => [nameKey(said), name] as const));
    // A name itself comes last, so that no spelling hides one.
    this.#names = new Map([...spelled, ...names.map((name) => [nameKey(name), name] as const)]);
  }

  named(line: string): string | undefined {
    return this.#names.get(nameKey(lineOf(line)));
  }
}
