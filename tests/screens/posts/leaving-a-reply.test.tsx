import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import * as postScreen from '#web/app/posts/post-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aComment, aCommunity, aPost } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const notice = aCommunity({ name: 'Notice period help', slug: 'notice-period-help' });

describe('leaving a reply (R-073)', () => {
  it.each(['Cancel', 'Escape'] as const)('by %s keeps its text, and gives the focus back to its button', async (way) => {
    const content = new FakeContent([notice], [aPost({ postId: 'p1', community: notice, commentsCount: 1 })]);
    content.comments = [aComment({ commentId: 'm1', postId: 'p1', content: 'Ask by mail.' })];
    withContent(postScreen, screens.post, '/p/p1', content, { member: aWriter() });
    const reply = await screen.findByRole('button', { name: 'Reply' });
    fireEvent.click(reply);
    const field = await screen.findByRole('textbox', { name: 'Reply to Product Manager' });
    fireEvent.change(field, { target: { value: 'Half an answer' } });
    if (way === 'Cancel') fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    else fireEvent.keyDown(field, { key: 'Escape' });
    expect(screen.queryByRole('textbox', { name: 'Reply to Product Manager' })).toBeNull();
    expect(document.activeElement).toBe(reply);
    fireEvent.click(reply);
    expect(await screen.findByRole('textbox', { name: 'Reply to Product Manager' })).toHaveProperty('value', 'Half an answer');
  });
});
