import { describe } from 'vitest';
import { SqlImages } from '#server/adapters/media/sql-images.ts';
import { aDatabase } from '#tests/database.ts';
import { FakeImages } from '#tests/fakes/media/fake-images.ts';
import { keepsItsPromises } from './images.ts';

describe('images in memory', () => void keepsItsPromises(async (images) => new FakeImages(images)));

describe('images in the database', () =>
  void keepsItsPromises(async (images) => {
    const { db } = await aDatabase();
    for (const [id, { contentType, bytes }] of images)
      await db
        .insertInto('image')
        .values({ id, content_type: contentType, bytes: Buffer.from(bytes) })
        .execute();
    return new SqlImages({ db });
  }));
