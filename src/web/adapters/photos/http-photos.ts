import type { operations } from '#contract/generated/photos.ts';
import type { Service } from '#contract/service.ts';
import { firstPhotoPage, usualPhotos } from '#core/photos/photo.ts';
import type { Photos } from '#core/photos/photos.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpPhotos = (photos: Service<Sparse<operations>>): Photos => ({
  albums: (urlName) => photos.listCompanyAlbums({ path: { urlName } }),
  list: (urlName, album, page = firstPhotoPage, limit = usualPhotos) => photos.listCompanyPhotos({ path: { urlName }, query: { page, limit, album } }),
  async helpful(urlName) {
    const { items } = await photos.listHelpfulPhotos({ path: { urlName } });
    return items;
  },
  async byCompany(urlName) {
    const { items } = await photos.listPhotosByCompany({ path: { urlName } });
    return items;
  },
  set: (photoSetId) => photos.getPhotoSet({ path: { photoSetId } }),
});
