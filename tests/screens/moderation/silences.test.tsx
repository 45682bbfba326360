import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Ban } from '#core/moderation/bans.ts';
import { opened } from './opened-queue.ts';
import { aBan } from './a-ban.ts';

const silence = aBan({ measure: 'silence', covers: 'persona', appeal: 'none', appealText: null });

describe('silences (R-064)', () => {
  it('stand beside the bans, and are lifted there unless a second look waits', async () => {
    const { bans } = opened([], (adapters) => (adapters.bans.stored = [silence]), { role: 'administrator' });
    fireEvent.click(await screen.findByRole('link', { name: 'Bans and silences' }));
    const shown = within((await screen.findByRole('heading', { name: 'Steady Marigold' })).closest('article') ?? document.body);
    expect(shown.getByText('This name is silenced since 21 November 2026, until it is lifted')).toBeTruthy();
    expect(shown.queryByText('No appeal.')).toBeNull();
    const { lift } = bans;
    bans.lift = () => Promise.reject(new Failure('conflict', undefined, { code: 'APPEAL_WAITS' }));
    fireEvent.click(shown.getByRole('button', { name: 'Lift the silence' }));
    expect((await shown.findByRole('alert')).textContent).toContain(
      'its author has appealed. Someone other than the moderator who imposed it answers under Second look',
    );
    bans.lift = lift;
    fireEvent.click(shown.getByRole('button', { name: 'Lift the silence' }));
    expect(await shown.findByText('The silence is lifted.')).toBeTruthy();
    expect(bans.stored).toEqual([]);
  });

  it('are distinguished from a ban of a name to which no account is known', async () => {
    const ofName: Ban = { ...silence, banId: 'b2', measure: 'ban', name: 'Quiet Banyan' };
    const ofAccount: Ban = { ...ofName, banId: 'b3', covers: 'account', name: 'Late Otter', appeal: 'open', appealText: 'It was no ad.' };
    const { bans } = opened([], (adapters) => (adapters.bans.stored = [ofName, ofAccount]), { role: 'administrator' });
    fireEvent.click(await screen.findByRole('link', { name: 'Bans and silences' }));
    const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('article') ?? document.body);
    expect((await card('Quiet Banyan')).getByText(/^This name is banned; it is not linked to any account since/)).toBeTruthy();
    expect((await card('Late Otter')).getByText(/^The account is banned since/)).toBeTruthy();
    bans.uphold = () => Promise.reject(new Failure('conflict', undefined, { code: 'IMPOSED_BY_YOU' }));
    fireEvent.click((await card('Late Otter')).getByRole('button', { name: 'Leave the ban in place' }));
    expect((await (await card('Late Otter')).findByRole('alert')).textContent).toBe(
      'You imposed it. Another administrator answers the appeal; you can lift the ban.',
    );
  });
});
