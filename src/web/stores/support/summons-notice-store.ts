import { makeAutoObservable } from 'mobx';
import type { IdempotencyKeys } from '#core/device/idempotency-keys.ts';
import type { DemandedThing, DemandingAuthority, SummonsNotice } from '#core/support/summons-notice.ts';
import type { SummonsNotices } from '#core/support/summons-notices.ts';
import { Request } from '../requests/request.ts';

/** Form that records a summons. */
export class SummonsNoticeStore {
  authority: DemandingAuthority | undefined;
  asks: DemandedThing | undefined;
  hasTried = false;
  readonly sending: Request<void, [notice: SummonsNotice]>;
  /** Idempotency key of all tries. */
  #key: string | undefined;

  constructor(notices: SummonsNotices, keys: IdempotencyKeys) {
    this.sending = new Request((notice) => notices.count((this.#key ??= keys.make()), notice));
    makeAutoObservable(this, { sending: false });
  }

  get isCounted(): boolean {
    return this.sending.state.status === 'SUCCESS';
  }

  from(authority: DemandingAuthority): void {
    this.authority = authority;
    this.#begin();
  }

  askFor(asks: DemandedThing): void {
    this.asks = asks;
    this.#begin();
  }

  async send(): Promise<void> {
    this.hasTried = true;
    const { authority, asks } = this;
    if (authority && asks && this.sending.state.status !== 'LOADING') await this.sending.send({ authority, asks });
  }

  /** Takes a new key, as another choice is its own notice. */
  #begin(): void {
    this.#key = undefined;
    this.sending.forget();
  }
}
