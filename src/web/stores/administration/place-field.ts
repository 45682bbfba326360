import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { nameKey } from '#core/companies/name-key.ts';
import { isListed, nearestName } from '#core/company-profiles/nearest-name.ts';
import type { ListNames } from '#web/words/en/reference-lists/words.ts';
import { SuggestionStore } from '../forms/suggestion-store.ts';
import { Request } from '../requests/request.ts';

interface PlaceBinding {
  readonly suggest: (text: string) => Promise<readonly string[]>;
  readonly read: () => string;
  readonly write: (text: string) => void;
  /** Form opened, whose first value is not asked about. */
  readonly opened: () => unknown;
}

interface Unlisted {
  readonly text: string;
  readonly nearest: string | null;
}

const lettersOfABeginning = 3;

/** Industry or city, chosen from a list in the reader's language. Other names are added on purpose alone. */
export class PlaceField {
  readonly store: SuggestionStore;
  /** Name looked for in vain, with the listed one it may be a slip of. */
  missed: Unlisted | undefined = undefined;
  readonly #binding: PlaceBinding;
  readonly #names: ListNames;
  readonly #looking: Request<readonly string[], [text: string]>;
  readonly #agreed = new Set<string>();
  #looked: { readonly text: string; readonly answer: ReturnType<Request<readonly string[], [text: string]>['send']> } | undefined;

  constructor(clock: Clock, binding: PlaceBinding, names: ListNames) {
    this.#names = names;
    const { suggest, read, write, opened } = (this.#binding = binding);
    this.store = new SuggestionStore(async (text) => (await suggest(text)).map((name) => ({ id: name, label: names.nameOf(name) })), clock, { mayAdd: true });
    // A slip is found among the names that begin as it does.
    this.#looking = new Request(async (text) => (await Promise.all([suggest(text), suggest([...text].slice(0, lettersOfABeginning).join(''))])).flat());
    makeAutoObservable(this, { store: false });
    reaction(opened, () => this.#open(read()), { fireImmediately: true });
    reaction(
      () => this.store.text,
      (text) => write(names.keptFor(text)),
    );
  }

  /** Unlisted name that nobody has agreed to yet. */
  get unlisted(): Unlisted | undefined {
    return this.missed?.text === this.#text ? this.missed : undefined;
  }

  /** Looks for the typed name in the list. */
  async look(): Promise<void> {
    const asked = this.#text;
    if (asked === '' || this.#agreed.has(nameKey(asked))) return;
    // Leaving the field and saving look at once, and both wait for the same answer.
    if (this.#looked?.text !== asked) this.#looked = { text: asked, answer: this.#looking.send(asked) };
    const outcome = await this.#looked.answer;
    if (outcome.status !== 'SUCCESS') {
      this.#looked = undefined;
      return;
    }
    const names = outcome.value.flatMap((name) => [name, this.#names.nameOf(name)]);
    const text = this.#names.keptFor(asked);
    if (text !== asked) this.#binding.write(text);
    const nearest = isListed(text, names) ? undefined : nearestName(text, names);
    runInAction(() => (this.missed = nearest === undefined ? undefined : { text, nearest: nearest && this.#names.keptFor(nearest) }));
  }

  /** Takes a row “Add” at its word, unless it may be a slip. */
  async add(): Promise<void> {
    await this.look();
    if (this.unlisted?.nearest === null) this.agree();
  }

  agree(name = this.#text): void {
    this.#agreed.add(nameKey(name));
    this.missed = undefined;
  }

  use(name: string): void {
    this.store.settle(this.#names.nameOf(name));
    this.agree(name);
  }

  get #text(): string {
    return this.#binding.read().trim();
  }

  #open(text: string): void {
    this.#agreed.clear();
    if (text.trim() !== '') this.#agreed.add(nameKey(text.trim()));
    runInAction(() => (this.missed = undefined));
    this.store.settle(this.#names.nameOf(text));
  }
}
