import type { JobPortals, PortalAccount, PortalDetails, PortalLink } from '#core/verification/job-portals.ts';
import { withVerification } from '#tests/fakes/careers/fake-careers.ts';
import { aMemberRecord, type MemberRecord } from '#tests/fakes/profile/member-record.ts';

/** A job portal in memory, which knows what the record says. */
export class FakeJobPortals implements JobPortals {
  readonly record: MemberRecord;
  /** Details of members by the token of the portal's one-tap. */
  readonly known = new Map<string, PortalDetails>();
  readonly tokens: string[] = [];

  constructor(record: MemberRecord = aMemberRecord()) {
    this.record = record;
  }

  async account(): Promise<PortalAccount> {
    const { portal, isConsentGiven } = this.record;
    return { exists: portal !== undefined, isConsentGiven, details: isConsentGiven ? (portal ?? null) : null };
  }

  async link(oneTapToken?: string): Promise<PortalLink> {
    if (oneTapToken !== undefined) {
      this.tokens.push(oneTapToken);
      this.record.portal ??= this.known.get(oneTapToken);
    }
    const outcome = this.record.portal ? 'linked' : 'missing';
    if (this.record.portal) this.record.naukriUser = this.record.isPortalLinked = true;
    if (this.record.career) this.record.career = withVerification(this.record, this.record.career);
    const verification = this.record.career?.verification;
    return { outcome, verified: verification?.verified ?? '', source: verification?.source ?? null };
  }

  async saveConsent(isGiven: boolean): Promise<void> {
    this.record.isConsentGiven = isGiven;
  }
}
