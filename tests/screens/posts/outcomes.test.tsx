import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as posts from '#web/app/posts/post-wiring.ts';
import { aPost } from '#tests/content.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

describe('measures about the same post (R-064)', () => {
  it('are each told to the author with the rule and the note, who may ask for a second look at each, one at a time', async () => {
    const told = { decidedOn: '2026-11-20', appeal: 'none', mayAppeal: true } as const;
    const moderation = [
      { ...told, measure: 'remove', rule: 'spam', note: 'No ads, please.' },
      { ...told, measure: 'warn', rule: 'harassment', note: 'Mind the tone.' },
    ] as const;
    const content = new FakeContent([], [aPost({ postId: 'p1', status: 'AUTHOR_REJECTED', isMine: true, moderation })]);
    withContent(posts, screens.post, '/p/p1', content, { member: aWriter() });
    const notice = async (said: string) => within((await screen.findByText(said)).closest<HTMLElement>('[role=note]') ?? document.body);
    const removed = 'A moderator took this down. Only you and moderators still see it.';
    expect((await notice(removed)).getByText('No ads, please.')).toBeTruthy();
    const warned = 'A moderator has warned you about this.';
    expect((await notice(warned)).getByText('Mind the tone.')).toBeTruthy();
    expect((await notice(removed)).getByRole('button', { name: 'Ask for a second look' })).toBeTruthy();
    fireEvent.click((await notice(warned)).getByRole('button', { name: 'Ask for a second look' }));
    fireEvent.change(await screen.findByRole('textbox', { name: 'Why it should stand', hidden: true }), { target: { value: 'I was quoting.' } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask for it', hidden: true }));
    await screen.findByText('A second look is asked for. You find the answer here.');
    expect((await notice(warned)).getByText('A second look is asked for. You find the answer here.')).toBeTruthy();
    expect((await notice(removed)).getByText('You can ask for a second look at this, too, once the other one is decided.')).toBeTruthy();
    expect((await notice(removed)).queryByRole('button')).toBeNull();
    expect(content.post('p1').moderation.map(({ measure, appeal }) => [measure, appeal])).toEqual([
      ['remove', 'none'],
      ['warn', 'open'],
    ]);
  });
});
