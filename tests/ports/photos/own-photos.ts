import { expect, it } from 'vitest';
import { photoContribution, type OwnPhotos } from '#core/photos/own-photos.ts';
import type { OwnPhotoSet, PhotoSetFacts } from '#core/photos/photo-set-draft.ts';
import { aPicture } from '#tests/pictures.ts';
import { keepsModerated, type OpenedKey, type Telling } from '#tests/ports/contributions/own-contributions.ts';

export const somePhotos: PhotoSetFacts = { album: 'cafeteria', captions: ['Lunch is for everybody.', null] };

const first = somePhotos;
const other: PhotoSetFacts = { album: 'other', captions: [null, 'The second one.'] };

const telling: Telling<OwnPhotoSet, PhotoSetFacts> = {
  kind: photoContribution,
  first,
  shown: { ...first, there: [] },
  other,
  otherShown: other,
  broken: [
    { album: 'office', captions: [] },
    { album: 'office', captions: ['x'.repeat(121), null] },
  ],
};

export function keepsOwnPhotos(open: () => Promise<OpenedKey<OwnPhotos>>): void {
  it('takes each planned place’s photo once, and nothing that is no picture (D-22)', async () => {
    const { mine, others, token } = await open();
    const { photoSetId } = await mine.create('koyal-pay', first, token);
    const file = await aPicture();
    expect(await mine.add(photoSetId, 2, file)).toMatchObject({ there: [2] });
    expect(await mine.add(photoSetId, 1, file)).toMatchObject({ there: [1, 2] });
    expect(await mine.add(photoSetId, 1, file)).toMatchObject({ there: [1, 2] });
    await expect(mine.add(photoSetId, 3, file)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await expect(others.add(photoSetId, 1, file)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('takes nothing that is no picture, and none once others see them', async () => {
    const { mine, token, comeOut } = await open();
    const { photoSetId } = await mine.create('koyal-pay', first, token);
    await expect(mine.add(photoSetId, 1, new Uint8Array([1, 2, 3]))).rejects.toMatchObject({ code: 'PICTURE_UNREADABLE' });
    await mine.add(photoSetId, 1, await aPicture());
    await comeOut(photoSetId);
    await expect(mine.add(photoSetId, 2, await aPicture())).rejects.toMatchObject({ kind: 'conflict' });
    expect(await mine.mine()).toMatchObject({ there: [1], state: 'live' });
  });

  it('has places for up to six photos until seen, and never fewer', async () => {
    const { mine, token, comeOut } = await open();
    const { photoSetId } = await mine.create('koyal-pay', first, token);
    await expect(mine.change(photoSetId, { ...first, captions: [null] }, 0)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await expect(mine.change(photoSetId, { ...first, captions: Array.from({ length: 7 }, () => null) }, 0)).rejects.toMatchObject({ kind: 'invalid' });
    const more = { ...first, captions: [...first.captions, 'The third one.'] };
    expect(await mine.change(photoSetId, more, 0)).toMatchObject({ ...more, there: [], version: 1 });
    expect(await mine.add(photoSetId, 3, await aPicture())).toMatchObject({ there: [3] });
    await comeOut(photoSetId);
    await expect(mine.change(photoSetId, { ...more, captions: [...more.captions, null] }, 1)).rejects.toMatchObject({ kind: 'conflict' });
  });

  keepsModerated(open, telling);
}
