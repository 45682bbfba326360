import { expect, it } from 'vitest';
import { longestCaption, mostPhotosByCompany } from '#core/photos/photo.ts';
import { aPicture } from '#tests/pictures.ts';
import { deskCompanies, entered, owned, type DeskStand } from './company-desk.ts';

const { koyal } = deskCompanies;

const picture = (width = 30) => aPicture('png', { width, height: 20 });
const roof = { album: 'office', caption: 'The roof in the rain' } as const;

export function keepsDeskPhotos(open: () => Promise<DeskStand>): void {
  it('are shown with their day, none twice, and removed again', async () => {
    const { photos } = await owned(await open());
    expect(await photos.list(koyal.urlName)).toEqual([]);
    const [added, ...more] = await photos.add(koyal.urlName, roof, await picture());
    expect(more).toEqual([]);
    expect(added).toMatchObject({ ...roof, state: 'shown', addedOn: expect.stringMatching(/^2026-/), small: { width: 30, height: 20 } });
    expect(await photos.add(koyal.urlName, { album: 'team', caption: null }, await picture())).toEqual([added]);
    const two = await photos.add(koyal.urlName, { album: 'team', caption: null }, await picture(40));
    expect(two.map(({ caption }) => caption).toSorted()).toEqual([roof.caption, null]);
    await photos.remove(koyal.urlName, added?.photoSetId ?? '');
    expect((await photos.list(koyal.urlName)).map(({ album }) => album)).toEqual(['team']);
  });

  it('stay away once they were taken down', async () => {
    const stand = await open();
    const { photos } = await owned(stand);
    const [added] = await photos.add(koyal.urlName, roof, await picture());
    await stand.takeDownPhoto(added?.photoSetId ?? '');
    const hidden = await photos.list(koyal.urlName);
    expect(hidden).toEqual([{ ...added, state: 'takenDown', small: null }]);
    await expect(photos.remove(koyal.urlName, added?.photoSetId ?? '')).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(photos.add(koyal.urlName, { album: 'team', caption: null }, await picture())).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await photos.list(koyal.urlName)).toEqual(hidden);
  });

  it.each([
    ['a long caption', { album: 'office', caption: 'a'.repeat(longestCaption + 1) }, 'RULE_BROKEN'],
    ['a question who wrote', { album: 'office', caption: 'We know who wrote the review.' }, 'REPLY_REFUSED'],
    ['an insult', { album: 'office', caption: 'You are an idiot.' }, 'TEXT_ABUSIVE'],
  ] as const)('refuse %s', async (_why, facts, code) => {
    const { photos } = await owned(await open());
    const refused = code === 'RULE_BROKEN' ? { kind: 'invalid' } : { code };
    await expect(photos.add(koyal.urlName, facts, await picture())).rejects.toMatchObject(refused);
    expect(await photos.list(koyal.urlName)).toEqual([]);
  });

  it('refuse a file that is no picture', async () => {
    const { photos } = await owned(await open());
    await expect(photos.add(koyal.urlName, roof, new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' });
  });

  it(`are ${mostPhotosByCompany} at most`, async () => {
    const { photos } = await owned(await open());
    for (let width = 1; width <= mostPhotosByCompany; width++) await photos.add(koyal.urlName, roof, await picture(width));
    await expect(photos.add(koyal.urlName, roof, await picture(mostPhotosByCompany + 1))).rejects.toMatchObject({ code: 'TOO_MANY' });
    expect(await photos.list(koyal.urlName)).toHaveLength(mostPhotosByCompany);
  });

  it('are added and removed by owner and writer alone', async () => {
    const stand = await open();
    const owner = await owned(stand);
    const [added] = await owner.photos.add(koyal.urlName, roof, await picture());
    await owner.desks.invite(koyal.urlName, { address: 'reader@koyal-pay.example', name: 'Reader', role: 'reader' });
    const [reader, other, guest] = [await entered(stand, 'reader@koyal-pay.example'), await entered(stand, 'hr@nimbus.example'), await stand.browser()];
    expect(await reader.photos.list(koyal.urlName)).toEqual([added]);
    await expect(reader.photos.add(koyal.urlName, roof, await picture(40))).rejects.toMatchObject({ code: 'DESK_ROLE' });
    await expect(reader.photos.remove(koyal.urlName, added?.photoSetId ?? '')).rejects.toMatchObject({ code: 'DESK_ROLE' });
    await expect(other.photos.list(koyal.urlName)).rejects.toMatchObject({ kind: 'missing' });
    await expect(guest.photos.list(koyal.urlName)).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(owner.photos.remove(koyal.urlName, 'p0000000000000zz')).rejects.toMatchObject({ kind: 'missing' });
  });
}
