import type { ProfilePhotos } from '#core/profile/profile-photos.ts';
import { pictureQueue } from '../media/picture-queue.ts';
import type { RequestScope } from '../caller/request-scope.ts';

const sidePixels = 256;

export class SqlProfilePhotos implements ProfilePhotos {
  readonly #scope: RequestScope;

  constructor(scope: RequestScope) {
    this.#scope = scope;
  }

  async own(): Promise<string | null> {
    const row = await this.#scope.db.selectFrom('profile_photo').select('bytes').where('account_id', '=', this.#accountId).executeTakeFirst();
    return row ? dataUrlOf(row.bytes) : null;
  }

  async save(file: Uint8Array): Promise<string> {
    const owner = this.#scope.keyFor('uploads');
    const bytes = await pictureQueue.square(file, sidePixels, { owner, whenOver: this.#scope.whenOver });
    const row = { account_id: this.#accountId, bytes };
    await this.#scope.db
      .insertInto('profile_photo')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ bytes: row.bytes }))
      .execute();
    return dataUrlOf(row.bytes);
  }

  async remove(): Promise<void> {
    await this.#scope.db.deleteFrom('profile_photo').where('account_id', '=', this.#accountId).execute();
  }

  get #accountId(): string {
    return this.#scope.caller.member.userId;
  }
}

const dataUrlOf = (bytes: Uint8Array): string => `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
