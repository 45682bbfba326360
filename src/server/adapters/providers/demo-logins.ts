import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { Tables } from '../database/tables.ts';

type Value = Readonly<Record<string, unknown>>;

const sealedFor = 'demo login';

/** Purpose of the tokens that the demo's job portal gives out. */
export const demoOneTap = 'demo one-tap';

const oneTapMs = 600_000;

/** Storage of the local issuer in the database, so any process can finish a login. */
export class DemoLogins {
  readonly #db: Kysely<Tables>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #secrets: Pick<Secrets, 'identityOf' | 'reference' | 'seal' | 'unseal'>;

  constructor(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, secrets: Pick<Secrets, 'identityOf' | 'reference' | 'seal' | 'unseal'>) {
    this.#db = db;
    this.#clock = clock;
    this.#secrets = secrets;
  }

  get cookieKey(): string {
    return this.#secrets.reference('demo cookies');
  }

  /** One-tap token of the demo's job portal, which any of its processes knows again for ten minutes. */
  oneTapToken(): string {
    return this.#secrets.seal(demoOneTap, { until: this.#clock.now() + oneTapMs });
  }

  async keep(kind: string, id: string, value: Value, seconds: number): Promise<void> {
    const now = this.#clock.now();
    const grantId = value['grantId'];
    const row = {
      grant_key: typeof grantId === 'string' ? this.#keyOf('grant', grantId) : null,
      sealed: this.#secrets.seal(sealedFor, value),
      ends_at: new Date(now + seconds * 1_000),
    };
    await this.#db.deleteFrom('demo_login').where('ends_at', '<=', new Date(now)).execute();
    await this.#db
      .insertInto('demo_login')
      .values({ key: this.#keyOf(kind, id), ...row })
      .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
      .execute();
  }

  async find(kind: string, id: string): Promise<Value | undefined> {
    const row = await this.#db
      .selectFrom('demo_login')
      .select('sealed')
      .where('key', '=', this.#keyOf(kind, id))
      .where('ends_at', '>', new Date(this.#clock.now()))
      .executeTakeFirst();
    return row && (this.#secrets.unseal(sealedFor, row.sealed) as Value | undefined);
  }

  async consume(kind: string, id: string): Promise<void> {
    const found = await this.find(kind, id);
    if (!found) return;
    const sealed = this.#secrets.seal(sealedFor, { ...found, consumed: Math.floor(this.#clock.now() / 1_000) });
    await this.#db.updateTable('demo_login').set({ sealed }).where('key', '=', this.#keyOf(kind, id)).execute();
  }

  async remove(kind: string, id: string): Promise<void> {
    await this.#db.deleteFrom('demo_login').where('key', '=', this.#keyOf(kind, id)).execute();
  }

  /** Removes everything issued by one consent. */
  async removeOf(grantId: string): Promise<void> {
    await this.#db.deleteFrom('demo_login').where('grant_key', '=', this.#keyOf('grant', grantId)).execute();
  }

  /** Resets limits for the next visitor playing a demo member, as many share one. */
  async letMakeName(issuer: string, subject: string): Promise<void> {
    const key = this.#secrets.identityOf(issuer, subject);
    const known = await this.#db.selectFrom('identity').select('account_id').where('key', '=', key).executeTakeFirst();
    if (!known) return;
    const { account_id } = known;
    await this.#db.deleteFrom('issued_token').where('account_id', '=', account_id).execute();
    await this.#db.deleteFrom('issued_contribution_token').where('account_id', '=', account_id).execute();
    await this.#db.deleteFrom('issued_counted_tokens').where('account_id', '=', account_id).execute();
    await this.#db.deleteFrom('keyed_voter').where('voter', '=', this.#secrets.reference('votes', account_id)).execute();
    await this.#db.updateTable('account').set({ is_writer: false }).where('id', '=', account_id).execute();
  }

  #keyOf(kind: string, id: string): string {
    return this.#secrets.reference(sealedFor, kind, id);
  }
}
