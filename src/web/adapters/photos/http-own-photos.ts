import type { operations } from '#contract/generated/photos.ts';
import type { Service } from '#contract/service.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import type { PhotoSetFacts } from '#core/photos/photo-set-draft.ts';
import type { BodyForm } from '../http/detour.ts';

const asBytes: BodyForm = { headers: { 'content-type': 'application/octet-stream' }, bodySerializer: (body) => body };

/** The photos of the key that signs the calls of this service. */
export const httpOwnPhotos = (signed: Service<operations>): OwnPhotos => ({
  create: (companyUrlName, facts, token) => signed.submitPhotos({ body: { companyUrlName, token, ...saidIn(facts) } }),
  add(photoSetId, place, file) {
    const call = { path: { photoSetId, place }, body: file, form: asBytes };
    return signed.addPhoto(call);
  },
  change: (photoSetId, facts, version) => signed.updatePhotos({ path: { photoSetId }, body: { version, ...saidIn(facts) } }),
  async remove(photoSetId) {
    await signed.deletePhotos({ path: { photoSetId } });
  },
  appeal: (photoSetId, text) => signed.submitPhotosAppeal({ path: { photoSetId }, body: { text } }),
  async mine() {
    const { items } = await signed.listMyPhotos({});
    return items[0];
  },
});

/** What is said of the photos, and nothing else that an object which holds it may hold: the contract takes no other field. */
const saidIn = ({ album, captions }: PhotoSetFacts): PhotoSetFacts => ({ album, captions });
