import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { Language } from '#core/device/preferences.ts';
import type { CareerOutcome } from '#core/careers/career.ts';
import type { CodeSent, MailVerifications, VerificationAddress } from '#core/verification/mail-verifications.ts';
import { outcomeFromContract } from '../careers/career-from-contract.ts';

export class HttpMailVerifications implements MailVerifications {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async send({ kind, address }: VerificationAddress, language: Language): Promise<CodeSent> {
    return this.#user.generateEmailOtp({ body: kind === 'work' ? { workEmail: address, language } : { studentEmail: address, language } });
  }

  async confirm({ kind, address }: VerificationAddress, otp: string): Promise<CareerOutcome> {
    return outcomeFromContract(await this.#user.verifyEmailOtp({ body: kind === 'work' ? { workEmail: address, otp } : { studentEmail: address, otp } }));
  }
}
