import { describe, expect, it } from 'vitest';
import { aDraft } from '#tests/content.ts';
import { openPersonaServer } from '#tests/persona-server.ts';
import { aWriter, published } from './keyed-browser.ts';

describe('a moderator who writes by key (F-07, R-064)', () => {
  it('sees neither reports nor decisions on their made-up name, whose account is unknown', async () => {
    const server = await openPersonaServer();
    const moderator = await aWriter(server, undefined, { role: 'moderator' });
    const colleague = await aWriter(server, { userName: 'Quiet Banyan', avatarUri: '17-sky' }, { role: 'moderator' });
    const [place] = server.communities;
    const [mine, theirs] = [await published(moderator, aDraft(place)), await published(colleague, aDraft(place, { submissionKey: 'submission-of-another-1' }))];
    const session = await server.signIn();
    const report = (resourceId: string) =>
      server.ask('/api/feed/v1/report', { method: 'POST', session, body: { resourceId, resourceType: 'POST', reason: 'spam', note: 'I know who it is.' } });
    expect([(await report(mine)).statusCode, (await report(theirs)).statusCode]).toEqual([200, 200]);
    const waitingFor = async ({ queue }: typeof moderator) => {
      const page = await queue.list({ stage: 'first' });
      return [page.items.map(({ resourceId }) => resourceId), page.waiting];
    };
    expect([await waitingFor(moderator), await waitingFor(colleague)]).toEqual([
      [[theirs], 1],
      [[mine], 1],
    ]);
    const verdict = { decision: 'remove', rule: 'spam', note: 'For moderators.' } as const;
    const [item] = (await colleague.queue.list({ stage: 'first' })).items;
    await colleague.moderations.decide(item?.itemId ?? '', verdict);
    await moderator.decisions.news();
    expect((await moderator.moderations.decided()).items).toEqual([]);
    expect((await colleague.moderations.decided()).items.map(({ resourceId }) => resourceId)).toEqual([mine]);
  });
});
