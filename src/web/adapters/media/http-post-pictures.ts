import { routes, type operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { OwnPictures } from '#core/media/own-pictures.ts';
import type { PictureFile, PostPicture, PostPictures } from '#core/media/post-pictures.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { asPersona, type BodyForm } from '../http/interceptor.ts';
import type { SendBytes } from '../http/send-bytes.ts';

const asBytes: BodyForm = { headers: { 'content-type': 'application/octet-stream' }, bodySerializer: (body) => body };

/** Uploads by XMLHttpRequest for progress, except by key, where the session must not travel. */
export function httpPostPictures(feed: Service<operations>, own: Pick<OwnPictures, 'takersOf'>, send: SendBytes): PostPictures {
  const byKey = (bytes: Uint8Array<ArrayBuffer>, profileType: ProfileType): Promise<unknown> =>
    feed.uploadPostMedia(asPersona({ body: bytes, form: asBytes }, profileType));
  const bySession = async (bytes: Uint8Array<ArrayBuffer>, onProgress: (share: number) => void): Promise<unknown> => {
    const [, url] = routes.uploadPostMedia;
    try {
      return await send(url, bytes, onProgress);
    } catch (error) {
      if (Failure.from(error).kind !== 'signed-out') throw error;
      // A question that needs the session renews it where that is possible.
      await feed.getMyFeedMeta({});
      return send(url, bytes, onProgress);
    }
  };
  return {
    async upload(bytes, onProgress = () => undefined, profileType = 'DESIGNATION') {
      const takers = await own.takersOf(profileType);
      const isByKey = profileType === 'ANONYMOUS' && takers.length === 1;
      return pictureFromContract(await (isByKey ? byKey(bytes, profileType) : bySession(bytes, onProgress)));
    },
    remove: (postId, fileKey) => feed.deletePostMedia({ path: { postId, mediaKey: fileKey } }),
  };
}

function pictureFromContract(answer: unknown): PostPicture {
  const { fileKey, small } = Object(answer);
  if (typeof fileKey !== 'string') throw unread();
  return { fileKey, ...fileFromContract(answer), small: fileFromContract(small) };
}

function fileFromContract(answer: unknown): PictureFile {
  const { url, width, height, bytes } = Object(answer);
  if (typeof url === 'string' && typeof width === 'number' && typeof height === 'number' && typeof bytes === 'number') return { url, width, height, bytes };
  throw unread();
}

const unread = () => new Failure('broken', 'The answer could not be read');
