import { expect, it } from 'vitest';
import type { OwnPhotos } from '#core/photos/own-photos.ts';
import type { PhotoSetFacts } from '#core/photos/photo-set-draft.ts';
import { aPicture } from '#tests/pictures.ts';
import { keepsDecisions, type OpenedKey } from '#tests/ports/contributions/own-contributions.ts';

/** Stands the adapter up where there is one company, `koyal-pay`. */
export type OpenPhotoKey = () => Promise<OpenedKey<OwnPhotos>>;

/** What somebody says of two photos. */
export const somePhotos: PhotoSetFacts = { album: 'cafeteria', captions: ['Lunch is for everybody.', null] };

const first = somePhotos;
const better: PhotoSetFacts = { ...first, captions: ['Lunch is for everybody, tea too.', null] };

/** The promises of OwnPhotos, held by every adapter. */
export function keepsOwnPhotos(open: OpenPhotoKey): void {
  it('sends some, which their key finds again with all that was said, and no other (F-07, R-083)', async () => {
    const { mine, others, token } = await open();
    expect(await mine.mine()).toBeUndefined();
    const sent = await mine.create('koyal-pay', first, token);
    const company = { urlName: 'koyal-pay', name: 'Koyal Pay' };
    expect(sent).toEqual({ ...first, photoSetId: sent.photoSetId, company, there: [], state: 'submitted', version: 0, moderation: [] });
    expect([await mine.mine(), await mine.create('koyal-pay', first, token)]).toEqual([sent, sent]);
    expect(await others.mine()).toBeUndefined();
    await expect(others.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_INVALID' });
    await expect(mine.create('nobody-here', first, token)).resolves.toEqual(sent);
  });

  it('takes the photo of each place once, and of no place that was not planned, and nothing that is no picture (D-22)', async () => {
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

  it('changes what is said from the version that is known, never how many there are, and deletes them', async () => {
    const { mine, others, token } = await open();
    const { photoSetId } = await mine.create('koyal-pay', first, token);
    const changed = { album: 'other', captions: [null, 'The second one.'] } as const;
    expect(await mine.change(photoSetId, changed, 0)).toMatchObject({ ...changed, version: 1 });
    await expect(mine.change(photoSetId, changed, 0)).rejects.toMatchObject({ code: 'CHANGED_MEANWHILE' });
    await expect(mine.change(photoSetId, { ...changed, captions: [null] }, 1)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await expect(others.change(photoSetId, changed, 1)).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.appeal(photoSetId, 'They show nobody.')).rejects.toMatchObject({ kind: 'missing' });
    await expect(others.remove(photoSetId)).rejects.toMatchObject({ kind: 'missing' });
    await mine.remove(photoSetId);
    expect(await mine.mine()).toBeUndefined();
    await expect(mine.create('koyal-pay', first, token)).rejects.toMatchObject({ code: 'TOKEN_SPENT' });
  });

  it('takes no sending without a photo, and no line that is too long', async () => {
    const { mine, token } = await open();
    await expect(mine.create('koyal-pay', { album: 'office', captions: [] }, token)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await expect(mine.create('koyal-pay', { album: 'office', captions: ['x'.repeat(121)] }, token)).rejects.toMatchObject({ code: 'RULE_BROKEN' });
    await expect(mine.create('nobody-here', first, token)).rejects.toMatchObject({ kind: 'missing' });
    expect(await mine.mine()).toBeUndefined();
  });

  keepsDecisions(open, { first, better, shown: { captions: better.captions }, idOf: ({ photoSetId }) => photoSetId });
}
