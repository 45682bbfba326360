import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { chatBindings } from '#web/app/chat/chat-bindings.ts';
import type { Wiring } from '#web/app/navigation/lazy-screen.tsx';
import { ChatStore } from '#web/stores/chat/chat-store.ts';
import { MessageCountStore } from '#web/stores/chat/message-count-store.ts';
import { BellStore } from '#web/stores/notifications/bell-store.ts';
import { at, ChatScene, log, openChat, openTalk } from './with-chat.ts';

describe('a request (F-40)', () => {
  it('is read without anyone being notified, and answered before more can be written', async () => {
    const scene = new ChatScene();
    const request = scene.request('May I ask about your notice?');
    openChat(scene, at(request));
    expect(await screen.findByText('They cannot see that you read this.')).toBeTruthy();
    expect((await log()).textContent).toContain('May I ask about your notice?');
    expect(screen.queryByRole('textbox', { name: 'Message to Brave Kite' })).toBeNull();
    expect(scene.mine(request)?.readSeq).toBe(0);
    fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
    const field = await screen.findByRole('textbox', { name: 'Message to Brave Kite' });
    expect(scene.mine(request)?.access).toBe('joined');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });

  it('is declined with one press, and goes', async () => {
    const scene = new ChatScene();
    const request = scene.request('Hello');
    const { router } = openChat(scene, at(request));
    fireEvent.click(await screen.findByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(router.current?.location.search).toBe(''));
    expect(scene.mine(request)?.access).toBe('declined');
  });

  it('is blocked with one press, and they are not notified', async () => {
    const scene = new ChatScene();
    const request = scene.request('Hello');
    openChat(scene, at(request));
    fireEvent.click(await screen.findByRole('button', { name: 'Block' }));
    expect(await screen.findByText('Brave Kite is blocked.')).toBeTruthy();
    expect(scene.backend.hasBlocked(scene.me, scene.other, request)).toBe(true);
  });

  it('that one has sent oneself waits for its answer', async () => {
    const scene = new ChatScene();
    const conversation = scene.backend.open('direct', {});
    scene.backend.enter(conversation, scene.me, 'asking');
    scene.backend.enter(conversation, scene.other, 'asked');
    scene.says(conversation, 'May I ask?', scene.me);
    openChat(scene, at(conversation));
    expect(await screen.findByText('They have not answered yet. You can write more once they accept.')).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Message to Brave Kite' })).toBeNull();
  });
});

describe('what others see (F-40)', () => {
  it('is said as read only of those who write by what they work as', async () => {
    const scene = new ChatScene();
    const [nameless, named] = [scene.talk(), scene.talk(scene.worker)];
    for (const talk of [nameless, named]) {
      scene.says(talk, 'Have you seen this?', scene.me);
      const reader = talk.members.find(({ ref }) => ref !== scene.me);
      if (reader) reader.readSeq = 1;
    }
    const { view } = openChat(scene, at(nameless));
    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(screen.queryByText('Read')).toBeNull();
    view.unmount();
    openChat(scene, at(named));
    expect(await screen.findByText('Read')).toBeTruthy();
  });

  it('hints at contact details while they are typed, and sends them anyway', async () => {
    const { talk } = openTalk();
    const field = await screen.findByRole('textbox', { name: 'Message to Brave Kite' });
    fireEvent.change(field, { target: { value: 'Call me on 98765 43210' } });
    expect((await screen.findByText(/looks like a phone number/)).textContent).toContain('You can still send it.');
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(talk.messages).toHaveLength(1));
  });

  it('is chosen for strangers by one switch', async () => {
    const scene = new ChatScene();
    openChat(scene);
    const summary = await screen.findByText('Who can write to you');
    const details = summary.closest('details');
    if (!details) throw new Error('There is nothing to open.');
    details.open = true;
    fireEvent(details, new Event('toggle'));
    const strangers = await screen.findByRole('switch', { name: 'Strangers may send me one first message' });
    expect(strangers).toHaveProperty('checked', true);
    fireEvent.click(strangers);
    await waitFor(() => expect(scene.backend.persona(scene.me).status).toBe('CLOSED'));
  });
});

