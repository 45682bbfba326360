import { makeAutoObservable } from 'mobx';
import { broughtAlong, broughtKeys, type BroughtAlong } from '#core/calculators/brought-along.ts';
import type { FragmentPairs, Fragments } from '#core/navigation/fragments.ts';
import type { SharedForm } from './shared-form.ts';

/** Pay from a link, with the previous input for undoing, read in the browser only. */
export class Brought {
  along: BroughtAlong | undefined = undefined;
  /** Values from a link without room in the form. */
  refused: BroughtAlong | undefined = undefined;
  #own: FragmentPairs = {};
  readonly #form: SharedForm;
  readonly #fragments: Fragments;
  readonly #isFilledWith: (brought: BroughtAlong) => boolean;

  constructor(form: SharedForm, fragments: Fragments, isFilledWith: (brought: BroughtAlong) => boolean) {
    this.#form = form;
    this.#fragments = fragments;
    this.#isFilledWith = isFilledWith;
    makeAutoObservable(this, { hasOwn: false });
  }

  /** Values from a link, until the reader changes them. */
  get filledIn(): BroughtAlong | undefined {
    return this.along && this.#isFilledWith(this.along) ? this.along : undefined;
  }

  /** True where the form had the reader's own values before. */
  get hasOwn(): boolean {
    return Object.keys(this.#own).length > 0;
  }

  /** Moves link values from the query into the form and fragment, if there is room. */
  take(fill: (brought: BroughtAlong) => boolean): void {
    const brought = broughtAlong(this.#fragments.takeQuery(broughtKeys));
    if (!brought) return;
    const own = this.#form.pairs;
    const hasRoom = fill(brought);
    if (hasRoom) {
      this.#own = own;
      this.#fragments.write(this.#form.pairs);
    }
    this.along = hasRoom ? brought : undefined;
    this.refused = hasRoom ? undefined : brought;
  }

  /** Restores the previous input, or else the example. */
  giveBack(): void {
    const own = this.#own;
    this.#form.clear();
    this.#form.fill(own);
    this.forget();
  }

  forget(): void {
    this.along = undefined;
    this.refused = undefined;
    this.#own = {};
  }
}
