import { makeAutoObservable } from 'mobx';
import { isAddressDue, type CareerVerification } from '#core/careers/career.ts';
import type { Clock } from '#core/clock.ts';
import type { Onboardings, VerificationMethod } from '#core/onboarding/onboardings.ts';
import { Request } from '../requests/request.ts';

export class VerificationMethodsStore {
  readonly request: Request<readonly VerificationMethod[]>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(onboardings: Onboardings, clock: Pick<Clock, 'now'>) {
    this.#clock = clock;
    this.request = new Request(async () => (await onboardings.prefill()).verificationMethods);
    makeAutoObservable(this, { request: false });
  }

  /** True until the instance says otherwise. */
  get canVerify(): boolean {
    return this.request.value?.length !== 0;
  }

  /** True where nothing is verified, or only by an address from an earlier year. */
  isOpen(verification: CareerVerification): boolean {
    return verification.verified !== 'VERIFIED' || isAddressDue(verification, this.#clock.now());
  }

  async open(): Promise<void> {
    if (this.request.state.status !== 'SUCCESS') await this.request.send();
  }
}
