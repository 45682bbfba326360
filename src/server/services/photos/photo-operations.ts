import type { operations } from '#contract/generated/photos.ts';
import type { Service } from '#contract/service.ts';
import type { Photos } from '#core/photos/photos.ts';

/** Photos of companies: for everybody. */
export const photoOperations = ({ photos }: { readonly photos: Photos }): Service<operations> => ({
  listCompanyAlbums: ({ path }) => photos.albums(path.urlName),
  listCompanyPhotos: ({ path, query: { album = null, page, limit } }) => photos.list(path.urlName, album, page, limit),
  listHelpfulPhotos: async ({ path }) => ({ items: await photos.helpful(path.urlName) }),
});
