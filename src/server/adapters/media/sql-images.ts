import type { Kysely } from 'kysely';
import type { Image, Images } from '#core/media/images.ts';
import type { Tables } from '../tables.ts';

export class SqlImages implements Images {
  readonly #db: Kysely<Tables>;

  constructor(db: Kysely<Tables>) {
    this.#db = db;
  }

  find(id: string): Promise<Image | undefined> {
    return this.#db.selectFrom('image').select(['content_type as contentType', 'bytes']).where('id', '=', id).executeTakeFirst();
  }
}
