import { describe, expect, it } from 'vitest';
import { aPostServer, facts, published } from './helpers.ts';
import { commentBy, itemAbout } from './moderating.ts';

describe('the moderation queue (R-064)', () => {
  it('shows moderators every text of a post, and waits for words in any', async () => {
    const instance = await aPostServer();
    const [writer, moderator] = [instance.aMember(), instance.aMember({ role: 'moderator' })];
    const ask = (options: readonly string[]) => published(instance, writer, { title: 'Who gets leave?', poll: { options, days: 7 } });
    expect((await instance.guest.posts.at(await ask(['My lead', 'Nobody']))).status).toBe('LIVE');
    const stored = await ask(['Every saala', 'Nobody']);
    expect((await instance.guest.posts.at(stored)).status).toBe('FLAGGED');
    const [item] = (await moderator.queueItems.list()).items;
    expect(item).toMatchObject({ resourceId: stored, cause: 'words', comment: null, post: { title: 'Who gets leave?' } });
    expect(item?.post?.poll?.options.map(({ text }) => text)).toEqual(['Every saala', 'Nobody']);
    const offered = await published(instance, writer, { offers: [{ ...facts, jobProfile: 'Keeper of a kutta' }] });
    expect((await itemAbout(moderator, offered)).post?.offers).toMatchObject([{ companyName: 'Betwa', jobProfile: 'Keeper of a kutta' }]);
    const shown = await published(instance, writer, { title: 'Who gets leave now?', poll: { options: ['My lead', 'Nobody'], days: 7 } });
    const said = await commentBy(instance.aMember(), shown, 'The kutta of my lead does.');
    expect(await itemAbout(moderator, said)).toMatchObject({
      resourceType: 'COMMENT',
      post: { title: 'Who gets leave now?', isMine: false },
      comment: { content: 'The kutta of my lead does.' },
      answered: null,
    });
  });

  it('cannot let a made-up name wait: one with watched words is refused', async () => {
    const server = await aPostServer();
    const [administrator, member] = [server.aMember({ role: 'administrator' }), server.aMember()];
    const called = (userName: string) => member.byKey.keyedPersonas.change({ userName, avatarUri: '17-sky' });
    await called('Zorblax King');
    await administrator.watchedWordList.add('zorblax');
    for (const userName of ['Zorblax King', 'ZorblaxKing', 'Kutta King']) {
      expect(await member.madeUpNames.problemWith(userName)).toBe('abusive');
      await expect(called(userName)).rejects.toMatchObject({ code: 'NAME_UNFIT' });
    }
    await called('Zorbla King');
  });
});
