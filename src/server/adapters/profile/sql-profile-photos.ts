import type { Kysely } from 'kysely';
import type { ProfilePhotos } from '#core/profile/profile-photos.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import { callerOf } from '../caller/own-caller.ts';
import { squarePicture } from '../media/picture-reader.ts';
import type { Tables } from '../tables.ts';

const sidePixels = 256;

export class SqlProfilePhotos implements ProfilePhotos {
  readonly #db: Kysely<Tables>;
  readonly #context: Pick<RequestContext, 'caller'>;

  constructor(db: Kysely<Tables>, context: Pick<RequestContext, 'caller'>) {
    this.#db = db;
    this.#context = context;
  }

  async own(): Promise<string | null> {
    const row = await this.#db.selectFrom('profile_photo').select('bytes').where('account_id', '=', this.#accountId).executeTakeFirst();
    return row ? addressOf(row.bytes) : null;
  }

  async save(file: Uint8Array): Promise<string> {
    const row = { account_id: this.#accountId, bytes: await squarePicture(file, sidePixels) };
    await this.#db
      .insertInto('profile_photo')
      .values(row)
      .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ bytes: row.bytes }))
      .execute();
    return addressOf(row.bytes);
  }

  async remove(): Promise<void> {
    await this.#db.deleteFrom('profile_photo').where('account_id', '=', this.#accountId).execute();
  }

  get #accountId(): string {
    return callerOf(this.#context).member.userId;
  }
}

const addressOf = (bytes: Uint8Array): string => `data:image/webp;base64,${Buffer.from(bytes).toString('base64')}`;
