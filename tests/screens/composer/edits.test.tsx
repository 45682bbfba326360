import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { timeOf } from '#core/figures/ago.ts';
import { screens } from '#core/navigation/screens.ts';
import { postBindings as shared } from '#web/app/posts/post-bindings.ts';
import * as postScreen from '#web/app/posts/post-wiring.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { aComment, aCommunity, aPost } from '#tests/content.ts';
import { aPage } from '#tests/screens/login/with-login.ts';
import { aWriter, withContent } from '#tests/screens/posts/with-content.ts';

const notice = aCommunity({ name: 'Notice period help', slug: 'notice-period-help', isFollowed: true });
// The tests' document has no layers; whether one is open makes no difference to what its rows do.
Object.assign(HTMLElement.prototype, { showPopover: () => undefined, hidePopover: () => undefined });

const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('an edit of a post (B-20)', () => {
  it('changes a post in its words, and tells when it was changed elsewhere (B-20)', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice });
    const content = new FakeContent([notice], [post]);
    const opened = withContent({ ...aPage, shared }, '/communities', '/communities', content, { member: aWriter() });
    await act(async () => opened.shell.get(WritingStore).open({ edits: post }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the post', hidden: true }));
    content.put({ ...post, version: 2 });
    type(dialog.getByLabelText('Text'), 'In other words.');
    fireEvent.click(dialog.getByRole('button', { name: /^Save as /, hidden: true }));
    expect(await dialog.findByText(/It was changed elsewhere meanwhile/)).toBeTruthy();
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'In other words.');
  });

  it('is kept through a reload until it is saved or given up (R-060)', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice, content: 'As it stands.' });
    const content = new FakeContent([notice], [post]);
    const member = aWriter();
    const first = withContent({ ...aPage, shared }, '/communities', '/communities', content, { member });
    await act(async () => first.shell.get(WritingStore).open({ edits: post }));
    type(within(await screen.findByRole('dialog', { name: 'Change the post', hidden: true })).getByLabelText('Text'), 'Half a new');
    first.view.unmount();
    const change: NonNullable<Parameters<typeof withContent>[4]>['change'] = ({ storage }) =>
      first.storage.kept.forEach((text, name) => storage.kept.set(name, text));
    const again = withContent({ ...aPage, shared }, '/communities', '/communities', content, { member, change });
    await act(async () => again.shell.get(WritingStore).open({ edits: post }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the post', hidden: true }));
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'Half a new');
    fireEvent.click(dialog.getByRole('button', { name: 'Discard', hidden: true }));
    expect(again.storage.kept.has('edits')).toBe(false);
  });

  it('is announced after a reload with the moment it was kept at, to be gone on with or thrown away (R-060)', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice, title: 'Notice', content: 'As it stands.' });
    const content = new FakeContent([notice], [post]);
    const member = aWriter();
    const first = withContent({ ...aPage, shared }, '/communities', '/communities', content, { member });
    await act(async () => first.shell.get(WritingStore).open({ edits: post }));
    type(within(await screen.findByRole('dialog', { name: 'Change the post', hidden: true })).getByLabelText('Text'), 'Half a new');
    const at = timeOf(first.clock.now());
    first.view.unmount();
    localStorage.setItem('daftar.own.edits', first.storage.kept.get('edits') ?? '');
    const change: NonNullable<Parameters<typeof withContent>[4]>['change'] = ({ storage }) =>
      first.storage.kept.forEach((text, name) => storage.kept.set(name, text));
    withContent({ ...aPage, shared }, '/communities', '/communities', content, { member, change });
    const bar = within(await screen.findByRole('complementary', { name: 'Changes that are not saved' }));
    expect(bar.getByText(new RegExp(`${at} are here\\.$`))).toBeTruthy();
    fireEvent.click(bar.getByRole('button', { name: 'Go on with them' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change the post', hidden: true }));
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'Half a new');
    expect(screen.queryByRole('complementary', { name: 'Changes that are not saved' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Throw away', hidden: true }));
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'As it stands.');
    expect(dialog.queryByRole('button', { name: 'Throw away', hidden: true })).toBeNull();
    localStorage.clear();
  });
});

describe('an edit of a comment (R-073)', () => {
  it('is announced at the comment after a reload, to be gone on with or thrown away (R-060)', async () => {
    const content = new FakeContent([notice], [aPost({ postId: 'p1', community: notice, commentsCount: 1 })]);
    content.comments = [aComment({ commentId: 'c1', postId: 'p1', isMine: true, mayEdit: true, content: 'As it stood.' })];
    const member = aWriter();
    const draft = { owner: member.userId, text: 'Half a new', submissionKey: 'k', profileType: 'ANONYMOUS' };
    withContent(postScreen, screens.post, '/p/p1', content, { member, change: ({ storage }) => storage.keep('notes', { 'edit.c1': draft }) });
    const said = within(await waitFor(() => document.getElementById('comment-c1') ?? Promise.reject(new Error('No comment yet'))));
    await said.findByText('Your changes of this comment are kept here, and are not saved yet.');
    fireEvent.click(said.getByRole('button', { name: 'Go on with them' }));
    expect(said.getByRole('textbox', { name: 'Edit' })).toHaveProperty('value', 'Half a new');
    fireEvent.click(said.getByRole('button', { name: 'Cancel' }));
    expect(said.queryByText(/are kept here, and are not saved/)).toBeNull();
    expect(said.getByText('As it stood.')).toBeTruthy();
  });

  it('says that it seems to hold a way to reach somebody (R-081, D-29)', async () => {
    const content = new FakeContent([notice], [aPost({ postId: 'p1', community: notice, commentsCount: 1 })]);
    content.comments = [aComment({ commentId: 'c1', postId: 'p1', isMine: true, mayEdit: true, content: 'As it stood.' })];
    withContent(postScreen, screens.post, '/p/p1', content, { member: aWriter() });
    const said = within(await waitFor(() => document.getElementById('comment-c1') ?? Promise.reject(new Error('No comment yet'))));
    fireEvent.click(said.getByRole('button', { name: 'More actions' }));
    fireEvent.click(await said.findByRole('menuitem', { name: 'Edit', hidden: true }));
    expect(said.queryByText(/looks like a phone number/)).toBeNull();
    type(said.getByRole('textbox', { name: 'Edit' }), 'call 98765 43210');
    expect(said.getByText(/looks like a phone number/)).toBeTruthy();
  });
});
