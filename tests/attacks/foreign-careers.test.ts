import { describe, expect, it } from 'vitest';
import { aMemberScope, memberPortsOf } from '#tests/login/member-ports.ts';

const working = { type: 'working', companyName: 'Pravaha Cloudworks' } as const;

describe('the career status of another member (S-38)', () => {
  it('is invisible and unchanged, even for a member who knows its id', async () => {
    const { opened, newScope, mailbox, db } = await aMemberScope();
    await (await opened.ports()).careers.create(working);
    const other = memberPortsOf(await newScope().signIn('somebody else'), mailbox);
    const { careerStatusId } = await (await other.ports()).careers.create(working);
    const before = await db.selectFrom('career').selectAll().orderBy('id').execute();
    const { careers } = await opened.ports();
    const work = { departmentId: 1, industryId: 1, jobProfile: 'Chief', tagId: 0, roleId: null };
    const asking = [
      () => careers.saveDetails(careerStatusId, { type: 'working', ...work, jobLocation: null }),
      () => careers.saveUnemployed(careerStatusId, work),
      () => careers.recheck(careerStatusId, { type: 'working', companyName: 'Koyal Pay' }),
      () => careers.suggestions({ careerStatusId: careerStatusId }),
    ];
    for (const ask of asking) await expect(ask()).rejects.toMatchObject({ kind: 'missing' });
    expect(await db.selectFrom('career').selectAll().orderBy('id').execute()).toEqual(before);
  });

  it('is nothing to a guest', async () => {
    const { scope } = await aMemberScope();
    await (await scope.ports()).sessions.signOut();
    const ports = await scope.ports();
    for (const ask of [
      () => ports.careers.own(),
      () => ports.profiles.own(),
      () => ports.onboardings.prefill(),
      () => ports.personas.available(),
      () => ports.ownCommunities.own(),
    ])
      await expect((async () => ask())()).rejects.toMatchObject({ kind: 'signed-out' });
  });
});
