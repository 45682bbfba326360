import { routes as persona } from '#contract/generated/persona.ts';
import { routes as onboarding } from '#contract/generated/user/onboarding.ts';
import { routes as personas } from '#contract/generated/user/personas.ts';
import type { Clock } from '#core/clock.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { BrowserTurns } from '#web/adapters/device/browser-turns.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { httpOnboardings } from '#web/adapters/onboarding/http-onboardings.ts';
import { DeviceAnonymousPersonas } from '#web/adapters/persona-keys/device-anonymous-personas.ts';
import { DeviceUnclaimedNames } from '#web/adapters/persona-keys/device-unclaimed-names.ts';
import type { PlaceParts } from '#web/adapters/persona-keys/browser-name-places.ts';
import { HttpKeyedPersonas } from '#web/adapters/persona-keys/http-keyed-personas.ts';
import { HttpPersonaTokens } from '#web/adapters/persona-keys/http-persona-tokens.ts';
import { asNobody, later, signing } from '#web/adapters/persona-keys/signing.ts';
import { HttpMadeUpNames } from '#web/adapters/personas/http-made-up-names.ts';
import type { HostStore } from '#web/stores/app/host-store.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { keyedServicesOf } from './keyed-services.ts';
import { keysOf } from './keys-of.ts';
import { witnessesOf } from './witnesses-of.ts';

export const placePartsOf = (session: SessionStore): PlaceParts => ({ keys: keysOf(session), storage: new BrowserUserStorage() });

function tokenPartsOf(http: Http, session: SessionStore, clock: Clock, host: HostStore) {
  const keys = keysOf(session);
  const byKey = keyedServicesOf(http, signing(keys, clock));
  return {
    keys,
    byKey,
    tokens: new HttpPersonaTokens(http.service(persona), http.under(later(signing(keys, clock)), persona)),
    ...witnessesOf(http),
    onboardings: httpOnboardings(http.service(onboarding)),
    clock,
    // Where a name begins at once, its page still has to look for it.
    waitMs: Math.max(1, host.settings.nameWaitMinutes) * minuteMs,
    chance: () => Math.random(),
    isNewWriter: () => session.member?.isReader === true && !session.member.isWriter,
  };
}

export const unclaimedNamesOf = (...around: Parameters<typeof tokenPartsOf>): UnclaimedNames => new DeviceUnclaimedNames(tokenPartsOf(...around));

/** Made-up name code, loaded on demand. */
export function anonymousPersonasOf(http: Http, session: SessionStore, clock: Clock, host: HostStore): AnonymousPersonas {
  const { byKey, ...parts } = tokenPartsOf(http, session, clock, host);
  return new DeviceAnonymousPersonas({
    ...parts,
    personas: new HttpKeyedPersonas(byKey),
    names: new HttpMadeUpNames(http.under(asNobody, personas)),
    turns: new BrowserTurns(),
    displayName: () => session.member?.displayName,
  });
}
