import { dayOf } from '#core/figures/ago.ts';
import type { JobPortals, PortalAccount, PortalLink } from '#core/verification/job-portals.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import { careerRowOf, verificationFromRow } from '../careers/career-row.ts';
import { keepDesignation } from '../careers/designation-persona.ts';
import { notePortalWord } from '../careers/portal-word.ts';
import { keepPortalConsent } from './portal-consent.ts';
import type { RequestScope } from '../caller/request-scope.ts';

/** Passes on job portal details of the caller and never stores them (D-26). */
export class SqlJobPortals implements JobPortals {
  readonly #scope: RequestScope;
  readonly #portal: PortalAccounts;

  constructor(scope: RequestScope, portal: PortalAccounts) {
    this.#scope = scope;
    this.#portal = portal;
  }

  async account(): Promise<PortalAccount> {
    const accountId = this.#accountId;
    const link = await this.#scope.db.selectFrom('portal_link').select('consent_on').where('account_id', '=', accountId).executeTakeFirst();
    const isConsentGiven = Boolean(link?.consent_on);
    const details = await this.#portal.find(accountId);
    return { exists: details !== undefined, isConsentGiven, details: isConsentGiven ? (details ?? null) : null };
  }

  async link(oneTapToken?: string): Promise<PortalLink> {
    const accountId = this.#accountId;
    const { now } = this.#scope;
    const row = await careerRowOf(this.#scope, accountId);
    const before = row && verificationFromRow(row);
    if (before?.verified === 'VERIFIED') this.#scope.reauthenticated();
    const details = await this.#portal.find(accountId, oneTapToken);
    if (!details) return { outcome: 'missing', verified: before?.verified ?? '', source: before?.source ?? null };
    await this.#scope.db.updateTable('account').set({ naukri_user: true }).where('id', '=', accountId).execute();
    await notePortalWord(this.#scope.db, row, details, { accountId, now });
    const after = row && verificationFromRow(await keepDesignation(this.#scope.db, this.#scope.secrets, accountId));
    return { outcome: 'linked', verified: after?.verified ?? '', source: after?.source ?? null };
  }

  async saveConsent(isGiven: boolean): Promise<void> {
    await keepPortalConsent(this.#scope.db, this.#accountId, isGiven, dayOf(this.#scope.now));
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }
}
