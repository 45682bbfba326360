import { ContainerModule } from 'inversify';
import { routes as settings } from '#contract/generated/user/settings.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { httpConsents } from '#web/adapters/settings/http-consents.ts';
import { Http } from '#web/adapters/http/http.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { UsageConsent } from '#web/stores/usage/usage-consent.ts';

/** Consent to counting, shared by the counter and settings. */
export const usageConsent = new ContainerModule(({ bind }) => {
  bind(UsageConsent).toResolvedValue(
    (http: Http, storage: UserStorage, session: SessionStore) => new UsageConsent(httpConsents(http.service(settings)), storage, session),
    [Http, UserStorage, SessionStore],
  );
});
