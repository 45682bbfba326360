import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import type { ProfilePhotos } from '#core/profile/profile-photos.ts';

interface PhotoPorts {
  readonly profilePhotos: ProfilePhotos;
}

export const photoOperations = ({ profilePhotos }: PhotoPorts) =>
  ({
    getProfilePhoto: async () => ({ photo: await profilePhotos.own() }),
    uploadProfilePhoto: async ({ body }) => ({ photo: await profilePhotos.save(body.photo) }),
    deleteProfilePhoto: async () => {
      await profilePhotos.remove();
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;
