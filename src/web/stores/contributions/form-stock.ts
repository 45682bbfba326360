import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { quarterAfter, quarterBegins, quarterOf } from '#core/persona-keys/issuer-key.ts';
import type { FormParts } from './form-habits.ts';

/** What the form of a contribution is paid with: it is got ready when the form opens, minutes before it is sent, so that a refusal is known before anything is typed. */
export class FormStock {
  /** Whether the account has had all tokens of its quarter. */
  isSpent = false;
  /** For whom and which form it was got ready. */
  #prepared = '';
  readonly #contributed: Pick<FormParts<never>['contributed'], 'prepare'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(contributed: Pick<FormParts<never>['contributed'], 'prepare'>, clock: Pick<Clock, 'now'>) {
    this.#contributed = contributed;
    this.#clock = clock;
    makeAutoObservable(this);
  }

  /** Asks once for each who opens a form. */
  async prepare(opened: string): Promise<void> {
    if (this.#prepared === opened) return;
    this.#prepared = opened;
    const stock = await this.#contributed.prepare('form');
    if (this.#prepared === opened) runInAction(() => (this.isSpent = stock === 'spent'));
  }

  /** Has done with what was got ready: it was spent. */
  settle(): void {
    this.#prepared = '';
  }

  /** The first day on which the account may send again, where it has had all of its quarter. */
  get spentUntil(): string | undefined {
    return this.isSpent ? quarterBegins(quarterAfter(quarterOf(this.#clock.now()))) : undefined;
  }
}
