import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { ProfilePhotos } from '#core/profile/profile-photos.ts';

export const httpProfilePhotos = (user: Service<operations>): ProfilePhotos => ({
  own: async () => (await user.getProfilePhoto({})).photo,
  async save(file) {
    const { photo } = await user.uploadProfilePhoto({ body: { photo: file } });
    if (photo === null) throw new Failure('broken', 'The photo was kept and is not there');
    return photo;
  },
  remove: () => user.deleteProfilePhoto({}),
});
