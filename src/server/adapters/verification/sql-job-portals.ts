import { dayOf } from '#core/figures/ago.ts';
import type { JobPortals, PortalAccount, PortalLink } from '#core/verification/job-portals.ts';
import type { PortalAccounts, PortalLogins, PortalNotice } from '#core/verification/portal-accounts.ts';
import { careerRowOf, verificationFromRow } from '../careers/career-row.ts';
import { keepDesignation } from '../careers/designation-persona.ts';
import { notePortalWord } from '../careers/portal-word.ts';
import { keepPortalConsent } from './portal-consent.ts';
import type { RequestScope } from '../caller/request-scope.ts';

type Said = Pick<PortalLink, 'message' | 'showPopup' | 'important'>;

const nothingSaid: Said = { message: null, showPopup: false, important: false };

/** Messages of the portal's notices. */
const saidOf: Readonly<Record<PortalNotice, Said>> = {
  'no-account': { message: 'We found no account of yours there.', showPopup: false, important: true },
  'no-career': { message: 'Your account there does not say where you work or study.', showPopup: false, important: false },
  'log-in-there': { message: 'Log in at the job portal, so that it can say where you work or study.', showPopup: true, important: true },
};

/** Passes on job portal details of the caller and never stores them (D-26). */
export class SqlJobPortals implements JobPortals {
  readonly #scope: RequestScope;
  readonly #portal: PortalAccounts;
  readonly #logins: PortalLogins;

  constructor(scope: RequestScope, portal: PortalAccounts, logins: PortalLogins) {
    this.#scope = scope;
    this.#portal = portal;
    this.#logins = logins;
  }

  async account(): Promise<PortalAccount> {
    const accountId = this.#accountId;
    const link = await this.#scope.db.selectFrom('portal_link').select('consent_on').where('account_id', '=', accountId).executeTakeFirst();
    const isConsentGiven = Boolean(link?.consent_on);
    const { details } = await this.#portal.find(accountId);
    return { exists: details !== undefined, isConsentGiven, details: isConsentGiven ? (details ?? null) : null };
  }

  async link(oneTapToken?: string, referer?: string): Promise<PortalLink> {
    const accountId = this.#accountId;
    const { now } = this.#scope;
    const row = await careerRowOf(this.#scope, accountId);
    const before = row && verificationFromRow(row);
    if (before?.verified === 'VERIFIED') this.#scope.reauthenticated();
    const { details, notice } = await this.#portal.find(accountId, oneTapToken === undefined ? undefined : { kind: 'one-tap', token: oneTapToken });
    const loginUrl = notice === 'log-in-there' ? ((await this.#logins.begin(accountId, referer)) ?? null) : null;
    const said = { ...(notice === undefined ? nothingSaid : saidOf[notice]), loginUrl };
    if (!details) return { outcome: 'missing', verified: before?.verified ?? '', source: before?.source ?? null, ...said };
    await this.#scope.db.updateTable('account').set({ naukri_user: true }).where('id', '=', accountId).execute();
    await notePortalWord(this.#scope.db, row, details, { accountId, now });
    const after = row && verificationFromRow(await keepDesignation(this.#scope.db, this.#scope.secrets, accountId));
    return { outcome: 'linked', verified: after?.verified ?? '', source: after?.source ?? null, ...said };
  }

  async saveConsent(isGiven: boolean): Promise<void> {
    await keepPortalConsent(this.#scope.db, this.#accountId, isGiven, dayOf(this.#scope.now));
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }
}
