import { routes as photos } from '#contract/generated/photos.ts';
import type { Clock } from '#core/clock.ts';
import type { ContributedPhotos } from '#core/photos/contributed-photos.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import type { Http } from '#web/adapters/http/http.ts';
import { DeviceContributedPhotos } from '#web/adapters/photos/device-contributed-photos.ts';
import { httpOwnPhotos } from '#web/adapters/photos/http-own-photos.ts';
import type { SessionStore } from '#web/stores/sessions/session-store.ts';
import { payingPartsOf } from './paying-parts.ts';

/** Photos by the keys of this device, with all that pays for them and signs. */
export function devicePhotosOf(http: Http, session: SessionStore, clock: Clock): ContributedPhotos {
  const parts = payingPartsOf(http, session, clock);
  const clientOf = contributionHttp(http, parts.keys, clock);
  return new DeviceContributedPhotos({ ...parts, photosOf: (publicKey) => httpOwnPhotos(clientOf(publicKey).service(photos)) });
}
