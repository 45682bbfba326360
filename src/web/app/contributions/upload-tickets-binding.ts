import { ContainerModule } from 'inversify';
import { Clock } from '#core/clock.ts';
import { UploadTickets } from '#core/photos/upload-tickets.ts';
import { Http } from '#web/adapters/http/http.ts';
import { BrowserUploadTickets } from '#web/adapters/photos/browser-upload-tickets.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contributionKeysOf } from '../kinds/contribution-bindings.ts';

export const uploadTicketsBinding = new ContainerModule(({ bind }) => {
  bind(UploadTickets).toResolvedValue(
    (http: Http, session: SessionStore, clock: Clock) =>
      new BrowserUploadTickets(async () => {
        const { deviceUploadTickets } = await import(/* webpackChunkName: "contributed" */ '#web/adapters/photos/device-upload-tickets.ts');
        return deviceUploadTickets(contributionKeysOf(session), http, clock);
      }),
    [Http, SessionStore, Clock],
  );
});
