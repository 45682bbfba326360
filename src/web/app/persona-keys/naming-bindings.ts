import { ContainerModule } from 'inversify';
import { Clock } from '#core/clock.ts';
import { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import { NamePlaces } from '#core/persona-keys/name-place.ts';
import { UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { Http } from '#web/adapters/http/http.ts';
import { BrowserAnonymousPersonas } from '#web/adapters/persona-keys/browser-anonymous-personas.ts';
import { BrowserNamePlaces } from '#web/adapters/persona-keys/browser-name-places.ts';
import { BrowserUnclaimedNames } from '#web/adapters/persona-keys/browser-unclaimed-names.ts';
import { HostStore } from '#web/stores/app/host-store.ts';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';

const naming = () => import(/* webpackChunkName: "keyed" */ './naming.ts');

export const namingBindings = [
  new ContainerModule(({ bind }) => {
    bind(AnonymousPersonas).toResolvedValue(
      (http: Http, session: SessionStore, clock: Clock, host: HostStore, news: NameNewsStore) =>
        new BrowserAnonymousPersonas(
          async () => (await naming()).anonymousPersonasOf(http, session, clock, host),
          () => news.tell(),
        ),
      [Http, SessionStore, Clock, HostStore, NameNewsStore],
    );
    bind(UnclaimedNames).toResolvedValue(
      (...around: [http: Http, session: SessionStore, clock: Clock, host: HostStore]) =>
        new BrowserUnclaimedNames(async () => (await naming()).unclaimedNamesOf(...around)),
      [Http, SessionStore, Clock, HostStore],
    );
    bind(NamePlaces).toResolvedValue((session: SessionStore) => new BrowserNamePlaces(async () => (await naming()).placePartsOf(session)), [SessionStore]);
  }),
];
