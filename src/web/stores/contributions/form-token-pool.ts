import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { unknownPool, type Counting, type TokenPool } from '#core/contributions/contributed-keys.ts';
import { Failure } from '#core/failure.ts';
import { isCounted, purposeOf, quarterAfter, quarterBegins, quarterOf } from '#core/persona-keys/issuer-key.ts';
import type { FormPort } from './form-config.ts';

/** Reason for not counting: no proof, the year's quota used, or sent before without counting. */
export type Uncounted = Exclude<Counting, 'counted' | 'unknown'> | 'sent';

interface Paid {
  readonly kind: ContributionKind;
  /** Opener and form, missing for guests and for changes, which are free. */
  readonly opened: string | undefined;
  /** Begun and paid contribution that never arrived. */
  readonly begun: ContributionKey | undefined;
}

/** Payment for a form, prepared on opening so that a refusal shows before anything is typed. */
export class FormTokenPool {
  pool: TokenPool = unknownPool;
  #prepared = '';
  #asking: Promise<void> = Promise.resolve();
  readonly #contributed: Pick<FormPort<never>, 'prepare'>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #paid: () => Paid;

  constructor(contributed: Pick<FormPort<never>, 'prepare'>, clock: Pick<Clock, 'now'>, paid: () => Paid) {
    this.#contributed = contributed;
    this.#clock = clock;
    this.#paid = paid;
    makeAutoObservable(this, { pool: observableRef });
  }

  /** Prepares once for each opener, retrying if unanswered. */
  async prepare(): Promise<void> {
    const { opened } = this.#paid();
    if (opened === undefined) return;
    if (this.#prepared !== opened) {
      this.#prepared = opened;
      this.#asking = this.#ask(opened);
    }
    await this.#asking;
  }

  async #ask(opened: string): Promise<void> {
    const pool = await this.#contributed.prepare('form');
    if (this.#prepared !== opened) return;
    if (pool.counting === 'unknown') this.#prepared = '';
    runInAction(() => (this.pool = pool));
  }

  /** Spends the token, refusing once where it newly does not count (NOT_COUNTED). */
  async spend(): Promise<void> {
    const { uncounted } = this;
    await this.prepare();
    if (this.uncounted && !uncounted) throw new Failure('conflict', undefined, { code: 'NOT_COUNTED' });
  }

  settle(): void {
    this.#prepared = '';
  }

  /** Known reason for not counting, where a begun contribution follows its own token. */
  get uncounted(): Exclude<Uncounted, 'sent'> | undefined {
    const { kind, opened, begun } = this.#paid();
    if (!isCounted(kind) || opened === undefined) return undefined;
    const { counting } = this.pool;
    const reason = counting === 'unproven' || counting === 'used' ? counting : undefined;
    if (!begun?.token) return reason;
    return isCounted(purposeOf(begun.token.issuer.keyId)) ? undefined : (reason ?? 'used');
  }

  get spentUntil(): string | undefined {
    const { opened, begun } = this.#paid();
    return this.pool.isSpent && opened !== undefined && !begun ? quarterBegins(quarterAfter(quarterOf(this.#clock.now()))) : undefined;
  }
}
