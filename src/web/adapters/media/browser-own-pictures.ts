import type { OwnPictures } from '#core/media/own-pictures.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import type { Http } from '../http/http.ts';

/** Pictures that not everyone may see: the browser fetches those of the account by itself, and those under a key are brought by it, without the session. */
export class BrowserOwnPictures implements OwnPictures {
  readonly #http: Pick<Http, 'keyedInterceptor'>;

  constructor(http: Pick<Http, 'keyedInterceptor'>) {
    this.#http = http;
  }

  async takersOf(profileType: ProfileType): Promise<readonly ProfileType[]> {
    return (await this.#holdsKey()) ? [profileType] : profileTypes;
  }

  async addressOf(url: string, takers: readonly ProfileType[]): Promise<string> {
    const ways = await this.#http.keyedInterceptor();
    const isByKey = takers.includes('ANONYMOUS') && takers.length === 1;
    return ways && isByKey && (await ways.holdsKey()) ? ways.pictureAt(url) : url;
  }

  async #holdsKey(): Promise<boolean> {
    return (await (await this.#http.keyedInterceptor())?.holdsKey()) ?? false;
  }
}
