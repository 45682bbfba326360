import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aCompany } from '#tests/companies.ts';
import { aKnownPhotoSet, keepPhotos } from '#tests/fakes/photos/known-photos.ts';
import { aPicture } from '#tests/pictures.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { published } from './helpers.ts';
import { decide, itemAbout, openedWith } from './moderating.ts';

/** Visibility of a picture for each person, whole and small. */
const areShown = (fileKey: string, ...people: readonly MemberPorts[]): Promise<readonly boolean[]> =>
  Promise.all(people.map(async ({ pictureOf }) => (await pictureOf(fileKey)) !== undefined && (await pictureOf(fileKey, true)) !== undefined));

/** First message and a picture message, which its reader reports. */
async function aReportedPicture() {
  const opened = await openedWith();
  const { server, writer, reader } = opened;
  const resourceId = await published(server, reader);
  const { conversationId } = await writer.byKey.chats.start({
    kind: 'direct',
    as: 'ANONYMOUS',
    to: { resourceId, resourceType: 'POST' },
    first: { clientMessageId: randomUUID(), text: 'Did they pay?' },
  });
  await reader.byKey.chats.accept({ conversationId });
  const { fileKey } = await writer.byKey.postPictures.upload(await aPicture());
  const { messageId } = await writer.byKey.chats.send({ conversationId }, { clientMessageId: randomUUID(), text: '', pictureId: fileKey });
  const report = (): Promise<unknown> =>
    reader.byKey.chats.report({ conversationId, messageId }, { reason: 'sexual', seenHash: createHash('sha256').update('').digest('hex') });
  return { ...opened, fileKey, messageId, report };
}

describe('the pictures of what waits for a moderator', () => {
  it('are those of a message, until the decision, for moderators alone (R-186, T-5)', async () => {
    const { server, moderator, fileKey, messageId, report } = await aReportedPicture();
    const stranger = server.aMember();
    expect(await areShown(fileKey, moderator)).toEqual([false]);
    await report();
    const { pictures } = await itemAbout(moderator, messageId);
    expect(pictures).toMatchObject([{ fileKey, url: `/media/${fileKey}`, bytes: expect.any(Number) }]);
    expect(await areShown(fileKey, moderator, stranger)).toEqual([true, false]);
    expect(await server.guest.pictureOf(fileKey)).toBeUndefined();
    await decide(moderator, messageId, 'keep');
    expect(await areShown(fileKey, moderator)).toEqual([false]);
  });

  it('are gone with a message that its author deletes (F-40)', async () => {
    const { moderator, writer, fileKey, messageId, report } = await aReportedPicture();
    await report();
    const [talk] = await writer.byKey.chats.list();
    await writer.byKey.chats.remove({ conversationId: talk?.conversationId ?? '', messageId });
    expect(await areShown(fileKey, moderator)).toEqual([false]);
  });

  it('are those of a company, in caption order, hidden from everyone else (R-031)', async () => {
    const { server, moderator, reader } = await openedWith();
    const koyal = aCompany({ urlName: 'koyal-foods' });
    await keepInTables(server.db, [koyal]);
    const photos = aKnownPhotoSet({ companyId: koyal.companyId, captions: ['The desk.', 'The lift.'] });
    await keepPhotos(server.db, [photos]);
    await reader.bySession.reports.file({ resourceId: photos.photoSetId, resourceType: 'PHOTOS', reason: 'personal-details' });
    await server.db.updateTable('photo_set').set({ status: 'FLAGGED' }).where('id', '=', photos.photoSetId).execute();
    const { pictures } = await itemAbout(moderator, photos.photoSetId);
    expect(pictures.map(({ fileKey }) => fileKey)).toEqual(photos.photoIds);
    for (const id of photos.photoIds) expect(await areShown(id, moderator, reader)).toEqual([true, false]);
    expect(await moderator.pictureOf(photos.photoIds[0] ?? '')).toMatchObject({ isPublic: false });
  });
});
