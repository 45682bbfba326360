import type { JobPortals, PortalAccount, PortalDetails, PortalLink } from '#core/verification/job-portals.ts';
import { withVerification } from '#tests/fakes/careers/fake-careers.ts';
import { OfMember } from '#tests/fakes/member-fixture.ts';

export class FakeJobPortals extends OfMember implements JobPortals {
  readonly known = new Map<string, PortalDetails>();
  readonly tokens: string[] = [];
  /** Reply of a portal that wants something of the member. */
  said: Partial<PortalLink> = {};

  async account(): Promise<PortalAccount> {
    const { portal, isConsentGiven } = this.fixture;
    return { exists: portal !== undefined, isConsentGiven, details: isConsentGiven ? (portal ?? null) : null };
  }

  async link(oneTapToken?: string): Promise<PortalLink> {
    if (oneTapToken !== undefined) {
      this.tokens.push(oneTapToken);
      this.fixture.portal ??= this.known.get(oneTapToken);
    }
    const outcome = this.fixture.portal ? 'linked' : 'missing';
    if (this.fixture.portal) this.fixture.naukriUser = this.fixture.isPortalLinked = true;
    if (this.fixture.career) this.fixture.career = withVerification(this.fixture, this.fixture.career);
    const verification = this.fixture.career?.verification;
    const said = outcome === 'linked' ? { message: null, important: false } : { message: 'We found no account of yours there.', important: true };
    return { outcome, verified: verification?.verified ?? '', source: verification?.source ?? null, ...said, showPopup: false, loginUrl: null, ...this.said };
  }

  async saveConsent(isGiven: boolean): Promise<void> {
    this.fixture.isConsentGiven = isGiven;
  }
}
