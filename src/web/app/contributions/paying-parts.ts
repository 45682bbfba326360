import { routes as persona } from '#contract/generated/persona.ts';
import type { Clock } from '#core/clock.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import type { PayingParts } from '#web/adapters/contributions/paying-parts.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { witnessesOf } from '../persona-keys/witnesses-of.ts';
import { contributionKeysOf } from './contribution-bindings.ts';

/** All that a contribution is paid for with; a screen loads it once something is sent. */
export const payingPartsOf = (http: Http, session: SessionStore, clock: Clock): PayingParts => ({
  ...witnessesOf(http),
  keys: contributionKeysOf(session),
  tokens: new HttpContributionTokens(http.service(persona), http.under(asNobody, persona)),
  clock,
});
