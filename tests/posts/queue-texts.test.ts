import { describe, expect, it } from 'vitest';
import { aPostServer, draftOf, facts, published } from './helpers.ts';

describe('the moderation queue (R-064)', () => {
  it('shows moderators every text of a post, and lets it wait for the words in any of them', async () => {
    const house = await aPostServer();
    const [writer, moderator] = [house.aMember(), house.aMember({ role: 'moderator' })];
    const ask = (options: readonly string[]) => published(house, writer, { title: 'Who gets leave?', poll: { options, days: 7 } });
    expect((await house.guest.posts.at(await ask(['My lead', 'Nobody']))).status).toBe('LIVE');
    const held = await ask(['Every saala', 'Nobody']);
    expect((await house.guest.posts.at(held)).status).toBe('FLAGGED');
    const [item] = (await moderator.queueItems.list()).items;
    expect(item).toMatchObject({ resourceId: held, cause: 'words', comment: null, post: { title: 'Who gets leave?' } });
    expect(item?.post?.poll?.options.map(({ text }) => text)).toEqual(['Every saala', 'Nobody']);
    const { offerId } = await writer.offers.save({ ...facts, jobProfile: 'Keeper of a kutta' });
    await published(house, writer, { salaryIds: [offerId] });
    expect((await moderator.queueItems.list()).items[1]?.post?.offers).toMatchObject([{ companyName: 'Betwa', jobProfile: 'Keeper of a kutta' }]);
    const shown = await published(house, writer, { title: 'Who gets leave now?', poll: { options: ['My lead', 'Nobody'], days: 7 } });
    await house.aMember().comments.write(shown, draftOf('The kutta of my lead does.'));
    expect((await moderator.queueItems.list()).items[2]).toMatchObject({
      resourceType: 'COMMENT',
      post: { title: 'Who gets leave now?', isMine: false },
      comment: { content: 'The kutta of my lead does.' },
      answered: null,
    });
  });
});
