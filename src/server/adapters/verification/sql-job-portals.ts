import type { Kysely } from 'kysely';
import type { Clock } from '#core/clock.ts';
import type { JobPortals, PortalAccount, PortalLink } from '#core/verification/job-portals.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { careerRowOf, verificationFromRow } from '../careers/career-row.ts';
import { keepDesignation } from '../careers/designation-persona.ts';
import { freshCaller } from '../caller/fresh-caller.ts';
import { callerOf } from '../caller/own-caller.ts';
import { notePortalWord } from '../careers/portal-word.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { dayOf } from '../sessions/session-start.ts';
import type { Tables } from '../tables.ts';

interface PortalParts {
  readonly clock: Pick<Clock, 'now'>;
  readonly secrets: Pick<Secrets, 'personaOf'>;
  readonly portal: PortalAccounts;
  readonly context: RequestContext;
}

/** The account of the caller at the job portal. What it says is handed on and never kept (D-26). */
export class SqlJobPortals implements JobPortals {
  readonly #db: Kysely<Tables>;
  readonly #parts: PortalParts;

  constructor(db: Kysely<Tables>, parts: PortalParts) {
    this.#db = db;
    this.#parts = parts;
  }

  async account(): Promise<PortalAccount> {
    const accountId = this.#accountId;
    const link = await this.#db.selectFrom('portal_link').select('consent_on').where('account_id', '=', accountId).executeTakeFirst();
    const isConsentGiven = Boolean(link?.consent_on);
    const details = await this.#parts.portal.find(accountId);
    return { exists: details !== undefined, isConsentGiven, details: isConsentGiven ? (details ?? null) : null };
  }

  async link(oneTapToken?: string): Promise<PortalLink> {
    const accountId = this.#accountId;
    const now = this.#parts.clock.now();
    const row = await careerRowOf(this.#db, accountId);
    const before = row && verificationFromRow(row);
    if (before?.verified === 'VERIFIED') freshCaller(this.#parts.context, now);
    const details = await this.#parts.portal.find(accountId, oneTapToken);
    if (!details) return { outcome: 'missing', verified: before?.verified ?? '', source: before?.source ?? null };
    await this.#db.updateTable('account').set({ naukri_user: true }).where('id', '=', accountId).execute();
    await notePortalWord(this.#db, row, details, { accountId, now });
    const after = row && verificationFromRow(await keepDesignation(this.#db, this.#parts.secrets, accountId));
    return { outcome: 'linked', verified: after?.verified ?? '', source: after?.source ?? null };
  }

  async saveConsent(isGiven: boolean): Promise<void> {
    const consent_on = isGiven ? dayOf(this.#parts.clock.now()) : null;
    await this.#db
      .insertInto('portal_link')
      .values({ account_id: this.#accountId, consent_on, linked_on: null, denied_place_key: null })
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ consent_on }))
      .execute();
  }

  get #accountId(): string {
    return callerOf(this.#parts.context).member.userId;
  }
}
