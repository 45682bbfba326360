import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { screens } from '#core/navigation/screens.ts';
import * as communities from '#web/app/communities/communities-wiring.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aPost } from '#tests/content.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';
import { aThread, changeComment, notice, openPost, type, typeComment } from '#tests/screens/posts/a-thread.ts';
import { composeChange, composeHere } from './composing.tsx';

const hidden = true;

async function editing() {
  const post = aPost({ isMine: true, mayEdit: true, community: notice, title: 'Pay', content: 'As it stood.' });
  const opened = await composeChange(post);
  type(opened.dialog.getByLabelText('Text'), 'Here.');
  return { ...opened, original: post };
}

describe('words that could not be sent (B-35)', () => {
  it('are copied beside the problem of a post', async () => {
    const { clipboards, content, dialog } = await composeHere();
    type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
    type(dialog.getByLabelText('Text'), 'For three months.');
    content.problem = new Failure('offline');
    expect(dialog.queryByRole('button', { name: 'Copy your text', hidden })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Post as Quiet Banyan', hidden }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Copy your text', hidden }));
    expect(await dialog.findByText('Copied.')).toBeTruthy();
    expect(clipboards.text).toBe('Can they hold my pay?\n\nFor three months.');
  });

  it('are copied beside the problem of a comment (R-073)', async () => {
    const { clipboards, content } = openPost();
    await typeComment();
    content.problem = new Failure('offline');
    fireEvent.click(screen.getByRole('button', { name: 'Post as Quiet Banyan' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Copy your text' }));
    await waitFor(() => expect(clipboards.text).toBe('They may not.'));
  });

  it('are a report, kept through a reload until it has arrived (R-072)', async () => {
    const storage = new FakeUserStorage();
    const member = aWriter();
    const visit = async () => {
      const content = new FakeContent([], [aPost({ postId: 'p1', title: 'Fair?' })]);
      const swaps = [[UserStorage, storage] as const];
      const opened = withContent(communities, screens.communities, '/communities', content, { member, swaps });
      const card = within(await screen.findByRole('feed')).getByRole('article', { name: 'Fair?' });
      fireEvent.click(within(card).getByRole('button', { name: 'More actions' }));
      fireEvent.click(await within(card).findByRole('menuitem', { name: 'Report', hidden }));
      return { ...opened, content, dialog: within(await screen.findByRole('dialog', { name: 'Report this', hidden })) };
    };
    const first = await visit();
    fireEvent.click(first.dialog.getByRole('radio', { name: 'An ad or spam', hidden }));
    type(first.dialog.getByRole('textbox', { hidden }), 'It sells a course.');
    first.content.problem = new Failure('offline');
    fireEvent.click(first.dialog.getByRole('button', { name: 'Report', hidden }));
    const said = 'This did not arrive, or we got no answer. It is saved here; send it when you are back online. It will not count twice.';
    expect(await first.dialog.findByText(said)).toBeTruthy();
    expect(document.activeElement).toBe(first.dialog.getByRole('alert', { hidden }));
    first.view.unmount();
    const again = await visit();
    await waitFor(() => expect(again.dialog.getByRole('textbox', { hidden })).toHaveProperty('value', 'It sells a course.'));
    expect(again.dialog.getByRole('radio', { name: 'An ad or spam', hidden })).toHaveProperty('checked', true);
    fireEvent.click(again.dialog.getByRole('button', { name: 'Report', hidden }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Report this', hidden })).toBeNull());
    expect([...storage.kept.keys()].filter((name) => name.startsWith('draft.'))).toEqual([]);
  });
});

describe('an edit of what was changed elsewhere meanwhile (B-20)', () => {
  it('shows how a post reads now, and is saved over it anyway', async () => {
    const { content, original: post, dialog } = await editing();
    content.put({ ...post, version: 2, title: 'Pay', content: 'Elsewhere.' });
    fireEvent.click(dialog.getByRole('button', { name: /^Save as /, hidden }));
    const now = within(await dialog.findByRole('region', { name: 'It now says', hidden }));
    expect(now.getByText('Elsewhere.')).toBeTruthy();
    fireEvent.click(now.getByRole('button', { name: 'Save mine anyway', hidden }));
    await waitFor(() => expect(content.post(post.postId)).toMatchObject({ content: 'Here.', version: 3 }));
  });

  it('goes on with the other words of a post', async () => {
    const { content, original: post, dialog } = await editing();
    content.put({ ...post, version: 2, content: 'Elsewhere.' });
    fireEvent.click(dialog.getByRole('button', { name: /^Save as /, hidden }));
    fireEvent.click(await dialog.findByRole('button', { name: 'Use that version', hidden }));
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'Elsewhere.');
    expect(dialog.queryByRole('region', { name: 'It now says', hidden })).toBeNull();
    expect(content.post(post.postId).content).toBe('Elsewhere.');
  });

  it('says that a post is gone', async () => {
    const { content, original: post, dialog } = await editing();
    content.put({ ...post, version: 2, status: 'DELETED' });
    fireEvent.click(dialog.getByRole('button', { name: /^Save as /, hidden }));
    expect(await dialog.findByText('This post no longer exists. Your text is saved here.')).toBeTruthy();
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'Here.');
  });

  it('shows how a comment reads now, and is saved over it anyway (R-073)', async () => {
    const content = aThread([{ commentId: 'c1', isMine: true, mayEdit: true, content: 'As it stood.' }]);
    openPost(content);
    const { comment: said, field } = await changeComment('c1');
    type(field, 'Here.');
    for (const comment of content.comments) content.putComment({ ...comment, version: 2, content: 'Elsewhere.' });
    fireEvent.click(said.getByRole('button', { name: /^Save as / }));
    const now = within(await said.findByRole('region', { name: 'It now says' }));
    expect(now.getByText('Elsewhere.')).toBeTruthy();
    expect(document.activeElement).toBe(said.getByText(/^This comment was changed somewhere else/).closest('[role=alert]'));
    expect(field).toHaveProperty('value', 'Here.');
    fireEvent.click(now.getByRole('button', { name: 'Save mine anyway' }));
    await waitFor(() => expect(content.comments[0]).toMatchObject({ content: 'Here.', version: 3 }));
  });
});
