import type { operations } from '#contract/generated/photos.ts';
import type { Service } from '#contract/service.ts';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import type { Photos } from '#core/photos/photos.ts';
import { companyAsked, done, ownItems } from '../contributions/own-answers.ts';

/** Public photos, and submissions accessed by key alone. */
export const companyPhotoOperations = ({ photos, ownPhotos }: { readonly photos: Photos; readonly ownPhotos: OwnPhotos }): Service<operations> => ({
  listCompanyAlbums: ({ path }) => photos.albums(path.urlName),
  listCompanyPhotos: ({ path, query: { album = null, page, limit } }) => photos.list(path.urlName, album, page, limit),
  listHelpfulPhotos: async ({ path }) => ({ items: await photos.helpful(path.urlName) }),
  listPhotosByCompany: async ({ path }) => ({ items: await photos.byCompany(path.urlName) }),
  getPhotoSet: ({ path }) => photos.set(path.photoSetId),
  submitPhotos: ({ body: { companyUrlName, typedCompany, token, ...facts } }) => ownPhotos.create(companyAsked(companyUrlName, typedCompany), facts, token),
  addPhoto: ({ path, body }) => ownPhotos.add(path.photoSetId, path.place, body),
  updatePhotos: ({ path, body: { version, ...facts } }) => ownPhotos.change(path.photoSetId, facts, version),
  deletePhotos: ({ path }) => done(ownPhotos.remove(path.photoSetId)),
  submitPhotosAppeal: ({ path, body }) => ownPhotos.appeal(path.photoSetId, body.text),
  listMyPhotos: () => ownItems(ownPhotos.mine()),
});
