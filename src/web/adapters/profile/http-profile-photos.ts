import type { operations } from '#contract/generated/user.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { ProfilePhotos } from '#core/profile/profile-photos.ts';

export class HttpProfilePhotos implements ProfilePhotos {
  readonly #user: Service<operations>;

  constructor(user: Service<operations>) {
    this.#user = user;
  }

  async own(): Promise<string | null> {
    return (await this.#user.getProfilePhoto({})).photo;
  }

  async save(file: Uint8Array<ArrayBuffer>): Promise<string> {
    const { photo } = await this.#user.uploadProfilePhoto({ body: { photo: file } });
    if (photo === null) throw new Failure('broken', 'The photo was kept and is not there');
    return photo;
  }

  async remove(): Promise<void> {
    await this.#user.deleteProfilePhoto({});
  }
}
