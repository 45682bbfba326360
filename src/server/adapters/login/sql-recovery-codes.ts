import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Entrances } from '#core/login/entrances.ts';
import { codeFrom, spelled } from '#core/login/recovery-code.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { freshCaller } from '../caller/fresh-caller.ts';
import { randomId, type Secrets } from '../secrets/secrets.ts';
import { dayOf } from '../sessions/session-start.ts';
import type { Tables } from '../tables.ts';

const howMany = 10;
const codeLength = 16;

interface RecoveryParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Pick<Secrets, 'codeHash'>;
  readonly entrances: Entrances;
  readonly context: RequestContext;
}

/** Each code is eighty random bits, so that it needs no name beside it. */
export class SqlRecoveryCodes implements RecoveryCodes {
  readonly #db: Kysely<Tables>;
  readonly #parts: RecoveryParts;

  constructor(db: Kysely<Tables>, parts: RecoveryParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async make(): Promise<readonly string[]> {
    const { clock, secrets, context } = this.#parts;
    const account_id = freshCaller(context, clock.now()).member.userId;
    const codes = Array.from({ length: howMany }, () => randomId().slice(0, codeLength));
    const made_on = dayOf(clock.now());
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('recovery_code').where('account_id', '=', account_id).execute();
      await transaction
        .insertInto('recovery_code')
        .values(codes.map((code) => ({ hash: secrets.codeHash(code), account_id, made_on })))
        .execute();
    });
    return codes.map(spelled);
  }

  async logIn(text: string): Promise<MemberSession> {
    const code = codeFrom(text);
    const used =
      code && (await this.#db.deleteFrom('recovery_code').where('hash', '=', this.#parts.secrets.codeHash(code)).returning('account_id').executeTakeFirst());
    if (!used) throw new Failure('signed-out', 'This code is not one of ours, or it was used already.');
    return this.#parts.entrances.admit({ by: 'account', accountId: used.account_id, source: 'recovery' });
  }
}
