import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/photos.ts';
import { photoContribution, type OwnPhotos } from '#core/photos/own-photos.ts';
import { dayMs } from '#core/figures/durations.ts';
import { photoSummary } from '#server/adapters/photos/photo-summary.ts';
import { refreshStale } from '#server/adapters/summaries/refresh-stale.ts';
import { httpOwnPhotos } from '#web/adapters/photos/http-own-photos.ts';
import { FakeOwnPhotos, OwnPhotoBackend } from '#tests/fakes/photos/fake-own-photos.ts';
import { aPicture } from '#tests/pictures.ts';
import { describeAdapters, serverOfKeys } from '#tests/ports/contributions/opened-keys.ts';
import { keepsOwnPhotos, somePhotos } from './own-photos.ts';

describeAdapters<OwnPhotos, OwnPhotoBackend>(
  {
    kind: photoContribution,
    backend: (clock) => new OwnPhotoBackend(undefined, clock),
    fake: (backend, publicKey) => new FakeOwnPhotos(backend, publicKey),
    inServer: (ports) => ports.ownPhotos,
    overHttp: (client) => httpOwnPhotos(client.service(routes)),
    summary: photoSummary,
  },
  keepsOwnPhotos,
);

describe('photos sent by their own key (F-07, F-17)', () => {
  it('wait for a secret hour, and then show only their week', async () => {
    const { server, ports, token } = await serverOfKeys('contribution');
    const { photoSetId } = await ports.ownPhotos.create('koyal-pay', somePhotos, token);
    await ports.ownPhotos.add(photoSetId, 1, await aPicture());
    await refreshStale(server.db, server.clock, [photoSummary]);
    await expect(ports.photos.set(photoSetId)).rejects.toMatchObject({ kind: 'missing' });
    server.clock.advance(3 * dayMs);
    await refreshStale(server.db, server.clock, [photoSummary]);
    const row = await server.db.selectFrom('photo_set').selectAll().executeTakeFirstOrThrow();
    expect([row.due_at, row.posted_at.toISOString().slice(10), row.posted_at.getUTCDay()]).toEqual([null, 'T00:00:00.000Z', 1]);
    const { photos } = await ports.photos.set(photoSetId);
    expect([photos.length, (await ports.companies.header('koyal-pay')).photosCount]).toEqual([1, 1]);
    expect((await ports.pictureOf(photos[0]?.fileKey ?? ''))?.isPublic).toBe(true);
    await ports.ownPhotos.remove(photoSetId);
    await refreshStale(server.db, server.clock, [photoSummary]);
    expect(await server.db.selectFrom('company_photo').select('id').execute()).toEqual([]);
    expect((await ports.companies.header('koyal-pay')).photosCount).toBe(0);
    expect(await server.db.selectFrom('photo_set').select(['status', 'captions']).execute()).toEqual([{ status: 'DELETED', captions: '' }]);
  });

  it('go whole while nobody has seen them, and without a ledger entry', async () => {
    const { server, ports, token } = await serverOfKeys('contribution');
    const { photoSetId } = await ports.ownPhotos.create('koyal-pay', somePhotos, token);
    await ports.ownPhotos.add(photoSetId, 1, await aPicture());
    await ports.ownPhotos.remove(photoSetId);
    for (const name of ['photo_set', 'company_photo', 'owed_line'] as const) expect(await server.db.selectFrom(name).selectAll().execute()).toEqual([]);
  });
});
