import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import type { CareerOutcome } from '#core/careers/career.ts';
import { codeSent, mailCode } from '#core/verification/mail-code.ts';
import type { CodeSent, MailVerifications, VerificationAddress } from '#core/verification/mail-verifications.ts';
import { isFreeMail, mailAddressIn } from '#core/verification/work-address.ts';
import { careerOutcomeOf, placeOf, withVerification } from '#tests/fakes/careers/fake-careers.ts';
import { OfMember } from '#tests/fakes/member-fixture.ts';

/** Mail verification in which every code is 402918. */
export class FakeMailVerifications extends OfMember implements MailVerifications {
  domains: readonly string[] = ['pravaha-cloudworks.example'];
  readonly mailed: { readonly address: string; readonly language: Language }[] = [];
  #pending: { readonly address: string; tries: number } | undefined;

  async send(to: VerificationAddress, language: Language): Promise<CodeSent> {
    this.#place(to);
    const known = mailAddressIn(to.address);
    if (!known) throw new Failure('invalid', 'This is not an email address.');
    if (isFreeMail(known.domain)) throw new Failure('invalid', 'Anyone can have an address there.', { code: 'MAIL_FREE' });
    if (!this.domains.includes(known.domain)) throw new Failure('invalid', 'We do not know this address.', { code: 'MAIL_FOREIGN' });
    if (this.mailed.length >= mailCode.sends) throw new Failure('limited', `${mailCode.sends} emails were sent to you already.`);
    this.mailed.push({ address: known.address, language });
    this.#pending = { address: known.address, tries: 0 };
    this.fixture.isMailAsked = true;
    return codeSent(this.mailed.length);
  }

  async confirm(to: VerificationAddress, code: string): Promise<CareerOutcome> {
    const { place, career } = this.#place(to);
    const pending = this.#pending;
    if (pending?.address !== mailAddressIn(to.address)?.address || !pending || pending.tries >= mailCode.tries)
      throw new Failure('conflict', 'This code no longer works.', { code: 'MAIL_CODE_SPENT' });
    pending.tries++;
    if (code !== '402918') throw new Failure('invalid', 'This is not the code.', { code: 'MAIL_CODE_WRONG' });
    this.#pending = undefined;
    this.fixture.isMailAsked = false;
    this.fixture.mailVerified = [...this.fixture.mailVerified, place];
    this.fixture.career = withVerification(this.fixture, career);
    return careerOutcomeOf(this.fixture.career);
  }

  #place({ kind }: VerificationAddress) {
    const { career } = this.fixture;
    const place = career && placeOf(career.status);
    if (!career || !place || career.status.type !== (kind === 'work' ? 'working' : 'student'))
      throw new Failure('conflict', 'There is nothing yet that this address could confirm.', { code: 'CANNOT_VERIFY' });
    return { career, place };
  }
}
