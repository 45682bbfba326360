import { makeAutoObservable } from 'mobx';
import { closedBy } from '#core/nudges/nudge-budget.ts';
import type { Nudges } from '#core/nudges/nudges.ts';

/** Card in a list that invites contributions (F-26). Once closed it never returns. */
export class AddYoursStore {
  isClosed = false;
  readonly #nudges: Nudges;

  constructor(nudges: Nudges) {
    this.#nudges = nudges;
    makeAutoObservable(this);
  }

  look(): void {
    this.isClosed = this.#nudges.memory().closed.includes('contribute-prompt');
  }

  close(): void {
    this.#nudges.remember(closedBy(this.#nudges.memory(), 'contribute-prompt'));
    this.isClosed = true;
  }
}
