import { describe, expect, it } from 'vitest';
import { photoContribution } from '#core/photos/own-photos.ts';
import { devicePhotos } from '#web/adapters/photos/device-photos.ts';
import type { OwnPhotoSet, PhotoSetDraft } from '#core/photos/photo-set-draft.ts';
import { aDeviceOf } from '#tests/contribution-device.ts';
import { OwnPhotoWorld } from '#tests/fakes/photos/fake-own-photos.ts';
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
    const world = new OwnPhotoWorld();
    return { ...aDeviceOf('photos', world), kept: world.kept };
  },
  onDevice: devicePhotos,
});

describe('photos that are added to those of before (R-086)', () => {
  const photo = draft.files[0];
  const more: PhotoSetDraft = { album: 'office', captions: ['My desk.', null, 'The lift.', null], files: [undefined, undefined, photo, photo] };

  /** Two photos that were sent, and a change that adds two. */
  async function sent() {
    const world = new OwnPhotoWorld();
    const { contributed } = aDeviceOf('photos', world);
    const own = await contributed.send(koyalPay, draft);
    const [publicKey = ''] = world.kept.keys();
    return { world, own, publicKey, change: () => contributed.change(publicKey, own, more) };
  }

  it('arrive once each, also where one was lost on the way', async () => {
    const { world, change } = await sent();
    world.losesPhoto = true;
    await expect(change()).rejects.toMatchObject({ kind: 'offline' });
    expect(await change()).toMatchObject({ captions: more.captions, there: [1, 2, 3, 4], version: 1 });
  });

  it('take no place to which another device has brought a photo meanwhile', async () => {
    const { world, own, publicKey, change } = await sent();
    world.kept.set(publicKey, { ...own, there: [1, 2, 3] });
    await expect(change()).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    expect(world.kept.get(publicKey)).toMatchObject({ version: 0, there: [1, 2, 3] });
  });
});

describe('photos of which one did not arrive (R-084)', () => {
  it('are gone on with where they stopped, and cost one token', async () => {
    const world = new OwnPhotoWorld();
    const { contributed, tokens } = aDeviceOf('photos', world);
    world.losesPhoto = true;
    await expect(contributed.send(koyalPay, draft)).rejects.toMatchObject({ kind: 'offline' });
    expect([...world.kept.values()]).toMatchObject([{ there: [] }]);
    expect(await contributed.send(koyalPay, draft)).toMatchObject({ there: [1, 2] });
    expect([world.kept.size, tokens.issued.size]).toEqual([1, 1]);
  });
});
