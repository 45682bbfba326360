import type { Picture, Pictures } from '#core/media/pictures.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlPictures implements Pictures {
  readonly #db: PseudonymScope['db'];

  constructor({ db }: Pick<PseudonymScope, 'db'>) {
    this.#db = db;
  }

  find(id: string): Promise<Picture | undefined> {
    return this.#db.selectFrom('image').select(['content_type as contentType', 'bytes']).where('id', '=', id).executeTakeFirst();
  }
}
