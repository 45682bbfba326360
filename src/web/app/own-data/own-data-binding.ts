import { ContainerModule } from 'inversify';
import { routes as persona } from '#contract/generated/persona.ts';
import { routes as user } from '#contract/generated/user/own-data.ts';
import { Clock } from '#core/clock.ts';
import { OwnData } from '#core/own-data/own-data.ts';
import { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { Http } from '#web/adapters/http/http.ts';
import { httpOwnData } from '#web/adapters/own-data/http-own-data.ts';
import { signing } from '#web/adapters/persona-keys/signing.ts';

/** Stored data of a member: the account's by session, the made-up name's by key. */
export const ownDataBinding = new ContainerModule(({ bind }) => {
  bind(OwnData).toResolvedValue(
    (http: Http, keys: PersonaKeys, clock: Clock) => httpOwnData(http.service(user), http.under(signing(keys, clock), persona)),
    [Http, PersonaKeys, Clock],
  );
});
