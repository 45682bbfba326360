import { Failure } from '#core/failure.ts';
import type { ProfilePhotos } from '#core/profile/profile-photos.ts';

const png = [0x89, 0x50, 0x4e, 0x47];

/** Recognises PNG alone, by its first bytes. */
export class FakeProfilePhotos implements ProfilePhotos {
  photo: string | null = null;

  async own(): Promise<string | null> {
    return this.photo;
  }

  async save(file: Uint8Array<ArrayBuffer>): Promise<string> {
    if (!png.every((byte, at) => file[at] === byte)) throw new Failure('invalid', 'This is not a picture that we can read.', { code: 'PICTURE_UNREADABLE' });
    return (this.photo = `data:image/webp;base64,${btoa(String.fromCharCode(...file.slice(0, 60)))}`);
  }

  async remove(): Promise<void> {
    this.photo = null;
  }
}
