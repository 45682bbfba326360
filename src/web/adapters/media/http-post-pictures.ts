import { routes, type operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { PictureFile, PostPicture, PostPictures } from '#core/media/post-pictures.ts';
import { sendBytes, type SendBytes } from '../http/send-bytes.ts';

/** Pictures are sent with a request of their own (XMLHttpRequest), because only it tells the progress. */
export class HttpPostPictures implements PostPictures {
  readonly #feed: Service<operations>;
  readonly #send: SendBytes;

  constructor(feed: Service<operations>, send: SendBytes = sendBytes) {
    this.#feed = feed;
    this.#send = send;
  }

  async upload(bytes: Uint8Array<ArrayBuffer>, onProgress: (share: number) => void = () => undefined): Promise<PostPicture> {
    const [, url] = routes.uploadPostMedia;
    try {
      return pictureFromContract(await this.#send(url, bytes, onProgress));
    } catch (error) {
      if (Failure.from(error).kind !== 'signed-out') throw error;
      // A question that needs the session renews it where that is possible.
      await this.#feed.getMyFeedMeta({});
      return pictureFromContract(await this.#send(url, bytes, onProgress));
    }
  }

  async remove(postId: string, fileKey: string): Promise<void> {
    await this.#feed.deletePostMedia({ path: { postId, mediaKey: fileKey } });
  }
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
