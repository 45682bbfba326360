import { expect, it } from 'vitest';
import type { Roles } from '#core/moderation/roles.ts';

/** Roles as seen by the only administrator, another member, and a guest. */
export interface OpenedRoles {
  readonly administrator: Roles;
  readonly member: Roles;
  readonly guest: Roles;
}

const nobody = 'n'.repeat(22);

export function keepsRoles(open: () => Promise<OpenedRoles>): void {
  it('names those who hold one, and who of them asks (R-167)', async () => {
    const { administrator } = await open();
    expect((await administrator.holders()).map(({ role, isMine }) => [role, isMine])).toEqual([['administrator', true]]);
  });

  it('gives a role to the one account that confirms a claim, once (R-167)', async () => {
    const { administrator, member, guest } = await open();
    const { role, token } = await administrator.invite('moderator');
    await expect(guest.claim({ role, token })).rejects.toMatchObject({ kind: 'signed-out' });
    await expect(member.claim({ role: 'administrator', token })).rejects.toMatchObject({ kind: 'missing' });
    await expect(member.claim({ role, token: [...token].toReversed().join('') })).rejects.toMatchObject({ kind: 'missing' });
    expect(await member.claim({ role, token })).toBe('moderator');
    await expect(member.claim({ role, token })).rejects.toMatchObject({ kind: 'missing' });
    expect((await administrator.holders()).map((holder) => [holder.role, holder.isMine])).toEqual([
      ['administrator', true],
      ['moderator', false],
    ]);
  });

  it('refuses a claim by someone with a higher role, leaving it to another', async () => {
    const { administrator, member } = await open();
    // Not the last administrator, who keeps the role in any case.
    await member.claim(await administrator.invite('administrator'));
    const { role, token } = await administrator.invite('moderator');
    await expect(administrator.claim({ role, token })).rejects.toMatchObject({ kind: 'conflict' });
    const holders = await administrator.holders();
    expect(holders.map((holder) => [holder.role, holder.isMine]).toSorted()).toEqual([
      ['administrator', false],
      ['administrator', true],
    ]);
    await administrator.change(holders.find(({ isMine }) => !isMine)?.holderId ?? '', null);
    expect(await member.claim({ role, token })).toBe('moderator');
  });

  it('changes or takes away a role, and keeps the last administrator (R-167)', async () => {
    const { administrator, member } = await open();
    await member.claim(await administrator.invite('moderator'));
    const [first, second] = await administrator.holders();
    await expect(administrator.change(first?.holderId ?? '', 'moderator')).rejects.toMatchObject({ kind: 'conflict' });
    await expect(administrator.change(first?.holderId ?? '', null)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(administrator.change(nobody, 'moderator')).rejects.toMatchObject({ kind: 'missing' });
    await administrator.change(second?.holderId ?? '', 'administrator');
    expect((await administrator.holders()).map(({ role }) => role)).toEqual(['administrator', 'administrator']);
    await administrator.change(second?.holderId ?? '', null);
    expect((await administrator.holders()).map(({ role, isMine }) => [role, isMine])).toEqual([['administrator', true]]);
  });

  it('is nothing for guests and other members (S-44)', async () => {
    const { member, guest } = await open();
    for (const [roles, kind] of [
      [member, 'missing'],
      [guest, 'signed-out'],
    ] as const) {
      await expect(roles.holders()).rejects.toMatchObject({ kind });
      await expect(roles.invite('moderator')).rejects.toMatchObject({ kind });
      await expect(roles.change(nobody, null)).rejects.toMatchObject({ kind });
    }
  });
}
