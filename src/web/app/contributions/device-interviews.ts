import { routes as interviews } from '#contract/generated/interviews.ts';
import type { Clock } from '#core/clock.ts';
import type { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { DeviceContributedInterviews } from '#web/adapters/interviews/device-contributed-interviews.ts';
import { httpOwnInterviews } from '#web/adapters/interviews/http-own-interviews.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { payingPartsOf } from './paying-parts.ts';

/** Interviews by the keys of this device, with all that pays for them and signs. */
export function deviceInterviewsOf(http: Http, session: SessionStore, clock: Clock): ContributedInterviews {
  const parts = payingPartsOf(http, session, clock);
  const clientOf = contributionHttp(http, parts.keys, clock);
  return new DeviceContributedInterviews({ ...parts, interviewsOf: (publicKey) => httpOwnInterviews(clientOf(publicKey).service(interviews)) });
}
