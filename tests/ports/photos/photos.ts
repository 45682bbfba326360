import { describe, expect, it } from 'vitest';
import { mostHelpfulPhotos, type Photo } from '#core/photos/photo.ts';
import type { Photos } from '#core/photos/photos.ts';
import { aCompany, type KnownCompany, koyal } from '#tests/companies.ts';
import { aKnownPhotoSet, type KnownPhotoSet } from '#tests/fakes/photos/known-photos.ts';

export type OpenPhotos = (companies: readonly KnownCompany[], sets: readonly KnownPhotoSet[]) => Promise<Photos>;

const mill = aCompany({ urlName: 'sutra-mill', name: 'Sutra Mill' });
const at = (known: Partial<KnownPhotoSet> = {}): KnownPhotoSet => aKnownPhotoSet({ companyId: koyal.companyId, ...known });
const captions = (photos: readonly Photo[]): readonly (string | null)[] => photos.map(({ caption }) => caption);
const many = (count: number, known: Partial<KnownPhotoSet> = {}): readonly KnownPhotoSet[] => Array.from({ length: count }, () => at(known));

export function meetsContract(open: OpenPhotos): void {
  const opened = (...sets: readonly KnownPhotoSet[]) => open([koyal, mill], sets);

  describe('the photos of a company (R-025, R-035)', () => {
    it('come newest week first, each sending in order, and no foreign ones', async () => {
      const photos = await opened(
        at({ week: '2026-W30', captions: ['old one', null, 'old three'] }),
        at({ week: '2026-W40', captions: ['new'] }),
        at({ status: 'SCHEDULED', captions: ['to come'] }),
        at({ status: 'FLAGGED', captions: ['looked at'] }),
        aKnownPhotoSet({ companyId: mill.companyId }),
      );
      const { items, total } = await photos.list('koyal-pay', null);
      expect([captions(items), total]).toEqual([['new', 'old one', null, 'old three'], 4]);
      expect(items[0]).toMatchObject({ week: '2026-W40', album: 'office', width: 1_200, height: 900, small: { width: 800, height: 600, bytes: 5 } });
      await expect(photos.list('nobody-here', null)).rejects.toMatchObject({ kind: 'missing' });
    });

    it('come eighteen a page, each once, and none beyond the last', async () => {
      const photos = await opened(...many(40));
      const pages = [await photos.list('koyal-pay', null), await photos.list('koyal-pay', null, 2), await photos.list('koyal-pay', null, 3)];
      expect(pages.map(({ items, total }) => [items.length, total])).toEqual([
        [18, 40],
        [18, 40],
        [4, 40],
      ]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ fileKey }) => fileKey))).size).toBe(40);
      expect(await photos.list('koyal-pay', null, 4)).toEqual({ items: [], total: 40 });
      expect((await photos.list('koyal-pay', null, 2, 7)).items.length).toBe(7);
    });

    it('are narrowed to an album', async () => {
      const photos = await opened(at({ album: 'events', captions: ['Diwali'] }), at({ album: 'office' }));
      const { items, total } = await photos.list('koyal-pay', 'events');
      expect([captions(items), total]).toEqual([['Diwali'], 1]);
      expect(await photos.list('koyal-pay', 'team')).toEqual({ items: [], total: 0 });
    });
  });

  describe('the albums of a company (R-035)', () => {
    it('are those with a photo, each with its count and most helpful photo', async () => {
      const best = at({ album: 'cafeteria', helpful: 3, week: '2026-W10' });
      const photos = await opened(at({ album: 'cafeteria', captions: ['a', 'b'] }), best, at({ album: 'office' }));
      const { photosCount, albums } = await photos.albums('koyal-pay');
      expect([photosCount, albums.map(({ album, photosCount: count }) => [album, count])]).toEqual([
        4,
        [
          ['office', 1],
          ['cafeteria', 3],
        ],
      ]);
      expect(albums[1]?.cover.url).toBe(`/media/${best.photoIds[0]}/small`);
      expect(await photos.albums('sutra-mill')).toEqual({ photosCount: 0, albums: [] });
    });
  });

  describe('the helpful photos of a company (R-030)', () => {
    it('are a few that someone found helpful, best first, one per sending', async () => {
      const photos = await opened(at({ helpful: 2, captions: ['two', 'beside'] }), at({ helpful: 5, captions: ['five'] }), at({ captions: ['none'] }));
      expect(captions(await photos.helpful('koyal-pay'))).toEqual(['five', 'two']);
      expect((await (await opened(...many(9, { helpful: 1 }))).helpful('koyal-pay')).length).toBe(mostHelpfulPhotos);
    });
  });

  describe('photos in the name of the company', () => {
    it('come with their day, apart from all that members sent', async () => {
      const authorRef = `desk-of-${koyal.companyId}`;
      const ofDesk = at({ authorRef, week: '2026-W41', captions: ['Our roof'], helpful: 9 });
      const photos = await opened(
        ofDesk,
        at({ authorRef, week: '2026-W39', captions: ['Our gate'] }),
        at({ authorRef, status: 'FLAGGED' }),
        at({ captions: ['the lift'] }),
      );
      expect((await photos.byCompany('koyal-pay')).map(({ caption, byCompanyOn }) => [caption, byCompanyOn])).toEqual([
        ['Our roof', '2026-10-05'],
        ['Our gate', '2026-09-21'],
      ]);
      const { items, total } = await photos.list('koyal-pay', null);
      expect([items.map(({ caption, byCompanyOn }) => [caption, byCompanyOn]), total]).toEqual([[['the lift', null]], 1]);
      expect([await photos.helpful('koyal-pay'), (await photos.albums('koyal-pay')).photosCount]).toEqual([[], 1]);
      expect((await photos.set(ofDesk.photoSetId)).photos[0]?.byCompanyOn).toBe('2026-10-05');
      expect(await photos.byCompany('sutra-mill')).toEqual([]);
    });
  });

  describe('photos that were sent together', () => {
    it('are found by their name with their company, unless not out yet', async () => {
      const [set, hidden] = [at({ captions: ['one', 'two'] }), at({ status: 'FLAGGED' })];
      const photos = await opened(set, hidden, at());
      const { company, photos: found } = await photos.set(set.photoSetId);
      expect([company, captions(found)]).toEqual([{ urlName: 'koyal-pay', name: 'Koyal Pay' }, ['one', 'two']]);
      await expect(photos.set(hidden.photoSetId)).rejects.toMatchObject({ kind: 'missing' });
    });
  });
}
