import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/photos.ts';
import type { ContributedPhotos } from '#core/photos/contributed-photos.ts';
import type { OwnPhotoSet, PhotoSetDraft } from '#core/photos/photo-set-draft.ts';
import { BrowserContributedPhotos } from '#web/adapters/photos/browser-contributed-photos.ts';
import { DeviceContributedPhotos } from '#web/adapters/photos/device-contributed-photos.ts';
import { httpOwnPhotos } from '#web/adapters/photos/http-own-photos.ts';
import { aPhotoDevice } from '#tests/contribution-device.ts';
import { OwnPhotoWorld } from '#tests/fakes/photos/fake-own-photos.ts';
import { aPicture } from '#tests/pictures.ts';
import { keepsAppeals, keepsContributed, koyalPay } from '#tests/ports/contributions/contributed-things.ts';

const facts = { album: 'office', captions: ['My desk.', null] } as const;
const draft: PhotoSetDraft = { ...facts, files: [await aPicture(), await aPicture('jpeg')] };
const idOf = ({ photoSetId }: { readonly photoSetId: string }) => photoSetId;

keepsContributed<PhotoSetDraft, OwnPhotoSet, ContributedPhotos>(
  {
    kind: 'photo',
    draft,
    told: { ...facts, there: [1, 2] },
    changes: { captions: ['My desk, on a Monday.', null] },
    idOf,
    inMemory: () => {
      const world = new OwnPhotoWorld();
      return { ...aPhotoDevice(world), kept: world.kept };
    },
    inABrowser: (keys, load) => new BrowserContributedPhotos(keys, load),
    overTheWire: ({ parts, clientOf }) =>
      new DeviceContributedPhotos({ ...parts, photosOf: (publicKey) => httpOwnPhotos(clientOf(publicKey).service(routes)) }),
  },
  (open) => keepsAppeals<PhotoSetDraft, OwnPhotoSet, ContributedPhotos>(open, { draft, idOf }),
);

describe('photos of which one did not arrive (R-084)', () => {
  it('are gone on with where they stopped, and cost one token', async () => {
    const world = new OwnPhotoWorld();
    const { contributed, tokens } = aPhotoDevice(world);
    world.losesPhoto = true;
    await expect(contributed.send(koyalPay, draft)).rejects.toMatchObject({ kind: 'offline' });
    expect([...world.kept.values()]).toMatchObject([{ there: [] }]);
    expect(await contributed.send(koyalPay, draft)).toMatchObject({ there: [1, 2] });
    expect([world.kept.size, tokens.issued.size]).toEqual([1, 1]);
  });
});
