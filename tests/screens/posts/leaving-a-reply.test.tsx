import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aWriter } from '#tests/screens/posts/with-content.ts';
import { aThread, openPost } from './a-thread.ts';

const content = () => aThread([{ commentId: 'm1', content: 'Ask by mail.' }]);

describe('leaving a reply (R-073)', () => {
  it.each(['Cancel', 'Escape'] as const)('by %s keeps its text, and gives the focus back to its button', async (way) => {
    openPost(content());
    const reply = await screen.findByRole('button', { name: 'Reply' });
    fireEvent.click(reply);
    const field = await screen.findByRole('textbox', { name: 'Reply to Product Manager' });
    fireEvent.change(field, { target: { value: 'Half an answer' } });
    if (way === 'Cancel') fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    else fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'Reply to Product Manager' })).toBeNull();
    expect(document.activeElement).toBe(reply);
    expect(screen.getByText('You have a reply to this comment that is not sent yet.')).toBeTruthy();
    fireEvent.click(reply);
    expect(await screen.findByRole('textbox', { name: 'Reply to Product Manager' })).toHaveProperty('value', 'Half an answer');
  });

  it('by the browser’s Back keeps its text, offered on return', async () => {
    const storage = new FakeUserStorage();
    const visitor = { member: aWriter(), change: (fakes: { storage: FakeUserStorage }) => void (fakes.storage = storage) };
    openPost(content(), visitor);
    fireEvent.click(await screen.findByRole('button', { name: 'Reply' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Reply to Product Manager' }), { target: { value: 'Half an answer' } });
    cleanup();
    openPost(content(), visitor);
    const note = within(await screen.findByRole('note'));
    expect(note.getByText('You have a reply to this comment that is not sent yet.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Reply to Product Manager' })).toBeNull();
    fireEvent.click(note.getByRole('button', { name: 'Continue' }));
    expect(await screen.findByRole('textbox', { name: 'Reply to Product Manager' })).toHaveProperty('value', 'Half an answer');
  });
});
