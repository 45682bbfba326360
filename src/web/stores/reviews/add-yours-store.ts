import { makeAutoObservable } from 'mobx';
import { closedBy } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';

/** The card in a list that asks readers to add what they know (F-26). It is in the list and lies over nothing; closed once, it does not come again. */
export class AddYoursStore {
  isClosed = false;
  readonly #nudges: Nudges;

  constructor(nudges: Nudges) {
    this.#nudges = nudges;
    makeAutoObservable(this);
  }

  /** Looks up whether it was closed on this device. */
  look(): void {
    this.isClosed = this.#nudges.memory().closed.includes('contribute-prompt');
  }

  close(): void {
    this.#nudges.remember(closedBy(this.#nudges.memory(), 'contribute-prompt'));
    this.isClosed = true;
  }
}
