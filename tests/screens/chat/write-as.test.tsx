import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { NameNewsStore } from '#web/stores/app/name-news-store.ts';
import { waitingAs } from '#tests/screens/posts/waiting-as.ts';
import { ChatScene, openChat } from './with-chat.ts';

/** Dialog of a first message to a post's author, by a member with these names. */
async function writing({ hasTwo = false, waiting }: { readonly hasTwo?: boolean; readonly waiting?: string } = {}) {
  const scene = new ChatScene({ hasTwo });
  scene.backend.wrote(scene.other, { resourceType: 'POST', resourceId: 'p00000000000001' });
  const opened = openChat(scene, { url: '/messages?about=POST-p00000000000001', hasBegun: waiting === undefined });
  const dialog = await screen.findByRole('dialog', { name: 'New message' });
  const choice = await within(dialog).findByRole('group', { name: 'Write as' });
  act(() => opened.shell.get(NameNewsStore).wait(waiting === undefined ? undefined : waitingAs(waiting)));
  fireEvent.change(within(dialog).getByRole('textbox', { name: 'Message' }), { target: { value: 'Hello' } });
  const send = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
  const writers = () => scene.backend.conversations.flatMap(({ messages }) => messages.map(({ by }) => scene.backend.persona(by).author.name));
  return { ...opened, dialog, choice, send, writers };
}

const radio = (choice: HTMLElement, name: string) => within(choice).getByRole<HTMLInputElement>('radio', { name });

describe('the name that a first message goes out under (R-160, F-40)', () => {
  it('is said where there is one alone', async () => {
    const { choice, send, writers } = await writing();
    expect(radio(choice, 'You write as Quiet Banyan').checked).toBe(true);
    send();
    await waitFor(() => expect(writers()).toEqual(['Quiet Banyan']));
  });

  it('is never the work persona unticked, while their made-up name waits', async () => {
    const { dialog, choice, send, writers } = await writing({ hasTwo: true, waiting: 'Misty Maple 31' });
    const atWork = radio(choice, 'You write as Data Analyst');
    expect(atWork.checked).toBe(false);
    expect(choice.textContent).toMatch(/You can write as Misty Maple 31 by \d{1,2}:\d{2} [ap]m\./);
    send();
    expect(await within(dialog).findByText('Choose the name you write under.')).toBeTruthy();
    expect(writers()).toEqual([]);
    fireEvent.click(atWork);
    expect(dialog.textContent).not.toContain('Choose the name');
    send();
    await waitFor(() => expect(writers()).toEqual(['Data Analyst']));
  });

  it('is the made-up one where there are two, until the other is ticked', async () => {
    const { choice, send, writers } = await writing({ hasTwo: true });
    expect([radio(choice, 'Quiet Banyan, anonymous').checked, radio(choice, 'As Data Analyst').checked]).toEqual([true, false]);
    expect(choice.textContent).not.toContain('You can write as');
    send();
    await waitFor(() => expect(writers()).toEqual(['Quiet Banyan']));
  });

  it('is in Hindi', async () => {
    const scene = new ChatScene({ hasTwo: true });
    const { shell } = openChat(scene, { url: '/messages?to=Brave%20Kite', language: 'hi', hasBegun: false });
    const choice = await screen.findByRole('group', { name: 'किस नाम से लिखें' });
    act(() => shell.get(NameNewsStore).wait(waitingAs('Misty Maple 31')));
    expect(radio(choice, 'आप Data Analyst के नाम से लिखेंगे').checked).toBe(false);
    expect(choice.textContent).toMatch(/Misty Maple 31 नाम से आप \d{1,2}:\d{2} [ap]m तक लिख सकेंगे।/);
  });
});
