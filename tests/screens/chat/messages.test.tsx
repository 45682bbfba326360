import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { dayMs } from '#core/figures/durations.ts';
import { Failure } from '#core/failure.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';
import { settled } from '#tests/screens/settled.ts';
import { at, ChatScene, log, openChat, openTalk } from './with-chat.ts';

const field = () => screen.findByRole('textbox', { name: 'Message to Brave Kite' });

async function write(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
}

async function choose(row: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'More about this conversation', hidden: true }));
  fireEvent.click(await screen.findByRole('menuitem', { name: row, hidden: true }));
}

describe('the list of conversations (R-179)', () => {
  it('has requests first, each with name, last line and unread count', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    scene.says(talk, 'Did the letter arrive?');
    scene.says(talk, 'Two weeks now', scene.me);
    scene.says(scene.group('Offer swap, Bengaluru'), 'They moved my joining again');
    scene.request('Saw your post.');
    openChat(scene);
    const [requests, talks] = await screen.findAllByRole('list', { name: /Requests|Conversations/ });
    expect(requests?.textContent).toContain('Saw your post.');
    expect(within(talks ?? document.body).getByRole('link', { name: /Offer swap/ }).textContent).toContain('Brave Kite: They moved my joining again');
    expect(within(talks ?? document.body).getByRole('link', { name: /Offer swap/ }).textContent).toContain('1 unread message');
    expect(within(talks ?? document.body).getByRole('link', { name: /Brave Kite.*You/ }).textContent).toContain('You: Two weeks now');
    expect(screen.queryByText(/^as /)).toBeNull();
  });

  it('names the persona where there are two, and marks the one that is open', async () => {
    const scene = new ChatScene({ hasTwo: true });
    const talk = scene.talk(scene.other, scene.mineAtWork);
    scene.says(talk, 'Hello');
    openChat(scene, at(talk));
    expect(await screen.findByText('as Data Analyst')).toBeTruthy();
    await waitFor(() => expect(screen.getByRole('link', { current: true, name: /Brave Kite/ })).toBeTruthy());
  });

  it('says that there is nothing yet, with one way on', async () => {
    openChat(new ChatScene());
    expect(await screen.findByRole('heading', { name: 'No messages yet.' })).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'New message' })[1] ?? document.body);
    expect(await screen.findByRole('dialog', { name: 'New message' })).toBeTruthy();
  });

  it('says plainly that a conversation is none of one’s own, and leads back', async () => {
    openChat(new ChatScene(), { url: '/messages?c=c00000000000none' });
    const heading = await screen.findByRole('heading', { name: 'You are not in this conversation' });
    expect(
      within(heading.parentElement ?? document.body)
        .getByRole('link', { name: 'To all messages' })
        .getAttribute('href'),
    ).toBe('/messages');
  });

  it('says so, too, of one that is over by the time it is opened', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    scene.chats.at = async () => {
      throw new Failure('missing');
    };
    openChat(scene, at(talk));
    expect(await screen.findByRole('heading', { name: 'You are not in this conversation' })).toBeTruthy();
  });

  it('leads a guest to log in, and a member without a name to one', async () => {
    const { view } = openChat(new ChatScene(), { isGuest: true });
    expect(await screen.findByRole('heading', { name: 'Your messages are here.' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' })).toBeTruthy();
    view.unmount();
    const scene = new ChatScene();
    scene.chats.problem = new Failure('conflict', undefined, { code: 'WRITER_REQUIRED' });
    openChat(scene, { isNamed: false });
    expect(await screen.findByRole('heading', { name: 'Choose a name first' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose a name' })).toBeTruthy();
  });

  it('is in Hindi', async () => {
    const scene = new ChatScene();
    scene.says(scene.talk(), 'नमस्ते');
    openChat(scene, { language: 'hi' });
    expect(await screen.findByRole('heading', { name: 'मैसेज', level: 1 })).toBeTruthy();
    expect((await screen.findByRole('link', { name: /Brave Kite/ })).textContent).toContain('नहीं पढ़ा');
  });
});

describe('a conversation (R-181, R-186)', () => {
  it('shows what was written by days, and counts it as read once it is seen', async () => {
    const { scene, talk } = openTalk('First\nand a second line', 'Next');
    const said = await log();
    await waitFor(() => expect(said.textContent).toContain('and a second line'));
    expect(said.textContent).toMatch(/^Today/);
    await waitFor(() => expect(scene.mine(talk)?.readSeq).toBe(2));
    expect(screen.queryByText(/unread/)).toBeNull();
    expect(within(screen.getByRole('region', { name: 'Conversation with Brave Kite' })).getByText('anonymous')).toBeTruthy();
  });

  it('shows a message while it is under way, and then that it was sent', async () => {
    const { talk } = openTalk();
    await write('It says buyout on mutual consent.');
    expect((await log()).textContent).toMatch(/consent\.(Sending|Sent)/);
    await waitFor(() => expect(screen.getByText('Sent')).toBeTruthy());
    expect(talk.messages.map(({ text }) => text)).toEqual(['It says buyout on mutual consent.']);
    expect((await field()).textContent).toBe('');
  });

  it('leaves what was typed where it was typed, while another conversation is open', async () => {
    const scene = new ChatScene();
    const [talk, group] = [scene.talk(), scene.group('Offer swap, Bengaluru')];
    for (const each of [talk, group]) scene.says(each, 'Hello');
    openChat(scene, at(talk));
    fireEvent.change(await field(), { target: { value: 'Half a sentence' } });
    fireEvent.click(await screen.findByRole('link', { name: /Offer swap/ }));
    const inGroup = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Message to Offer swap, Bengaluru' });
    expect(inGroup.value).toBe('');
    fireEvent.click(screen.getByRole('link', { name: /^Brave Kite/ }));
    expect(((await field()) as HTMLTextAreaElement).value).toBe('Half a sentence');
  });

  it('has a message wait without a connection, and sends it once that is back', async () => {
    const { scene, talk, clock } = openTalk();
    await log();
    act(() => scene.line.cut());
    scene.chats.problem = new Failure('offline');
    await write('Sending it tonight.');
    expect(await screen.findByText('Waiting to send')).toBeTruthy();
    scene.chats.problem = undefined;
    act(() => clock.advance(5_000));
    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(talk.messages).toHaveLength(1);
  });

  it('says why a message was refused, and lets one try again or delete it', async () => {
    const { scene, talk } = openTalk();
    await log();
    act(() => scene.line.cut());
    scene.chats.problem = new Failure('conflict', undefined, { code: 'REQUEST_WAITING' });
    await write('One');
    expect(await screen.findByText('Not sent: They have not answered your first message yet.')).toBeTruthy();
    await write('Two');
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(2));
    fireEvent.click(screen.getAllByRole('button', { name: 'Delete' })[1] ?? document.body);
    scene.chats.problem = undefined;
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(talk.messages.map(({ text }) => text)).toEqual(['One']));
  });

  it('says in words what the line does, and tries again by a press (R-185)', async () => {
    const { scene, clock } = openTalk();
    await log();
    await waitFor(() => expect(scene.line.state.isLive).toBe(true));
    act(() => scene.line.cut());
    expect(screen.queryByText('Connecting…')).toBeNull();
    act(() => clock.advance(2_000));
    expect(await screen.findByText('Connecting…')).toBeTruthy();
    act(() => scene.line.trying(2));
    expect(await screen.findByText('Reconnecting, try 2 of 5. Your messages will be sent after that.')).toBeTruthy();
    act(() => scene.line.giveUp('Failed to connect'));
    expect(await screen.findByText('No connection just now. Press “Try now” or open this page again to see new messages.')).toBeTruthy();
    expect(screen.getByText('Failed to connect').closest('details')?.open).toBe(false);
    fireEvent.click(screen.getByRole('button', { name: 'Try now' }));
    act(() => scene.line.heal());
    await waitFor(() => expect(screen.queryByText(/No connection just now/)).toBeNull());
  });

  it('shows what is new as it comes, and who types', async () => {
    const { scene, talk } = openTalk();
    await log();
    await waitFor(() => expect(scene.line.joined).toContain(talk.conversationId));
    act(() => scene.backend.tellTyping({ conversation: talk, ref: scene.other }));
    expect(await screen.findByText('Brave Kite is typing')).toBeTruthy();
    act(() => void scene.says(talk, 'Keep the subject boring.'));
    expect(await screen.findByText('Keep the subject boring.', { selector: 'p' })).toBeTruthy();
    expect(screen.queryByText('Brave Kite is typing')).toBeNull();
  });

  it('leaves one where one reads further up, and says how much is new below', async () => {
    const { scene, talk } = openTalk('First');
    await screen.findByText('First', { selector: 'p' });
    await waitFor(() => expect(scene.line.joined).toContain(talk.conversationId));
    const place = screen.getByRole('region', { name: 'Messages, the newest last' });
    Object.defineProperties(place, { scrollHeight: { value: 2_000 }, clientHeight: { value: 400 } });
    place.scrollTop = 300;
    fireEvent.scroll(place);
    act(() => void scene.says(talk, 'Second'));
    fireEvent.click(await screen.findByRole('button', { name: '1 new message' }));
    expect(place.scrollTop).toBe(1_600);
    expect(screen.queryByRole('button', { name: '1 new message' })).toBeNull();
    await waitFor(() => expect(scene.mine(talk)?.readSeq).toBe(2));
  });

  it('has older messages by a press, and days in words', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    for (let count = 1; count <= 120; count++) scene.says(talk, `Number ${count}`);
    const clock = scene.backend.clock as FakeClock;
    clock.advance(dayMs);
    scene.says(talk, 'Today’s');
    openChat(scene, at(talk));
    const said = await log();
    await waitFor(() => expect(said.textContent).toContain('Today’s'));
    expect(said.textContent).not.toContain('Number 60');
    fireEvent.click(screen.getByRole('button', { name: 'Show older messages' }));
    await within(said).findByText('Number 1');
    expect(within(said).getByText('Number 120')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show older messages' })).toBeNull());
    expect(within(said).getAllByRole('time', { hidden: true }).length).toBe(2);
  });

  it('is searched for words, until Escape', async () => {
    openTalk('The clause is 11.3', 'Something else');
    await log();
    await choose('Search');
    const search = await screen.findByRole('searchbox', { name: 'Search in this conversation' });
    fireEvent.change(search, { target: { value: 'clause' } });
    fireEvent.click(within(screen.getByRole('search')).getByRole('button', { name: 'Search' }));
    expect(await screen.findByText('1 message found')).toBeTruthy();
    fireEvent.keyDown(search, { key: 'Escape' });
    expect((await log()).textContent).toContain('Something else');
    expect(screen.queryByRole('searchbox', { name: 'Search in this conversation' })).toBeNull();
  });

  it('is muted and left by its menu', async () => {
    const { scene, talk, router } = openTalk();
    await log();
    await choose('Mute');
    expect(await screen.findByText('Muted. We do not notify you of new messages here.')).toBeTruthy();
    expect(scene.mine(talk)?.isMuted).toBe(true);
    await choose('Delete conversation');
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(router.current?.location.search).toBe(''));
    expect(scene.mine(talk)?.access).toBe('left');
  });

  it('lets one copy a message and delete one’s own', async () => {
    const scene = new ChatScene();
    const talk = scene.talk();
    scene.says(talk, 'A slip of the hand', scene.me);
    openChat(scene, at(talk));
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for your message' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Copy' }));
    await waitFor(() => expect(scene.clipboards.text).toBe('A slip of the hand'));
    fireEvent.click(await screen.findByRole('button', { name: 'Actions for your message' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Delete for everyone' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: 'Delete this message?' })).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('This message was deleted.', { selector: '.gone' })).toBeTruthy();
    await settled();
  });
});
