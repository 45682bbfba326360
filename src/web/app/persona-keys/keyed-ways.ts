import type { Container } from 'inversify';
import { Clock } from '#core/clock.ts';
import { BrowserUserStorage } from '#web/adapters/device/browser-user-storage.ts';
import { Http } from '#web/adapters/http/http.ts';
import { KeyAway } from '#web/adapters/personas/key-away.ts';
import { CurrentName } from '#web/adapters/keyed-calls/current-name.ts';
import { keyedAnswers } from '#web/adapters/keyed-calls/keyed-answers.ts';
import { keyedCalls } from '#web/adapters/keyed-calls/keyed-calls.ts';
import { HttpKeyedPersonas } from '#web/adapters/persona-keys/http-keyed-personas.ts';
import { signing } from '#web/adapters/persona-keys/signing.ts';
import type { KeyedInterceptor } from '#web/adapters/http/interceptor.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { keyedServicesOf } from './keyed-services.ts';
import { keysOf, ofMemberAlone } from './keys-of.ts';

export function keyedWaysOf(shell: Container): KeyedInterceptor {
  const [session, http] = [shell.get(SessionStore), shell.get(Http)];
  const keys = ofMemberAlone(session, keysOf(session));
  const sign = signing(keys, shell.get(Clock));
  const pictures = { origin: location.origin, fetch: (request: Request) => fetch(request), addressFor: (picture: Blob) => URL.createObjectURL(picture) };
  const away = new KeyAway(() => session.isWriter);
  const name = new CurrentName(keys, new HttpKeyedPersonas(keyedServicesOf(http, sign)));
  const storage = new BrowserUserStorage();
  return keyedCalls({ keys, sign, storage, away, name, ...keyedAnswers(http, sign, pictures, storage) });
}
