import { makeAutoObservable } from 'mobx';
import type { Onboardings, VerificationMethod } from '#core/onboarding/onboardings.ts';
import { Request } from '../requests/request.ts';

/** The methods by which this installation can verify a career, for pages outside of onboarding. */
export class VerificationMethodsStore {
  readonly request: Request<readonly VerificationMethod[]>;

  constructor(onboardings: Onboardings) {
    this.request = new Request(async () => (await onboardings.prefill()).verificationMethods);
    makeAutoObservable(this, { request: false });
  }

  /** Whether anything here can verify; it is offered until the answer is there, as in onboarding, which asks once more. */
  get canVerify(): boolean {
    return this.request.value?.length !== 0;
  }

  async open(): Promise<void> {
    if (this.request.state.status !== 'SUCCESS') await this.request.send();
  }
}
