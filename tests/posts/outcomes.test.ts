import { describe, expect, it } from 'vitest';
import type { MemberPorts } from '#tests/post-server.ts';
import { aPostServer, published } from './helpers.ts';

const post = (resourceId: string) => ({ resourceId, resourceType: 'POST' }) as const;

async function secondLook({ moderations, queueItems }: MemberPorts, decision: 'keep' | 'remove') {
  const [item] = (await queueItems.list({ stage: 'second' })).items;
  return moderations.decide(item?.itemId ?? '', { decision, rule: item?.suggestedRule ?? null });
}

describe('measures about the same thing (R-064)', () => {
  it('are each shown to the author, and appealed one at a time', async () => {
    const server = await aPostServer();
    const [writer, moderator, other] = [server.aMember(), server.aMember({ role: 'moderator' }), server.aMember({ role: 'moderator' })];
    const id = await published(server, writer);
    const acts = [
      { kind: 'warn', rule: 'harassment', note: 'Mind the tone.' },
      { kind: 'lock', rule: 'off-topic', note: 'In circles.' },
      { kind: 'silence', rule: 'spam', note: 'Once too often.', days: 7 },
      { kind: 'remove', rule: 'personal-details', note: 'Tell it without the name.' },
    ] as const;
    for (const act of acts) await moderator.interventions.act(post(id), act);
    const announced = async () => (await writer.posts.at(id)).post?.moderation.map(({ measure, appeal, mayAppeal }) => [measure, appeal, mayAppeal]);
    const all = [
      { measure: 'remove', rule: 'personal-details', note: 'Tell it without the name.', mayAppeal: true },
      { measure: 'silence', rule: 'spam', note: 'Once too often.', mayAppeal: true },
      { measure: 'lock', rule: 'off-topic', note: 'In circles.', mayAppeal: true },
      { measure: 'warn', rule: 'harassment', note: 'Mind the tone.', mayAppeal: true },
    ];
    expect((await writer.posts.at(id)).post?.moderation).toMatchObject(all);
    expect((await writer.ownDecisions.list()).decisions.map(({ outcome }) => outcome)).toMatchObject(all);

    await writer.moderations.appeal(post(id), 'I was quoting.', 'warn');
    await expect(writer.moderations.appeal(post(id), 'It names nobody.', 'remove')).rejects.toMatchObject({ kind: 'conflict' });
    expect(await announced()).toEqual([
      ['warn', 'open', false],
      ['remove', 'none', false],
      ['silence', 'none', false],
      ['lock', 'none', false],
    ]);
    expect(await secondLook(other, 'keep')).toBeNull();
    expect((await writer.posts.at(id)).post?.moderation.find(({ measure }) => measure === 'warn')?.note).toBe('');
    await expect(writer.moderations.appeal(post(id), 'Once more.', 'warn')).rejects.toMatchObject({ kind: 'conflict' });
    await writer.moderations.appeal(post(id), 'It names nobody.', 'remove');
    expect(await secondLook(other, 'remove')).toMatchObject({ action: 'upheld' });
    expect(await announced()).toEqual([
      ['remove', 'rejected', false],
      ['warn', 'granted', false],
      ['silence', 'none', true],
      ['lock', 'none', true],
    ]);
  });
});
