import createClient, { type Middleware } from 'openapi-fetch';
import { Failure } from '#core/failure.ts';
import { fieldOf, itemsOf } from './own-things.ts';

interface PicturePath {
  readonly get: {
    readonly parameters: { readonly path: { readonly id: string } };
    readonly responses: { readonly 200: { readonly content: { readonly 'image/webp': string } } };
  };
}

interface PicturePaths {
  readonly '/media/{id}': PicturePath;
  readonly '/media/{id}/small': PicturePath;
}

export interface PictureParts {
  readonly origin: string;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly sign: Middleware;
  readonly addressFor: (picture: Blob) => string;
}

const pictureUrl = /^\/media\/([a-z0-9]+)(\/small)?$/;

/** Restricted pictures of the made-up name, fetched by key because page images would send the session. */
export class KeyedPictures {
  readonly #bring: (url: string) => Promise<Blob | undefined>;
  readonly #addressFor: PictureParts['addressFor'];
  readonly #brought = new Map<string, Promise<string>>();

  constructor({ origin, fetch, sign, addressFor }: PictureParts) {
    const client = createClient<PicturePaths>({ baseUrl: origin, fetch, credentials: 'omit', referrerPolicy: 'no-referrer' });
    client.use(sign);
    this.#bring = async (url) => {
      const [, id = '', size] = pictureUrl.exec(url) ?? [];
      return (await client.GET(size === undefined ? '/media/{id}' : '/media/{id}/small', { params: { path: { id } }, parseAs: 'blob' })).data;
    };
    this.#addressFor = addressFor;
  }

  /** Local address of a picture, fetched once and retried after a failure. */
  at(url: string): Promise<string> {
    if (!pictureUrl.test(url)) return Promise.resolve(url);
    const known = this.#brought.get(url);
    if (known) return known;
    const brought = this.#fetched(url);
    this.#brought.set(url, brought);
    brought.catch(() => this.#brought.delete(url));
    return brought;
  }

  /** Post with its restricted pictures fetched by key, small as on phones. */
  async shown(post: unknown): Promise<unknown> {
    const pictures = itemsOf(post, 'images');
    if (pictures.length === 0 || fieldOf(post, 'status') === 'LIVE') return post;
    return { ...Object(post), images: await Promise.all(pictures.map((picture) => this.#small(picture))) };
  }

  async #small(picture: unknown): Promise<unknown> {
    const small = fieldOf(picture, 'small');
    // One that cannot be brought stays an empty place; the post is there without it.
    const url = await this.at(String(fieldOf(small, 'url'))).catch(() => '');
    return { ...Object(picture), url, small: { ...Object(small), url } };
  }

  async #fetched(url: string): Promise<string> {
    const picture = (await this.#bring(url)) ?? (await this.#bring(url));
    if (!picture) throw new Failure('missing');
    return this.#addressFor(picture);
  }
}
