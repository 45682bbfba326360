import { expect, it } from 'vitest';
import { dayMs, hourMs, minuteMs } from '#core/figures/durations.ts';
import type { Logger } from '#server/app/process/log.ts';
import { PictureMoves } from '#server/app/wiring/picture-moves.ts';
import { aCommunity, aDraft } from '#tests/content.ts';
import { FakeObjects } from '#tests/fakes/media/fake-objects.ts';
import { aPicture } from '#tests/pictures.ts';
import { openPostServer } from '#tests/post-server.ts';

it('moves pictures after a minute, reports refusals, and retries in an hour', async () => {
  const server = await openPostServer([aCommunity(), aCommunity(), aCommunity()]);
  const { db, clock } = server;
  const member = server.aMember();
  const { fileKey } = await member.postPictures.upload(await aPicture());
  await member.posts.create(aDraft(server.communities[0], { media: [{ mediaType: 'IMAGE', fileKey }] }));
  clock.advance(2 * dayMs);
  const [objects, complaints] = [new FakeObjects(), Array.of<string>()];
  const log = { warn: (_: object, complaint: string) => complaints.push(complaint) } as unknown as Logger;
  const moves = new PictureMoves(db, clock, log, objects);
  objects.isAway = true;
  moves.start();
  clock.advance(minuteMs);
  await clock.untilWaitedFor();
  expect(complaints).toEqual(['Pictures could not be moved into the bucket']);
  objects.isAway = false;
  clock.advance(hourMs);
  await moves.stop();
  expect([objects.stored.size, complaints.length]).toEqual([1, 1]);
});
