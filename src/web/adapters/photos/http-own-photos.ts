import type { operations } from '#contract/generated/photos.ts';
import { submitPhotos, updatePhotos } from '#contract/generated/bodies/photos.ts';
import type { Service } from '#contract/service.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import { aboutToContract } from '../contributions/about-to-contract.ts';
import { asBytes } from '../http/as-bytes.ts';
import { pickFields } from '../http/pick-fields.ts';

export const httpOwnPhotos = (signed: Service<operations>): OwnPhotos => ({
  create: (about, facts, token) => signed.submitPhotos({ body: pickFields(submitPhotos, { ...facts, ...aboutToContract(about), token }) }),
  add(photoSetId, place, file) {
    const call = { path: { photoSetId, place }, body: file, form: asBytes };
    return signed.addPhoto(call);
  },
  change: (photoSetId, facts, version) => signed.updatePhotos({ path: { photoSetId }, body: pickFields(updatePhotos, { ...facts, version }) }),
  async remove(photoSetId) {
    await signed.deletePhotos({ path: { photoSetId } });
  },
  appeal: (photoSetId, text) => signed.submitPhotosAppeal({ path: { photoSetId }, body: { text } }),
  async mine() {
    const { items } = await signed.listMyPhotos({});
    return items[0];
  },
});
