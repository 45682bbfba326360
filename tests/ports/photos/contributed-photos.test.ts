import { describe, expect, it } from 'vitest';
import { photoContribution } from '#core/photos/own-photos.ts';
import { devicePhotos } from '#web/adapters/photos/device-photos.ts';
import type { OwnPhotoSet, PhotoSetDraft } from '#core/photos/photo-set-draft.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { OwnPhotoBackend } from '#tests/fakes/photos/fake-own-photos.ts';
import { aPicture } from '#tests/pictures.ts';
import { keepsContributedModerated, koyalPay } from '#tests/ports/contributions/contributed.ts';

const facts = { album: 'office', captions: ['My desk.', null] } as const;
const draft: PhotoSetDraft = { ...facts, files: [await aPicture(), await aPicture('jpeg')] };

keepsContributedModerated<PhotoSetDraft, OwnPhotoSet>({
  kind: photoContribution,
  draft,
  shown: { ...facts, there: [1, 2] },
  changes: { captions: ['My desk, on a Monday.', null] },
  inMemory: () => {
    const backend = new OwnPhotoBackend();
    return { ...aDeviceOf('photos', backend), kept: backend.kept };
  },
  onDevice: devicePhotos,
});

describe('photos that are added to those of before (R-086)', () => {
  const photo = draft.files[0];
  const more: PhotoSetDraft = { album: 'office', captions: ['My desk.', null, 'The lift.', null], files: [undefined, undefined, photo, photo] };

  async function sent() {
    const backend = new OwnPhotoBackend();
    const { contributed } = aDeviceOf('photos', backend);
    const own = await contributed.send(koyalPay, draft);
    const [publicKey = ''] = backend.kept.keys();
    return { backend, own, publicKey, change: () => contributed.change(publicKey, own, more) };
  }

  it('arrive once each, also where one was lost on the way', async () => {
    const { backend, change } = await sent();
    backend.losesPhoto = true;
    await expect(change()).rejects.toMatchObject({ kind: 'offline' });
    expect(await change()).toMatchObject({ captions: more.captions, there: [1, 2, 3, 4], version: 1 });
  });

  it('take no place to which another device has brought a photo meanwhile', async () => {
    const { backend, own, publicKey, change } = await sent();
    backend.kept.set(publicKey, { ...own, there: [1, 2, 3] });
    await expect(change()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(backend.kept.get(publicKey)).toMatchObject({ version: 0, there: [1, 2, 3] });
  });
});

describe('photos of which one did not arrive (R-084)', () => {
  it('are gone on with where they stopped, and cost one token', async () => {
    const backend = new OwnPhotoBackend();
    const { contributed, tokens } = aDeviceOf('photos', backend);
    backend.losesPhoto = true;
    await expect(contributed.send(koyalPay, draft)).rejects.toMatchObject({ kind: 'offline' });
    expect([...backend.kept.values()]).toMatchObject([{ there: [] }]);
    expect(await contributed.send(koyalPay, draft)).toMatchObject({ there: [1, 2] });
    expect([backend.kept.size, tokens.issued.size]).toEqual([1, 1]);
  });
});
