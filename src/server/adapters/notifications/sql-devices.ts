import { Failure } from '#core/failure.ts';
import type { Devices } from '#core/notifications/devices.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlDevices implements Devices {
  readonly #scope: RequestScope;
  /** The public half of the key that messages are signed with, where this installation sends any. */
  readonly #pushKey: string | undefined;

  constructor(scope: RequestScope, pushKey: string | undefined) {
    this.#scope = scope;
    this.#pushKey = pushKey;
  }

  async register(token: string): Promise<void> {
    const { sessionId } = this.#scope.caller;
    const row = { session_id: sessionId, sealed_token: this.#scope.secrets.seal('device', { token }) };
    await this.#scope.db.transaction().execute(async (transaction) => {
      const key = this.#keyOf(token);
      await transaction.deleteFrom('device').where('session_id', '=', sessionId).where('key', '<>', key).execute();
      await transaction
        .insertInto('device')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    });
  }

  /** Removes a device. Only the member who has it may do so, from whichever session. */
  async unregister(token: string): Promise<void> {
    const { userId } = this.#scope.caller.member;
    const own = this.#scope.db.selectFrom('session').select('id').where('account_id', '=', userId);
    await this.#scope.db.deleteFrom('device').where('key', '=', this.#keyOf(token)).where('session_id', 'in', own).execute();
  }

  async pushKey(): Promise<string> {
    if (this.#pushKey === undefined) throw new Failure('missing', 'This installation sends no messages to devices.', { code: 'PUSH_NOT_SET_UP' });
    return this.#pushKey;
  }

  #keyOf(token: string): string {
    return this.#scope.secrets.reference('device', token);
  }
}
