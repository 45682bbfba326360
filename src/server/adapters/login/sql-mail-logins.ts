import type { Language } from '#core/device/preferences.ts';
import { Failure } from '#core/failure.ts';
import type { LoginCode, LoginCodeSent, MailLogins } from '#core/login/mail-logins.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { loginCodeDigits, mailCode } from '#core/verification/mail-code.ts';
import { mailAddressIn } from '#core/verification/work-address.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { randomId, randomSecret } from '../secrets/secrets.ts';
import { MailChallenges } from '../verification/mail-challenges.ts';
import { countSending } from '../verification/mail-sendings.ts';
import { newMailCode, type MailPost } from '../verification/mail-post.ts';
import { codeMail } from '../verification/verification-mail.ts';
import { SqlIdentities } from './sql-identities.ts';

const issuer = 'mail';

/** Logs in by mailed code; keeps only hashes of addresses, keyed outside the database (F-01). */
export class SqlMailLogins implements MailLogins {
  readonly #scope: RequestScope;
  readonly #post: MailPost;
  readonly #challenges: MailChallenges;

  constructor(scope: RequestScope, post: MailPost) {
    this.#scope = scope;
    this.#post = post;
    this.#challenges = new MailChallenges(scope);
  }

  /** Mails a code without looking for an account; rate-limited addresses get the same answer (S-90). */
  async send(given: string, language: Language): Promise<LoginCodeSent> {
    const { db, now, secrets, context } = this.#scope;
    const { mails, mailLimit: mostByNetwork = mailCode.sendsByNetwork } = this.#post;
    if (!mails.canSend()) throw new Failure('offline', 'No emails can be sent from here just now.');
    const address = validAddress(given);
    const { mayMail, giveBack } = await countSending(db, { secrets, now }, { address, network: context.network, mostByNetwork });
    // A code that nobody is mailed is none that anyone could try out.
    const [attempt, code] = [randomId(), mayMail ? newMailCode(loginCodeDigits) : randomSecret(32)];
    await this.#challenges.put(challengeOf(attempt, address), code);
    if (mayMail) void mails.send(codeMail(address, code, language)).catch(() => giveBack().catch(() => undefined));
    return { attempt, otpLength: loginCodeDigits, expiresInSeconds: mailCode.lifeMs / 1_000, triesAllowed: mailCode.tries };
  }

  async logIn({ attempt, address: given, code }: LoginCode): Promise<MemberSession> {
    const address = validAddress(given);
    await this.#challenges.redeem(challengeOf(attempt, address), code);
    await this.#post.mails.forget(address);
    return new SqlIdentities(this.#scope).signIn({ by: 'issuer', issuer, subject: address, source: 'mail' });
  }
}

const challengeOf = (attempt: string, address: string) => ({ asker: attempt, purpose: 'login', address });

function validAddress(text: string): string {
  const known = mailAddressIn(text);
  if (!known) throw new Failure('invalid', 'This is not an email address.');
  return known.address;
}
