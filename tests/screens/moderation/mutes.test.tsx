import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { mostMutes, type Mute } from '#core/moderation/mutes.ts';
import { screens } from '#core/navigation/screens.ts';
import * as mutes from '#web/app/moderation/mutes-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { anId, anonymous, designation } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const known: readonly Mute[] = [
  { muteId: anId('u'), kind: 'MUTE', author: anonymous },
  { muteId: anId('u'), kind: 'BLOCK', author: designation },
];

const open = (those = known, content = new FakeContent()) =>
  withContent(mutes, screens.mutes, screens.mutes, content, { member: aWriter(), change: (adapters) => (adapters.mutes.mutes = those) });

describe('whom one has muted and blocked (R-072)', () => {
  it('is apart by kind, each persona by itself, with what that means', async () => {
    open();
    const muted = await screen.findByRole('region', { name: 'Muted' });
    expect(within(muted).getAllByRole('listitem')).toHaveLength(1);
    expect(muted.textContent).toContain('They can read and reply to you.');
    expect(screen.getByRole('region', { name: 'Blocked' }).textContent).toContain('Product Manager');
    expect(screen.getByText(`You can mute and block ${mostMutes} names in all.`)).toBeTruthy();
  });

  it('is taken back with one press, and the focus stays near', async () => {
    const { mutes: kept } = open();
    fireEvent.click(await screen.findByRole('button', { name: 'Undo: mute Steady Marigold' }));
    expect(await screen.findByText('You will see Steady Marigold again.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Muted' })).toBeNull();
    expect(kept.mutes.map(({ kind }) => kind)).toEqual(['BLOCK']);
    expect(document.activeElement?.contains(screen.getByRole('region', { name: 'Blocked' }))).toBe(true);
  });

  it('stays when that did not work, and says so', async () => {
    const content = new FakeContent();
    open(known, content);
    const undo = await screen.findByRole('button', { name: 'Undo: block Product Manager' });
    content.problem = new Failure('offline');
    fireEvent.click(undo);
    expect(await screen.findByText('That did not work, or we got no answer. Try again: it will not count twice.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Blocked' })).toBeTruthy();
  });

  it('says so when it is nobody, and leads a guest in', async () => {
    const { view } = open([]);
    expect(await screen.findByRole('heading', { name: 'You have not muted or blocked anyone.' })).toBeTruthy();
    view.unmount();
    withContent(mutes, screens.mutes, screens.mutes, new FakeContent());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Your list of muted names belongs to your account.' })).toBeTruthy());
  });
});
