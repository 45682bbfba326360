import type { Image, Images } from '#core/media/images.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlImages implements Images {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  find(id: string): Promise<Image | undefined> {
    return this.#db.selectFrom('image').select(['content_type as contentType', 'bytes']).where('id', '=', id).executeTakeFirst();
  }
}
