import { routes as benefits } from '#contract/generated/benefits.ts';
import type { ContributedBenefits } from '#core/benefits/contributed-benefits.ts';
import type { Clock } from '#core/clock.ts';
import { DeviceContributedBenefits } from '#web/adapters/benefits/device-contributed-benefits.ts';
import { httpOwnBenefits } from '#web/adapters/benefits/http-own-benefits.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import type { Http } from '#web/adapters/http/http.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { payingPartsOf } from './paying-parts.ts';

/** Benefits by the keys of this device, with all that pays for them and signs. */
export function deviceBenefitsOf(http: Http, session: SessionStore, clock: Clock): ContributedBenefits {
  const parts = payingPartsOf(http, session, clock);
  const clientOf = contributionHttp(http, parts.keys, clock);
  return new DeviceContributedBenefits({ ...parts, benefitsOf: (publicKey) => httpOwnBenefits(clientOf(publicKey).service(benefits)) });
}
