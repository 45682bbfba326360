import { dayOf } from '#core/figures/ago.ts';
import { Failure } from '#core/failure.ts';
import { consentsIn, noticeVersion, type Consent, type ConsentPurpose } from '#core/settings/consent.ts';
import type { Consents } from '#core/settings/consents.ts';
import { keepPortalConsent } from '../verification/portal-consent.ts';
import type { RequestScope } from '../caller/request-scope.ts';

export class SqlConsents implements Consents {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly Consent[]> {
    const { userId } = this.#scope.caller.member;
    const rows = await this.#scope.db
      .selectFrom('consent')
      .select(['purpose', 'is_given as isGiven', 'notice_version as noticeVersion', 'changed_on as changedOn'])
      .where('account_id', '=', userId)
      .execute();
    return consentsIn(rows);
  }

  async save(purpose: ConsentPurpose, isGiven: boolean, version: number): Promise<Consent> {
    const { userId } = this.#scope.caller.member;
    if (isGiven && version !== noticeVersion)
      throw new Failure('conflict', 'The text that you agree to has changed. Please read it again.', { code: 'NOTICE_CHANGED' });
    const row = { is_given: isGiven, notice_version: noticeVersion, changed_on: dayOf(this.#scope.now) };
    if (purpose === 'job-portal') await keepPortalConsent(this.#scope.db, userId, isGiven, row.changed_on);
    else
      await this.#scope.db
        .insertInto('consent')
        .values({ account_id: userId, purpose, ...row })
        .onConflict((conflict) => conflict.columns(['account_id', 'purpose']).doUpdateSet(row))
        .execute();
    return { purpose, isGiven, noticeVersion, changedOn: row.changed_on };
  }
}
