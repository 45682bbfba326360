import { routes as persona } from '#contract/generated/persona.ts';
import type { Clock } from '#core/clock.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { HttpContributionTokens } from '#web/adapters/contributions/http-contribution-tokens.ts';
import type { KeyedClients } from '#web/adapters/contributions/keyed-clients.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { asNobody } from '#web/adapters/persona-keys/signing.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { witnessesOf } from '../persona-keys/witnesses-of.ts';
import { contributionKeysOf } from './contribution-bindings.ts';

export function keyedClientsOf(http: Http, session: SessionStore, clock: Clock): KeyedClients {
  const keys = contributionKeysOf(session);
  const tokens = new HttpContributionTokens(http.service(persona), http.under(asNobody, persona));
  return { parts: { ...witnessesOf(http), keys, tokens, clock }, clientOf: contributionHttp(http, keys, clock) };
}
