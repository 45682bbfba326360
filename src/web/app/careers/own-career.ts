import { ContainerModule } from 'inversify';
import { routes as user } from '#contract/generated/user.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { BrowserCareers } from '#web/adapters/careers/browser-careers.ts';
import { httpCareers } from '#web/adapters/careers/http-careers.ts';
import { Http } from '#web/adapters/http/http.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';

export const ownCareer = new ContainerModule(({ bind }) => {
  bind(BrowserCareers).toResolvedValue(
    (http: Http, storage: UserStorage, session: SessionStore) =>
      new BrowserCareers(httpCareers(http.service(user)), storage, () => session.member?.userId ?? ''),
    [Http, UserStorage, SessionStore],
  );
});