describe('a scam (F-25)', () => {
  it('is warned of in plain words, and reported with one press', async () => {
    const { scene, talk } = openTalk('Congratulations, you are selected. Please pay a registration fee of Rs 2500 to confirm your job.');
    expect(await screen.findByText('Asks for money before a job. Real employers never do.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Report' }));
    expect(await screen.findByText('Reported. A moderator will look at it.')).toBeTruthy();
    expect(scene.backend.reports).toMatchObject([{ reason: 'scam', messageId: talk.messages[0]?.messageId }]);
  });

  it('is not warned of by its writer, nor after it is called fine', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    const words = 'Please pay a registration fee of Rs 2500 to confirm your job.';
    scene.says(talk, words, scene.me);
    scene.says(talk, words);
    openChat(scene, at(talk));
    fireEvent.click(await screen.findByRole('button', { name: 'Hide this warning' }));
    expect(screen.queryByText('Be careful')).toBeNull();
  });

  it('finds no link to press until one trusts who sent it', async () => {
    openTalk('See https://example.com/job and [the form](https://forms.example.net/x).');
    const said = await log();
    await waitFor(() => expect(said.textContent).toContain('https://example.com/job'));
    expect(said.textContent).toContain('the form (https://forms.example.net/x)');
    expect(within(said).queryAllByRole('link')).toHaveLength(0);
    fireEvent.click(screen.getByRole('button', { name: 'Allow links from Brave Kite' }));
    const link = await within(said).findByRole('link', { name: 'https://example.com/job' });
    expect(link).toMatchObject({ rel: 'noopener noreferrer nofollow', target: '_blank' });
  });
});

