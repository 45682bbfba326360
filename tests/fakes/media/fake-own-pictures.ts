import type { OwnPictures } from '#core/media/own-pictures.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';

/** Pictures of a device with or without a key. */
export class FakeOwnPictures implements OwnPictures {
  holdsKey = false;

  async takersOf(profileType: ProfileType): Promise<readonly ProfileType[]> {
    return this.holdsKey ? [profileType] : profileTypes;
  }

  async addressOf(url: string): Promise<string> {
    return this.holdsKey ? `blob:${url}` : url;
  }
}
