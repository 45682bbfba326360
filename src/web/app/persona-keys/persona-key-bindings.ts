import { ContainerModule } from 'inversify';
import { routes as persona } from '#contract/generated/persona.ts';
import { Clock } from '#core/clock.ts';
import { KeyCopies } from '#core/persona-keys/key-copies.ts';
import { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import { Http } from '#web/adapters/http/http.ts';
import { HttpKeyCopies } from '#web/adapters/persona-keys/http-key-copies.ts';
import { HttpKeyedPersonas } from '#web/adapters/persona-keys/http-keyed-personas.ts';
import { HttpPersonaTokens } from '#web/adapters/persona-keys/http-persona-tokens.ts';
import { asNobody, signing } from '#web/adapters/persona-keys/signing.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { keyedServicesOf } from './keyed-services.ts';
import { keysOf } from './keys-of.ts';

export const personaKeyBindings = [
  new ContainerModule(({ bind }) => {
    bind(PersonaKeys).toResolvedValue((session: SessionStore) => keysOf(session), [SessionStore]);
    bind(KeyedPersonas).toResolvedValue(
      (http: Http, keys: PersonaKeys, clock: Clock) => new HttpKeyedPersonas(keyedServicesOf(http, signing(keys, clock))),
      [Http, PersonaKeys, Clock],
    );
    bind(KeyCopies).toResolvedValue(
      (http: Http, keys: PersonaKeys, clock: Clock) => new HttpKeyCopies(http.under(signing(keys, clock), persona), http.under(asNobody, persona)),
      [Http, PersonaKeys, Clock],
    );
    bind(PersonaTokens).toResolvedValue(
      (http: Http, keys: PersonaKeys, clock: Clock) => new HttpPersonaTokens(http.service(persona), http.under(signing(keys, clock), persona)),
      [Http, PersonaKeys, Clock],
    );
  }),
];
