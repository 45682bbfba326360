import { timingSafeEqual } from 'node:crypto';
import { Failure } from '#core/failure.ts';
import { mailCode } from '#core/verification/mail-code.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

/** Account, purpose and address of a code; changing any makes another. */
interface Challenge {
  readonly asker: string;
  readonly purpose: string;
  readonly address: string;
}

/** Pending codes (S-88, S-89). */
export class MailChallenges {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  /** Replaces the former code and its tries; a decoy, never mailed, replaces nothing. */
  async put(challenge: Challenge, code: string, isDecoy = false): Promise<void> {
    const now = this.#scope.now;
    const key = this.#keyOf(challenge);
    const row = { code_hash: this.#hashOf(key, code), tries: 0, ends_at: new Date(now + mailCode.lifeMs) };
    await this.#scope.db.deleteFrom('mail_challenge').where('ends_at', '<=', new Date(now)).execute();
    await this.#scope.db
      .insertInto('mail_challenge')
      .values({ key, ...row })
      .onConflict((conflict) => (isDecoy ? conflict.column('key').doNothing() : conflict.column('key').doUpdateSet(row)))
      .execute();
  }

  /** Uses up the code, counting each try before checking so that parallel guesses gain nothing. */
  async redeem(challenge: Challenge, code: string): Promise<void> {
    const key = this.#keyOf(challenge);
    const tried = await this.#scope.db
      .updateTable('mail_challenge')
      .set(({ eb }) => ({ tries: eb('tries', '+', 1) }))
      .where('key', '=', key)
      .where('tries', '<', mailCode.tries)
      .where('ends_at', '>', new Date(this.#scope.now))
      .returning('code_hash')
      .executeTakeFirst();
    if (!tried) throw spent();
    if (!isSame(tried.code_hash, this.#hashOf(key, code))) throw new Failure('invalid', 'This is not the code.', { code: 'MAIL_CODE_WRONG' });
    const used = await this.#scope.db.deleteFrom('mail_challenge').where('key', '=', key).where('code_hash', '=', tried.code_hash).executeTakeFirst();
    if (used.numDeletedRows === 0n) throw spent();
  }

  #keyOf({ asker, purpose, address }: Challenge): string {
    return this.#scope.secrets.reference('mail challenge', asker, purpose, address);
  }

  #hashOf(key: string, code: string): string {
    return this.#scope.secrets.reference('mail code', key, code);
  }
}

const spent = (): Failure => new Failure('conflict', 'This code no longer works. Please ask for a new one.', { code: 'MAIL_CODE_SPENT' });

const isSame = (one: string, other: string): boolean => timingSafeEqual(Buffer.from(one), Buffer.from(other));
