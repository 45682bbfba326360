import { routes as salary } from '#contract/generated/salary.ts';
import type { Clock } from '#core/clock.ts';
import type { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { DeviceContributedSalaries } from '#web/adapters/salaries/device-contributed-salaries.ts';
import { httpOwnSalaries } from '#web/adapters/salaries/http-own-salaries.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { payingPartsOf } from './paying-parts.ts';

/** Salaries by the keys of this device, with all that pays for them and signs. */
export function deviceSalariesOf(http: Http, session: SessionStore, clock: Clock): ContributedSalaries {
  const parts = payingPartsOf(http, session, clock);
  const clientOf = contributionHttp(http, parts.keys, clock);
  return new DeviceContributedSalaries({ ...parts, salariesOf: (publicKey) => httpOwnSalaries(clientOf(publicKey).service(salary)) });
}
