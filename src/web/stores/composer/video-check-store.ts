import { makeAutoObservable } from 'mobx';
import { youtubeVideoAt, type YoutubeVideo } from '#core/media/youtube-video.ts';
import type { Posts } from '#core/posts/posts.ts';
import { Request } from '../requests/request.ts';

/** Address of a video, looked at by the server, or on the device while there is no line. */
export class VideoCheckStore {
  readonly #asking: Request<YoutubeVideo | null, [url: string]>;

  constructor(posts: Posts) {
    this.#asking = new Request((url) => posts.videoAt(url));
    makeAutoObservable(this);
  }

  /** Asks only about an address that may be one. */
  async look(url: string): Promise<void> {
    const typed = url.trim();
    this.#asking.forget();
    if (youtubeVideoAt(typed)) await this.#asking.send(typed);
  }

  /** Undefined while nothing is typed, or no answer came yet. */
  isFound(url: string): boolean | undefined {
    const { state } = this.#asking;
    if (url.trim() === '' || state.status === 'LOADING') return undefined;
    return youtubeVideoAt(url) !== null && (state.status !== 'SUCCESS' || state.value !== null);
  }
}
