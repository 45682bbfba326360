import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { expectFocusOn } from '#tests/screens/focus-on.ts';
import { aThread, loseAnswer, openPost } from './a-thread.ts';

describe('measures about the same post (R-064)', () => {
  it('are each shown to the author with reasons, and appealed one by one', async () => {
    const announced = { decidedOn: '2026-11-20', appeal: 'none', mayAppeal: true } as const;
    const moderation = [
      { ...announced, measure: 'remove', rule: 'spam', note: 'No ads, please.' },
      { ...announced, measure: 'warn', rule: 'harassment', note: 'Mind the tone.' },
    ] as const;
    const { content } = openPost(aThread([], { status: 'AUTHOR_REJECTED', isMine: true, moderation }));
    const notice = async (said: string) => within((await screen.findByText(said)).closest<HTMLElement>('[role=note]') ?? document.body);
    const removed = 'A moderator took this down. Only you and moderators still see it.';
    expect((await notice(removed)).getByText('No ads, please.')).toBeTruthy();
    const warned = 'A moderator has warned you about this.';
    expect((await notice(warned)).getByText('Mind the tone.')).toBeTruthy();
    expect((await notice(removed)).getByRole('button', { name: 'Ask for a second look' })).toBeTruthy();
    fireEvent.click((await notice(warned)).getByRole('button', { name: 'Ask for a second look' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Why the warning is not right', hidden: true }), { target: { value: 'I was quoting.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));
    await screen.findByText('You have asked for a second look. The answer will appear here.');
    expect((await notice(warned)).getByText('You have asked for a second look. The answer will appear here.')).toBeTruthy();
    expect((await notice(removed)).getByText('You can also ask for a second look at this, once your other appeal is decided.')).toBeTruthy();
    expect((await notice(removed)).queryByRole('button')).toBeNull();
    expect(content.post('p1').moderation.map(({ measure, appeal }) => [measure, appeal])).toEqual([
      ['remove', 'none'],
      ['warn', 'open'],
    ]);
  });

  it.each([
    ['remove', 'Why it should stay up'],
    ['lock', 'Why it should be open for comments'],
    ['silence', 'Why you should be able to write'],
  ] as const)('asks why not, by the measure “%s”, and moves the focus to the answer', async (measure, why) => {
    const moderation = [{ measure, rule: 'spam', note: '', decidedOn: '2026-11-20', appeal: 'none', mayAppeal: true }] as const;
    openPost(aThread([], { isMine: true, moderation }));
    const ask = await screen.findByRole('button', { name: 'Ask for a second look' });
    ask.focus();
    fireEvent.click(ask);
    const words = await screen.findByRole('textbox', { name: why, hidden: true });
    const send = screen.getByRole('button', { name: 'Send', hidden: true });
    fireEvent.click(send);
    await expectFocusOn(words, 'Say why, in a few words.');
    fireEvent.change(words, { target: { value: 'I was quoting.' } });
    send.focus();
    fireEvent.click(send);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('You have asked for a second look. The answer will appear here.')));
    expect(document.activeElement?.getAttribute('role')).toBe('status');
  });

  it('of a comment are shown where the focus is then', async () => {
    const moderation = [{ measure: 'warn', rule: 'spam', note: '', decidedOn: '2026-11-20', appeal: 'none', mayAppeal: true }] as const;
    openPost(aThread([{ commentId: 'c1', isMine: true, moderation }]), { change: ({ moderations }) => (moderations.appeal = async () => 'open') });
    const ask = await screen.findByRole('button', { name: 'Ask for a second look' });
    ask.focus();
    fireEvent.click(ask);
    fireEvent.change(await screen.findByRole('textbox', { name: 'Why the warning is not right', hidden: true }), { target: { value: 'I was quoting.' } });
    const send = screen.getByRole('button', { name: 'Send', hidden: true });
    send.focus();
    fireEvent.click(send);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByText('You have asked for a second look. The answer will appear here.')));
  });

  it('can be appealed again after a lost answer: words stay, and count once', async () => {
    const moderation = { measure: 'remove', rule: 'spam', decidedOn: '2026-11-20', note: '', appeal: 'none', mayAppeal: true } as const;
    const { moderations } = openPost(aThread([], { status: 'AUTHOR_REJECTED', isMine: true, moderation: [moderation] }));
    const appeal = vi.fn(moderations.appeal.bind(moderations));
    loseAnswer(moderations, 'appeal', appeal);
    fireEvent.click(await screen.findByRole('button', { name: 'Ask for a second look' }));
    const words = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Why it should stay up', hidden: true });
    fireEvent.change(words, { target: { value: 'It is no ad.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));
    await screen.findByRole('alert', { hidden: true });
    expect(words.value).toBe('It is no ad.');
    fireEvent.click(screen.getByRole('button', { name: 'Send', hidden: true }));
    expect(await screen.findByText('You have asked for a second look. The answer will appear here.')).toBeTruthy();
    expect([appeal.mock.calls.length, moderations.items.map(({ appealText }) => appealText)]).toEqual([2, ['It is no ad.']]);
  });
});
