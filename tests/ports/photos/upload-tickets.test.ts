import { describe } from 'vitest';
import { routes } from '#contract/generated/photos.ts';
import { dayOf } from '#core/figures/ago.ts';
import { contributionHttp } from '#web/adapters/contributions/contribution-http.ts';
import { BrowserUploadTickets } from '#web/adapters/photos/browser-upload-tickets.ts';
import { deviceUploadTickets } from '#web/adapters/photos/device-upload-tickets.ts';
import { httpOwnPhotos } from '#web/adapters/photos/http-own-photos.ts';
import { aContributingDevice } from '#tests/contribution-device.ts';
import { FakeContributionKeys } from '#tests/fakes/contributions/fake-contribution-keys.ts';
import { FakeOwnPhotos, OwnPhotoBackend } from '#tests/fakes/photos/fake-own-photos.ts';
import { browserOf } from '#tests/over-the-wire.ts';
import { serverOfKeys } from '#tests/ports/contributions/opened-keys.ts';
import { somePhotos } from './own-photos.ts';
import { keepsUploadTickets } from './upload-tickets.ts';

describe('tickets of photos, in memory (R-086)', () =>
  void keepsUploadTickets(async () => {
    const backend = new OwnPhotoBackend();
    const [here, there] = [aContributingDevice({ photos: backend }), aContributingDevice({ photos: backend })];
    const { photoSetId } = await here.photos.send({ urlName: 'koyal-pay', name: 'Koyal Pay' }, { ...somePhotos, files: [] });
    const [publicKey = ''] = backend.kept.keys();
    return {
      here: { tickets: here.tickets, publicKey, photos: new FakeOwnPhotos(backend, publicKey), photoSetId },
      there: { tickets: there.tickets, keys: there.keys },
      today: dayOf(there.parts.clock.now()),
    };
  }));

describe('tickets of photos, over the wire and loaded on demand (R-086)', () =>
  void keepsUploadTickets(async () => {
    const { server } = await serverOfKeys('contribution');
    const session = await server.signIn();
    const [keys, others] = [new FakeContributionKeys(), new FakeContributionKeys()];
    const http = browserOf(server.app, server.clock, { AT: session });
    const key = await keys.make({ kind: 'photo' });
    const photos = httpOwnPhotos(contributionHttp(http, keys, server.clock)(key.publicKey).service(routes));
    const { photoSetId } = await photos.create('koyal-pay', somePhotos, await server.tokenFor(session, key, 'contribution'));
    return {
      here: { tickets: new BrowserUploadTickets(async () => deviceUploadTickets(keys, http, server.clock)), publicKey: key.publicKey, photos, photoSetId },
      there: { tickets: deviceUploadTickets(others, browserOf(server.app, server.clock), server.clock), keys: others },
      today: dayOf(server.clock.now()),
    };
  }));
