import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { unknownPool, type Counting, type TokenPool } from '#core/contributions/contributed-keys.ts';
import { Failure } from '#core/failure.ts';
import { isCounted, purposeOf, quarterAfter, quarterBegins, quarterOf } from '#core/persona-keys/issuer-key.ts';
import type { FormPort } from './form-config.ts';

/** The reason why a contribution does not count: its account has no proof, or has had the one of its year; or it was sent before, and did not count then. */
export type Uncounted = Exclude<Counting, 'counted' | 'unknown'> | 'sent';

/** What a form pays for. */
interface Paid {
  readonly kind: ContributionKind;
  /** Who opened which form; nothing where nobody is signed in, or what exists is changed, which costs nothing. */
  readonly opened: string | undefined;
  /** The one that was begun and paid for, and did not arrive. */
  readonly begun: ContributionKey | undefined;
}

/** What the form of a contribution is paid with: it is got ready when the form opens, minutes before it is sent, so that a refusal is known before anything is typed. */
export class FormTokenPool {
  /** What is known of it. */
  pool: TokenPool = unknownPool;
  /** For whom and which form it was got ready. */
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

  /** Asks once for each who opens a form, and waits for the answer; where none came, it asks again. */
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

  /** Gets ready what is sent now; refused where it does not count, and that was not said yet (NOT_COUNTED). */
  async spend(): Promise<void> {
    const { uncounted } = this;
    await this.prepare();
    if (this.uncounted && !uncounted) throw new Failure('conflict', undefined, { code: 'NOT_COUNTED' });
  }

  /** Forgets the token that was fetched for this form: it was spent. */
  settle(): void {
    this.#prepared = '';
  }

  /** The reason why what is sent now does not count, where that is known. One that was begun counts by the token that it has. */
  get uncounted(): Exclude<Uncounted, 'sent'> | undefined {
    const { kind, opened, begun } = this.#paid();
    if (!isCounted(kind) || opened === undefined) return undefined;
    const { counting } = this.pool;
    const reason = counting === 'unproven' || counting === 'used' ? counting : undefined;
    if (!begun?.token) return reason;
    return isCounted(purposeOf(begun.token.issuer.keyId)) ? undefined : (reason ?? 'used');
  }

  /** The first day on which the account may send again, where it has had all of its quarter. One that was begun and paid for goes still. */
  get spentUntil(): string | undefined {
    const { opened, begun } = this.#paid();
    return this.pool.isSpent && opened !== undefined && !begun ? quarterBegins(quarterAfter(quarterOf(this.#clock.now()))) : undefined;
  }
}
