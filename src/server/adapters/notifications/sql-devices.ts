import { Failure } from '#core/failure.ts';
import type { Devices } from '#core/notifications/devices.ts';
import type { PushWishes } from '#core/notifications/push-wishes.ts';
import type { RequestScope } from '../caller/request-scope.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import { accountDeviceKey, personaDeviceKey, sealedDevice } from '../events/device-facts.ts';
import { ownMailboxes } from '../caller/mailboxes.ts';
import { pushName } from '../events/push-names.ts';

const mostNameDevices = 10;

export class SqlDevices implements Devices {
  readonly #scope: RequestScope;
  /** Public half of the signing key, missing where this instance sends no push messages. */
  readonly #pushKey: string | undefined;

  constructor(scope: RequestScope, pushKey: string | undefined) {
    this.#scope = scope;
    this.#pushKey = pushKey;
  }

  async register(token: string, wishes: PushWishes): Promise<void> {
    const { sessionId } = this.#scope.caller;
    const key = accountDeviceKey(this.#scope.secrets, token);
    const row = { session_id: sessionId, ...this.#columnsOf(key, token, wishes) };
    // A session has one device: registrations of the same moment come one after the other, and the last one stays.
    await withAdvisoryLock(this.#scope.db, `device of ${sessionId}`, async (transaction) => {
      await transaction.deleteFrom('device').where('session_id', '=', sessionId).where('key', '<>', key).execute();
      await transaction
        .insertInto('device')
        .values({ key, ...row })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
        .execute();
    });
  }

  /** Registers a device for the signing name, evicting one beyond the limit. */
  async registerName(token: string, wishes: PushWishes): Promise<void> {
    const { db, signer: persona_ref, today: registered_on } = this.#scope;
    const key = personaDeviceKey(this.#scope.secrets, persona_ref, token);
    const row = { registered_on, ...this.#columnsOf(key, token, wishes) };
    await db.transaction().execute(async (transaction) => {
      await transaction
        .insertInto('persona_device')
        .values({ key, persona_ref, ...row })
        .onConflict((conflict) => conflict.columns(['persona_ref', 'key']).doUpdateSet(row))
        .execute();
      const others = transaction.selectFrom('persona_device').select('key').where('persona_ref', '=', persona_ref).where('key', '<>', key);
      const newest = others
        .orderBy('registered_on', 'desc')
        .orderBy('key')
        .limit(mostNameDevices - 1);
      await transaction.deleteFrom('persona_device').where('persona_ref', '=', persona_ref).where('key', '<>', key).where('key', 'not in', newest).execute();
    });
  }

  /** Requires the device's own member, from any session. */
  async unregister(token: string): Promise<void> {
    const { userId } = this.#scope.caller.member;
    const own = this.#scope.db.selectFrom('session').select('id').where('account_id', '=', userId);
    await this.#scope.db.deleteFrom('device').where('key', '=', accountDeviceKey(this.#scope.secrets, token)).where('session_id', 'in', own).execute();
  }

  async pushKey(): Promise<string> {
    if (this.#pushKey === undefined) throw new Failure('missing', 'This installation sends no notifications to devices.', { code: 'PUSH_NOT_SET_UP' });
    return this.#pushKey;
  }

  #columnsOf(key: string, token: string, { language, topics, quietHours, showsContent }: PushWishes) {
    const { secrets } = this.#scope;
    return {
      names: ownMailboxes(this.#scope.member).map((mailbox) => pushName(secrets, mailbox)),
      sealed: sealedDevice(secrets, key, { token, language, topics, quietHours, showsContent }),
    };
  }
}
