import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributedSalaries } from '#core/salaries/own-salaries.ts';

/** Salary shared from this device, which alone can offer its check-in (F-11). */
export class SubmittedHereStore {
  keys: readonly ContributionKey[] = [];
  readonly #salaries: Pick<ContributedSalaries, 'local'>;

  constructor(salaries: Pick<ContributedSalaries, 'local'>) {
    this.#salaries = salaries;
    makeAutoObservable(this, { keys: observableRef });
  }

  async look(): Promise<void> {
    const keys = await this.#salaries.local();
    runInAction(() => (this.keys = keys));
  }

  hasSubmitted(company: string): boolean {
    return this.keys.some(({ about, thingId }) => about === company && thingId !== undefined);
  }
}
