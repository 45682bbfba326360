import type { OwnPictures } from '#core/media/own-pictures.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import type { Http } from '../http/http.ts';

/** Restricted pictures, by session for the account and fetched by key for the made-up name. */
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
