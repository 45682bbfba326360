import type { Kysely } from 'kysely';
import { Failure } from '#core/failure.ts';
import type { Devices } from '#core/notifications/devices.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { callerOf } from '../caller/own-caller.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../tables.ts';

interface DeviceParts {
  readonly secrets: Pick<Secrets, 'reference' | 'seal'>;
  readonly context: Pick<RequestContext, 'caller'>;
  /** The public half of the key that messages are signed with, where this installation sends any. */
  readonly pushKey: string | undefined;
}

export class SqlDevices implements Devices {
  readonly #db: Kysely<Tables>;
  readonly #parts: DeviceParts;

  constructor(db: Kysely<Tables>, parts: DeviceParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async register(token: string): Promise<void> {
    const { sessionId } = callerOf(this.#parts.context);
    const row = { session_id: sessionId, sealed_token: this.#parts.secrets.seal('device', { token }) };
    await this.#db.transaction().execute(async (transaction) => {
      const key = this.#keyOf(token);
      await transaction.deleteFrom('device').where('session_id', '=', sessionId).where('key', '<>', key).execute();
      await transaction
        .insertInto('device')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    });
  }

  /** Only the member who has it may do so, from whichever session. */
  async unregister(token: string): Promise<void> {
    const { userId } = callerOf(this.#parts.context).member;
    const own = this.#db.selectFrom('session').select('id').where('account_id', '=', userId);
    await this.#db.deleteFrom('device').where('key', '=', this.#keyOf(token)).where('session_id', 'in', own).execute();
  }

  async pushKey(): Promise<string> {
    const { pushKey } = this.#parts;
    if (pushKey === undefined) throw new Failure('missing', 'This installation sends no messages to devices.', { code: 'PUSH_NOT_SET_UP' });
    return pushKey;
  }

  #keyOf(token: string): string {
    return this.#parts.secrets.reference('device', token);
  }
}
