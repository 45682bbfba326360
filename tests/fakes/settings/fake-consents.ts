import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { consentsIn, noticeVersion, type Consent, type ConsentPurpose } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';

export class FakeConsents implements Consents {
  kept: readonly Consent[] = [];
  readonly #clock: Pick<Clock, 'now'>;

  constructor(clock: Pick<Clock, 'now'> = new FakeClock()) {
    this.#clock = clock;
  }

  async list(): Promise<readonly Consent[]> {
    return consentsIn(this.kept);
  }

  async save(purpose: ConsentPurpose, isGiven: boolean, version: number): Promise<Consent> {
    if (isGiven && version !== noticeVersion) throw new Failure('conflict', 'The text has changed.', { code: 'NOTICE_CHANGED' });
    const saved = { purpose, isGiven, noticeVersion, changedOn: new Date(this.#clock.now()).toISOString().slice(0, 10) };
    this.kept = [...this.kept.filter((consent) => consent.purpose !== purpose), saved];
    return saved;
  }
}
