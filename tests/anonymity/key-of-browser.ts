import { routes as moderation } from '#contract/generated/moderation.ts';
import { routes as persona } from '#contract/generated/persona.ts';
import { routes as onboarding } from '#contract/generated/user/onboarding.ts';
import { routes as personas } from '#contract/generated/user/personas.ts';
import type { Clock } from '#core/clock.ts';
import { longestNameWaitMs } from '#core/personas/waiting-name.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { CurrentName } from '#web/adapters/keyed-calls/current-name.ts';
import { keyedAnswers } from '#web/adapters/keyed-calls/keyed-answers.ts';
import { keyedCalls } from '#web/adapters/keyed-calls/keyed-calls.ts';
import { httpRemovalLedger } from '#web/adapters/moderation/http-removal-ledger.ts';
import { httpOnboardings } from '#web/adapters/onboarding/http-onboardings.ts';
import { BrowserAnonymousPersonas } from '#web/adapters/persona-keys/browser-anonymous-personas.ts';
import { BrowserBlindTokens } from '#web/adapters/persona-keys/browser-blind-tokens.ts';
import { DeviceAnonymousPersonas } from '#web/adapters/persona-keys/device-anonymous-personas.ts';
import { HttpKeyedPersonas } from '#web/adapters/persona-keys/http-keyed-personas.ts';
import { HttpPersonaTokens } from '#web/adapters/persona-keys/http-persona-tokens.ts';
import { asNobody, later, signing } from '#web/adapters/persona-keys/signing.ts';
import { HttpMadeUpNames } from '#web/adapters/personas/http-made-up-names.ts';
import { KeyAway } from '#web/adapters/personas/key-away.ts';
import { FakeTurns } from '#tests/fakes/device/fake-turns.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FakePersonaKeys } from '#tests/fakes/persona-keys/fake-persona-keys.ts';
import { FakeVerifiedLedgers } from '#tests/fakes/persona-keys/fake-verified-ledgers.ts';
import { fetchOf, origin, type Watch } from '#tests/over-the-wire.ts';

type App = Parameters<typeof fetchOf>[0];

interface Around {
  readonly app: App;
  readonly clock: Clock;
  readonly watch?: Watch;
  readonly displayName?: () => string | undefined;
  /** Requests a name as the product does, so that it begins later. */
  readonly namesBeginLater?: true;
  /** Lot by which an earlier name is changed later. */
  readonly chance?: () => number;
}

/** Key of a browser, wired as in the product, and its name maker. */
export function keyOfBrowser(http: Http, { app, clock, watch = () => undefined, displayName = () => 'Asha Rao', namesBeginLater, chance = () => 0 }: Around) {
  const [keys, storage, brought] = [new FakePersonaKeys(), new FakeUserStorage(), new Array<Blob>()];
  const sign = signing(keys, clock);
  const pictures = { origin, fetch: fetchOf(app, watch), addressFor: (picture: Blob) => `blob:${brought.push(picture)}` };
  const member = { isWriter: false };
  const away = new KeyAway(() => member.isWriter);
  const byKey = { persona: http.under(sign, persona), names: http.under(sign, personas) };
  const name = new CurrentName(keys, new HttpKeyedPersonas(byKey));
  const ways = Promise.resolve(keyedCalls({ keys, sign, storage, away, name, ...keyedAnswers(http, sign, pictures, storage) }));
  http.interceptBy(() => ways);
  const device = new DeviceAnonymousPersonas({
    keys,
    tokens: new HttpPersonaTokens(http.service(persona), namesBeginLater ? http.under(later(sign), persona) : byKey.persona),
    blinding: new BrowserBlindTokens(),
    personas: new HttpKeyedPersonas(byKey),
    ledger: httpRemovalLedger(http.under(asNobody, moderation)),
    verified: new FakeVerifiedLedgers(),
    sha256: async (text) => Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(text))).toString('hex'),
    names: new HttpMadeUpNames(http.under(asNobody, personas)),
    turns: new FakeTurns(),
    displayName,
    clock,
    waitMs: longestNameWaitMs,
    chance,
    isNewWriter: () => false,
    onboardings: httpOnboardings(http.service(onboarding)),
  });
  const anonymous = new BrowserAnonymousPersonas(
    async () => device,
    () => undefined,
  );
  return { keys, storage, brought, member, byKey, anonymous, device };
}
