import { fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { postLimits } from '#core/content/post-limits.ts';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aPost } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { compose } from '#tests/screens/composer/composing.tsx';
import { openPost, typeComment } from '#tests/screens/posts/a-thread.ts';

const hidden = true;

describe('a daily quota, shown before it bites (API6)', () => {
  it.each([
    [3, 'You can write 3 more posts today.'],
    [1, 'You can write 1 more post today.'],
    [0, 'No more posts today. You can post again after midnight (India time); what you write is saved until then.'],
  ])('says of %i posts that are left: %s', async (posts, said) => {
    const { dialog } = await compose(undefined, { change: ({ quotas }) => (quotas.set = { posts }) });
    expect(await dialog.findByText(said)).toBeTruthy();
  });

  it('says nothing as long as there are more', async () => {
    await compose(undefined, { change: ({ quotas }) => (quotas.set = { posts: 4 }) });
    expect(screen.queryByText(/more posts? today/)).toBeNull();
  });

  it('is counted after each comment, and then beside the limit per post', async () => {
    const belowOne = `You can write up to ${postLimits.comments} comments a day below one post.`;
    const { quotas } = openPost(undefined, { change: (adapters) => (adapters.quotas.set = { comments: 2 }) });
    await typeComment();
    expect(await screen.findByText('You can write 2 more comments today.')).toBeTruthy();
    expect(screen.queryByText(belowOne)).toBeNull();
    quotas.set = { comments: 1 };
    fireEvent.click(screen.getByRole('button', { name: 'Post as Quiet Banyan' }));
    await screen.findByText('They may not.', { selector: 'p *, p' });
    fireEvent.change(screen.getByRole('textbox', { name: 'Write a comment' }), { target: { value: 'By law.' } });
    expect(await screen.findByText('You can write 1 more comment today.')).toBeTruthy();
    expect(screen.getByText(belowOne)).toBeTruthy();
  });

  it('is shown where something is reported, in Hindi too', async () => {
    const content = new FakeContent([], [aPost({ postId: 'p1', title: 'Fair?' })]);
    withContent(communities, screens.communities, '/communities', content, {
      member: aWriter(),
      change: ({ quotas }) => (quotas.set = { reports: 2 }),
      preferences: new FakePreferences({ language: 'hi' }),
    });
    const card = within(await screen.findByRole('feed')).getByRole('article', { name: 'Fair?' });
    const [more] = within(card).getAllByRole('button', { expanded: false });
    fireEvent.click(more ?? card);
    fireEvent.click(await within(card).findByRole('menuitem', { name: 'शिकायत करें', hidden }));
    expect(await screen.findByText('आज आप 2 शिकायतें और भेज सकते हैं।')).toBeTruthy();
  });

  it('says how many minutes a hasty comment must wait, and keeps it', async () => {
    const { content } = openPost();
    const field = await typeComment();
    content.problem = new Failure('limited', undefined, { retryAfterSeconds: 170 });
    fireEvent.click(screen.getByRole('button', { name: 'Post as Quiet Banyan' }));
    expect(await screen.findByText('You are posting too fast. You can send this in 3 minutes; your text is saved here.')).toBeTruthy();
    expect(field).toHaveProperty('value', 'They may not.');
  });
});
