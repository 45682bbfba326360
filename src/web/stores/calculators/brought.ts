import { makeAutoObservable } from 'mobx';
import { broughtAlong, broughtKeys, type BroughtAlong } from '#core/calculators/brought-along.ts';
import type { FragmentPairs, Fragments } from '#core/navigation/fragments.ts';
import type { SharedForm } from './shared-form.ts';

/** The pay that a link brought into a form, and what stood in the form before, so that there is a way back to it. Only the browser reads it. */
export class Brought {
  /** What is in the form because a link brought it. */
  along: BroughtAlong | undefined = undefined;
  /** What a link brought and the form had no room for. */
  refused: BroughtAlong | undefined = undefined;
  #own: FragmentPairs = {};
  readonly #form: SharedForm;
  readonly #fragments: Fragments;
  readonly #isFilledWith: (brought: BroughtAlong) => boolean;

  /** Is told how to see whether the amount of a link is still what the form has. */
  constructor(form: SharedForm, fragments: Fragments, isFilledWith: (brought: BroughtAlong) => boolean) {
    this.#form = form;
    this.#fragments = fragments;
    this.#isFilledWith = isFilledWith;
    makeAutoObservable(this, { hasOwn: false });
  }

  /** What a link filled in, as long as the form has it: once it is changed it is the reader’s own. */
  get filledIn(): BroughtAlong | undefined {
    return this.along && this.#isFilledWith(this.along) ? this.along : undefined;
  }

  /** Whether something of the reader's own stood in the form before. */
  get hasOwn(): boolean {
    return Object.keys(this.#own).length > 0;
  }

  /** Takes what a link brought out of the URL and into the form, by what fills it; that answers whether there was room. */
  take(fill: (brought: BroughtAlong) => boolean): void {
    const brought = broughtAlong(this.#fragments.takeQuery(broughtKeys));
    if (!brought) return;
    const own = this.#form.pairs;
    const hasRoom = fill(brought);
    if (hasRoom) this.#own = own;
    this.along = hasRoom ? brought : undefined;
    this.refused = hasRoom ? undefined : brought;
  }

  /** Back to what stood in the form before, or else to the example. */
  giveBack(): void {
    const own = this.#own;
    this.#form.clear();
    this.#form.fill(own);
    this.forget();
  }

  /** Nothing is said of it any more. */
  forget(): void {
    this.along = undefined;
    this.refused = undefined;
    this.#own = {};
  }
}
