import { describe } from 'vitest';
import { SqlPictures } from '#server/adapters/media/sql-pictures.ts';
import { aDatabase } from '#tests/database.ts';
import { FakePictures } from '#tests/fakes/media/fake-pictures.ts';
import { meetsContract } from './pictures.ts';

describe('pictures in memory', () => void meetsContract(async (pictures) => new FakePictures(pictures)));

describe('pictures in the database', () =>
  void meetsContract(async (pictures) => {
    const { db } = await aDatabase();
    for (const [id, { contentType, bytes }] of pictures)
      await db
        .insertInto('image')
        .values({ id, content_type: contentType, bytes: Buffer.from(bytes) })
        .execute();
    return new SqlPictures({ db });
  }));
