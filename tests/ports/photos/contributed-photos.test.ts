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