describe('a new message (F-40, R-186)', () => {
  it('goes to a made-up name, and its conversation opens', async () => {
    const scene = new ChatScene();
    const { router } = openChat(scene, { url: '/messages?to=Brave%20Kite' });
    const dialog = await screen.findByRole('dialog', { name: 'New message' });
    expect(await within(dialog).findByDisplayValue('Brave Kite')).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Message' }), { target: { value: 'I went through the same.' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(router.current?.location.search).toBe(`?c=${scene.backend.conversations[0]?.conversationId}`));
    expect(await screen.findByText('They have not answered yet. You can write more once they accept.')).toBeTruthy();
  });

  it('warns of contact details in it, and still goes (F-40)', async () => {
    openChat(new ChatScene(), { url: '/messages?to=Brave%20Kite' });
    const dialog = await screen.findByRole('dialog', { name: 'New message' });
    const said = () => within(dialog).queryByText(/This looks like a phone number\. It can show who you are/);
    expect(said()).toBeNull();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Message' }), { target: { value: 'Call me on 98765 43210.' } });
    expect(said()).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('They have not answered yet. You can write more once they accept.')).toBeTruthy();
  });

  it('stays with the one for whom it was typed, and goes to nobody else', async () => {
    const scene = new ChatScene();
    scene.backend.wrote(scene.other, { resourceType: 'POST', resourceId: 'p00000000000001' });
    const { router } = openChat(scene, { url: '/messages?to=Brave%20Kite' });
    const field = async () => within(await screen.findByRole('dialog', { name: 'New message' })).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
    fireEvent.change(await field(), { target: { value: 'Between the two of us.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect([router.current?.location.search, screen.queryByRole('dialog', { name: 'New message' })]).toEqual(['', null]));
    fireEvent.click(screen.getAllByRole('button', { name: 'New message' })[1] ?? document.body);
    expect([(await field()).value, screen.getByRole<HTMLInputElement>('textbox', { name: /made-up name/ }).value]).toEqual(['', '']);
    await act(async () => router.push('/messages?about=POST-p00000000000001'));
    expect((await field()).value).toBe('');
    await act(async () => router.push('/messages?to=Brave%20Kite'));
    await waitFor(async () => expect((await field()).value).toBe('Between the two of us.'));
    await act(async () => router.push('/messages?about=POST-p00000000000001'));
    await waitFor(async () => expect((await field()).value).toBe(''));
    fireEvent.change(await field(), { target: { value: 'Hello' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(scene.backend.conversations.flatMap(({ messages }) => messages.map(({ text }) => text))).toEqual(['Hello']));
  });

  it('goes to the author of a post, who is not named', async () => {
    const scene = new ChatScene();
    scene.backend.wrote(scene.other, { resourceType: 'POST', resourceId: 'p00000000000001' });
    openChat(scene, { url: '/messages?about=POST-p00000000000001' });
    const dialog = await screen.findByRole('dialog', { name: 'New message' });
    expect(dialog.textContent).toContain('To the author of this post');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText('Write a few words.')).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Message' }), { target: { value: 'Hello' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(scene.backend.conversations).toHaveLength(1));
  });

  it('says in one sentence that a name cannot be written to, whatever the reason', async () => {
    openChat(new ChatScene(), { url: '/messages?to=Nobody%20Here' });
    const dialog = await screen.findByRole('dialog', { name: 'New message' });
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Message' }), { target: { value: 'Hello' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await within(dialog).findByText('You cannot write to this name. It may not exist, or does not take messages.')).toBeTruthy();
  });
});

/** Another page, whose frame follows the line. */
const elsewhere: Wiring = {
  Screen: () => <h1>Elsewhere</h1>,
  bindings: [],
  shared: chatBindings,
  load: async () => undefined,
  head: () => ({ title: '', description: '', status: 200 }),
};

const openElsewhere = async (scene: ChatScene) => {
  const { shell } = openChat(scene, { url: '/somewhere', wiring: elsewhere });
  await waitFor(() => expect(shell.get(ChatStore).metaData.hasFetchedMetadata).toBe(true));
  return shell;
};

describe('a message that comes while one is elsewhere (R-185, R-211, R-214)', () => {
  it('passes by as one toast with its name and beginning, which leads to it', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    const { router, shell } = openChat(scene, { url: '/somewhere', wiring: elsewhere });
    await waitFor(() => expect(scene.line.joined).toContain(talk.conversationId));
    act(() => void scene.says(talk, `Mine was settled. ${'And more. '.repeat(20)}`));
    const toast = (await screen.findByText('Brave Kite')).closest('.toast');
    expect(toast?.textContent).toContain('Mine was settled.');
    expect(toast?.querySelectorAll('p')[1]?.textContent.length).toBeLessThanOrEqual(80);
    expect(shell.get(MessageCountStore).unread).toBe(1);
    fireEvent.click(screen.getByRole('button', { name: 'View messages' }));
    await waitFor(() => expect(router.current?.location).toMatchObject({ pathname: '/messages', search: `?c=${talk.conversationId}` }));
  });

  it('is announced and counted where it is the first of someone who asks', async () => {
    const scene = new ChatScene();
    const talk = scene.talk(scene.worker);
    const { shell } = openChat(scene, { url: '/somewhere', wiring: elsewhere });
    await waitFor(() => expect(scene.line.joined).toContain(talk.conversationId));
    act(() => {
      const asked = scene.request('Is the buyout paid?');
      scene.backend.tell({ kind: 'conversation', conversationId: asked.conversationId, refs: [scene.me] });
    });
    expect((await screen.findByText('Brave Kite')).closest('.toast')?.textContent).toContain('Is the buyout paid?');
    expect(shell.get(MessageCountStore).unread).toBe(1);
  });

  it('is not notified of where its conversation is muted', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    const mine = scene.mine(talk);
    if (mine) mine.isMuted = true;
    const shell = await openElsewhere(scene);
    act(() => shell.get(ChatStore).need.want());
    await waitFor(() => expect(scene.line.joined).toContain(talk.conversationId));
    act(() => void scene.says(talk, 'Nothing to hear'));
    expect(screen.queryByText('Brave Kite')).toBeNull();
  });
});

describe('the live line of a member elsewhere (F-13)', () => {
  it('is not opened before anything needs it, and news come as the bell asks (R-172, R-185)', async () => {
    const scene = new ChatScene();
    const shell = await openElsewhere(scene);
    expect(shell.get(ChatStore).isConnected).toBe(false);
    act(() => shell.get(BellStore).tell({ askedAt: 1 }));
    scene.request('Is the buyout paid?');
    expect(screen.queryByText('Brave Kite')).toBeNull();
    act(() => shell.get(BellStore).tell({ askedAt: 2 }));
    expect((await screen.findByText('Brave Kite')).closest('.toast')?.textContent).toContain('Is the buyout paid?');
    await waitFor(() => expect(shell.get(MessageCountStore).unread).toBe(1));
  });

  it('is opened at once where they are in a conversation (R-185)', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    await openElsewhere(scene);
    await waitFor(() => expect(scene.line.joined).toContain(talk.conversationId));
  });
});
