import { Failure } from '#core/failure.ts';
import type { LoginCode, LoginCodeSent, MailLogins } from '#core/login/mail-logins.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { loginCodeDigits, mailCode } from '#core/verification/mail-code.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import { aSession } from '#tests/members.ts';

interface Sent {
  readonly code: string;
  readonly endsAt: number;
  tries: number;
}

/** Codes valid once, for their attempt and address. */
export class FakeMailLogins implements MailLogins {
  now = 0;
  readonly mailed = new Map<string, string[]>();
  readonly #sent = new Map<string, Sent>();
  #attempts = 0;

  async send(given: string): Promise<LoginCodeSent> {
    const address = addressOf(given);
    const attempt = `attempt${++this.#attempts}`;
    const mailed = this.mailed.get(address) ?? [];
    const code = String(40_291_800 + this.#attempts);
    if (mailed.length < mailCode.sendsToAddress) {
      this.mailed.set(address, [...mailed, code]);
      this.#sent.set(`${attempt} ${address}`, { code, endsAt: this.now + mailCode.lifeMs, tries: 0 });
    }
    return { attempt, otpLength: loginCodeDigits, expiresInSeconds: mailCode.lifeMs / 1_000, triesAllowed: mailCode.tries };
  }

  async logIn({ attempt, address: given, code }: LoginCode): Promise<MemberSession> {
    const key = `${attempt} ${addressOf(given)}`;
    const sent = this.#sent.get(key);
    if (!sent || sent.tries >= mailCode.tries || this.now >= sent.endsAt) throw new Failure('conflict', undefined, { code: 'MAIL_CODE_SPENT' });
    sent.tries++;
    if (sent.code !== code) throw new Failure('invalid', undefined, { code: 'MAIL_CODE_WRONG' });
    this.#sent.delete(key);
    return aSession(0);
  }
}

function addressOf(text: string): string {
  const known = mailAddressIn(text);
  if (!known) throw new Failure('invalid');
  return known.address;
}
