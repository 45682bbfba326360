import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { Ban } from '#core/moderation/bans.ts';
import type { FakeBans } from '#tests/fakes/moderation/fake-bans.ts';
import { opened } from './opened-queue.ts';
import { aBan } from './a-ban.ts';

const ban = aBan();
const listed = (stored: readonly Ban[], change: (adapters: Parameters<NonNullable<Parameters<typeof opened>[1]>>[0]) => void = () => undefined) =>
  opened(
    [],
    (adapters) => {
      adapters.bans.stored = stored;
      change(adapters);
    },
    { role: 'administrator' },
  );

const card = async (name: string) => {
  fireEvent.click(await screen.findByRole('link', { name: 'Bans and silences' }));
  return within((await screen.findByRole('heading', { name })).closest('article') ?? document.body);
};

describe('the bans (R-064)', () => {
  it('are for administrators alone', async () => {
    opened([], undefined, { role: 'moderator' });
    await screen.findByRole('link', { name: 'Decided' });
    expect(screen.queryByRole('link', { name: 'Bans and silences' })).toBeNull();
  });

  it('show why and until when, with the appeal, and are lifted', async () => {
    const { bans } = listed([ban]);
    const shown = await card('Steady Marigold');
    expect(shown.getByText('The account is banned since 21 November 2026, until it is lifted')).toBeTruthy();
    expect(shown.getByText('It was no ad.')).toBeTruthy();
    fireEvent.click(shown.getByRole('button', { name: 'Lift the ban' }));
    expect(await shown.findByText('The ban is lifted. The member is notified.')).toBeTruthy();
    expect([bans.stored, shown.queryByRole('button'), shown.queryByText('The appeal is waiting for an answer.')]).toEqual([[], null, null]);
  });

  it('stand after an answer to the appeal, which their own administrator does not give', async () => {
    const { bans } = listed([ban, { ...ban, banId: 'b2', name: 'Late Otter', isMine: true }]);
    const shown = await card('Steady Marigold');
    fireEvent.change(shown.getByRole('textbox', { name: 'Answer to the member' }), { target: { value: 'They were ads.' } });
    fireEvent.click(shown.getByRole('button', { name: 'Leave the ban in place' }));
    expect(await shown.findByText('The ban remains. The member is notified.')).toBeTruthy();
    expect(bans.stored[0]).toMatchObject({ appeal: 'rejected', answer: 'They were ads.' });
    const mine = await card('Late Otter');
    expect(mine.getByText('You imposed it. Another administrator answers the appeal; you can lift the ban.')).toBeTruthy();
    expect(mine.queryByRole('button', { name: 'Leave the ban in place' })).toBeNull();
  });

  it.each([
    ['lifted', (bans: FakeBans) => bans.lift('b2')],
    ['gone', (bans: FakeBans) => Promise.resolve((bans.stored = [ban]))],
  ])('say when another tab or administrator was faster, and it is %s', async (_, change) => {
    const { bans } = listed([ban, { ...ban, banId: 'b2', name: null, postId: null }]);
    const shown = await card('A new account of someone who deleted a banned one');
    await change(bans);
    fireEvent.click(shown.getByRole('button', { name: 'Lift the ban' }));
    expect((await shown.findByRole('alert')).textContent).toContain('This was changed in another tab or by another administrator');
    fireEvent.click(shown.getByRole('button', { name: 'Reload the list' }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
  });

  it.each([
    [
      'that a ban of one’s own is another’s to lift, or the host’s',
      new Failure('conflict', undefined, { code: 'OWN_CONTENT' }),
      'This was not done: it is about you. Another administrator can lift it, or the host with npm run admin -- lift.',
    ],
    ['when nothing arrived', new Failure('offline'), 'This did not arrive, or we got no answer. Please try again: it will not count twice.'],
  ])('say %s', async (_, failure, said) => {
    listed([ban], ({ bans }) => (bans.lift = () => Promise.reject(failure)));
    const shown = await card('Steady Marigold');
    fireEvent.click(shown.getByRole('button', { name: 'Lift the ban' }));
    expect((await shown.findByRole('alert')).textContent).toBe(said);
  });
});
