import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { consentsIn, noticeVersion, type Consent, type ConsentPurpose } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { callerOf } from '../caller/own-caller.ts';
import { dayOf } from '../sessions/session-start.ts';
import type { Tables } from '../tables.ts';

export class SqlConsents implements Consents {
  readonly #db: Kysely<Tables>;
  readonly #clock: Pick<Clock, 'now'>;
  readonly #context: Pick<RequestContext, 'caller'>;

  constructor(db: Kysely<Tables>, clock: Pick<Clock, 'now'>, context: Pick<RequestContext, 'caller'>) {
    this.#db = db;
    this.#clock = clock;
    this.#context = context;
  }

  async list(): Promise<readonly Consent[]> {
    const { userId } = callerOf(this.#context).member;
    const rows = await this.#db
      .selectFrom('consent')
      .select(['purpose', 'is_given as isGiven', 'notice_version as noticeVersion', 'changed_on as changedOn'])
      .where('account_id', '=', userId)
      .execute();
    return consentsIn(rows);
  }

  async save(purpose: ConsentPurpose, isGiven: boolean, version: number): Promise<Consent> {
    const { userId } = callerOf(this.#context).member;
    if (isGiven && version !== noticeVersion)
      throw new Failure('conflict', 'The text that you agree to has changed. Please read it again.', { code: 'NOTICE_CHANGED' });
    const row = { is_given: isGiven, notice_version: noticeVersion, changed_on: dayOf(this.#clock.now()) };
    await this.#db
      .insertInto('consent')
      .values({ account_id: userId, purpose, ...row })
      .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
      .execute();
    return { purpose, isGiven, noticeVersion, changedOn: row.changed_on };
  }
}
