import { Failure } from '#core/failure.ts';
import type { PostPicture, PostPictures } from '#core/media/post-pictures.ts';
import { anId } from '#tests/content.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

/** Accepts every nonempty file as a picture. */
export class FakePostPictures extends OverContent implements PostPictures {
  async upload(bytes: Uint8Array<ArrayBuffer>, onProgress: (share: number) => void = () => undefined): Promise<PostPicture> {
    this.content.ask('writer');
    onProgress(0);
    if (bytes.length === 0) throw new Failure('invalid', 'This is not a picture that we can read.', { code: 'PICTURE_UNREADABLE' });
    const fileKey = anId('f');
    const file = { url: `/media/${fileKey}`, width: 1_280, height: 720, bytes: bytes.length };
    const picture = { fileKey, ...file, small: file };
    this.content.uploads.set(fileKey, picture);
    onProgress(1);
    return picture;
  }

  async remove(postId: string, fileKey: string): Promise<void> {
    this.content.ask('member');
    const post = this.content.post(postId);
    if (!post.isMine || !post.pictures.some((picture) => picture.fileKey === fileKey)) throw new Failure('missing');
    this.content.put({ ...post, pictures: post.pictures.filter((picture) => picture.fileKey !== fileKey) });
  }
}
