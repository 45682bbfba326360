import { ContainerModule, type ServiceIdentifier } from 'inversify';
import { routes, type operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { BrowserCareers } from '#web/adapters/careers/browser-careers.ts';
import { httpCareers } from '#web/adapters/careers/http-careers.ts';
import { Http } from '#web/adapters/http/http.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';

/** Binds a port over HTTP that answers the member's career, which this device completes. */
export const withOwnCareer = <Port>(port: ServiceIdentifier<Port>, adapterOver: (user: Service<operations>, careers: BrowserCareers) => Port) =>
  new ContainerModule(({ bind }) => {
    bind<Port>(port).toResolvedValue(
      ((http: Http, storage: UserStorage, session: SessionStore) => {
        const user = http.service(routes);
        return adapterOver(user, new BrowserCareers(httpCareers(user), storage, () => session.member?.userId ?? ''));
      }) as never,
      [Http, UserStorage, SessionStore] as never,
    );
  });
