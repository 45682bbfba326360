import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Ban } from '#core/moderation/bans.ts';
import { opened } from './opened-queue.ts';

const silence: Ban = {
  banId: 'b1',
  measure: 'silence',
  covers: 'persona',
  name: 'Steady Marigold',
  postId: 'p1',
  rule: 'spam',
  note: 'Four ads in an hour.',
  imposedOn: '2026-11-21',
  until: null,
  appeal: 'none',
  appealText: null,
  answer: '',
  isMine: false,
};

describe('silences (R-064)', () => {
  it('stand beside the bans, and are lifted there unless a second look waits', async () => {
    const { bans } = opened([], (adapters) => (adapters.bans.held = [silence]), { role: 'administrator' });
    fireEvent.click(await screen.findByRole('button', { name: 'Bans and silences' }));
    const shown = within((await screen.findByRole('heading', { name: 'Steady Marigold' })).closest('article') ?? document.body);
    expect(shown.getByText('This name is silenced since 21 November 2026, until it is lifted')).toBeTruthy();
    expect(shown.queryByText('No appeal.')).toBeNull();
    const { lift } = bans;
    bans.lift = () => Promise.reject(new Failure('conflict', undefined, { code: 'APPEAL_WAITS' }));
    fireEvent.click(shown.getByRole('button', { name: 'Lift the silence' }));
    expect((await shown.findByRole('alert')).textContent).toContain('its author has appealed. The answer is given under Second look');
    bans.lift = lift;
    fireEvent.click(shown.getByRole('button', { name: 'Lift the silence' }));
    expect(await shown.findByText('The silence is lifted.')).toBeTruthy();
    expect(bans.held).toEqual([]);
  });
});
