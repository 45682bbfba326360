import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/photos.ts';
import { SqlPhotos } from '#server/adapters/photos/sql-photos.ts';
import { httpPhotos } from '#web/adapters/photos/http-photos.ts';
import { aCompany } from '#tests/companies.ts';
import { aDatabase } from '#tests/database.ts';
import { FakePhotos } from '#tests/fakes/photos/fake-photos.ts';
import { aKnownPhotoSet, keepPhotos } from '#tests/fakes/photos/known-photos.ts';
import { overTheWire } from '#tests/over-the-wire.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { meetsContract } from './photos.ts';

describe('photos in memory', () => void meetsContract(async (companies, sets) => new FakePhotos(companies, sets)));

describe('photos over the wire', () =>
  void meetsContract(async (companies, sets) => httpPhotos((await overTheWire({ photos: new FakePhotos(companies, sets) })).service(routes))));

describe('photos in the database', () =>
  void meetsContract(async (companies, sets) => {
    const { db } = await aDatabase();
    await keepInTables(db, companies);
    await keepPhotos(db, sets);
    return new SqlPhotos({ db, personas: [], isModerator: false });
  }));

describe('the bytes of a photo', () => {
  it('are for everyone while it is shown, and the header counts only those (R-031)', async () => {
    const { db } = await aDatabase();
    const koyal = aCompany({ urlName: 'koyal-pay', photosCount: 7 });
    await keepInTables(db, [koyal]);
    const [shown, hidden] = [aKnownPhotoSet(koyal), aKnownPhotoSet({ companyId: koyal.companyId, status: 'FLAGGED' })];
    await keepPhotos(db, [shown, hidden]);
    const photos = new SqlPhotos({ db, personas: [], isModerator: false });
    const [id = '', none = ''] = [shown.photoIds[0], hidden.photoIds[0]];
    expect([(await photos.shown(id))?.bytes.length, (await photos.shown(id, true))?.bytes.length]).toEqual([12, 5]);
    expect([await photos.shown(none), await photos.shown('nothing')]).toEqual([undefined, undefined]);
    expect(await db.selectFrom('company').select('photos_count').executeTakeFirst()).toEqual({ photos_count: 1 });
  });
});
