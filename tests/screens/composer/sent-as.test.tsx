import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import type { withContent } from '#tests/screens/posts/with-content.ts';
import { aWriter } from '#tests/screens/posts/with-content.ts';
import { loseAnswer, notice, openPost, press, type, typeComment } from '#tests/screens/posts/a-thread.ts';
import { writingOn } from './posted-before.tsx';
import { compose, composeHere } from './composing.tsx';

type Opened = ReturnType<typeof withContent>;
type Content = Opened['content'];

const bound = /^You sent this as Quiet Banyan, so you cannot choose another name/;
const member = aWriter();

/** Another page of this browser, with the same storage. */
const sharing =
  ({ storage, keys }: Pick<Opened, 'storage' | 'keys'>) =>
  (fakes: Parameters<NonNullable<NonNullable<Parameters<typeof withContent>[4]>['change']>>[0]) => [
    Reflect.set(fakes, 'storage', new FakeUserStorage(storage)),
    Reflect.set(fakes, 'keys', keys),
  ];

/** Post published as Quiet Banyan whose answer was lost. */
async function sentPost() {
  const opened = await composeHere({ member });
  type(opened.dialog.getByLabelText('Title'), 'Can they hold my pay?');
  loseAnswer(opened.posts, 'create', opened.posts.create.bind(opened.posts));
  press('Post as Quiet Banyan');
  await opened.dialog.findByText(/^No connection, or no answer/);
  return opened;
}

const designation = () => screen.getByRole('radio', { name: /^As Product Manager/, hidden: true });

const authors = (content: Content) => content.posts.map(({ author }) => author.profileType);

async function composeAgain(before: Opened) {
  cleanup();
  return compose(before.content, { member, change: sharing(before) }, { community: notice });
}

const onPost = (content?: Content, change?: ReturnType<typeof sharing>) => openPost(content, { member, ...(change && { change }) });

const picker = () => screen.findByRole('combobox', { name: 'Posting as' });

/** Comment published as Quiet Banyan whose answer was lost. */
async function sentComment() {
  const opened = onPost();
  await typeComment();
  loseAnswer(opened.comments, 'write', opened.comments.write.bind(opened.comments));
  press('Post as Quiet Banyan');
  await screen.findByText(/^No connection, or no answer/);
  return opened;
}

describe('a post whose answer was lost goes out again only under its first name (R-160, T-1)', () => {
  it('says so, chooses no other name, and is once when it is sent again', async () => {
    const { content, dialog } = await sentPost();
    expect(dialog.getByText(bound)).toBeTruthy();
    expect(designation()).toHaveProperty('disabled', true);
    press('Post as Quiet Banyan');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write a post', hidden: true })).toBeNull());
    expect(authors(content)).toEqual(['ANONYMOUS']);
  });

  it('after the page is loaded again, too', async () => {
    const { content, dialog } = await composeAgain(await sentPost());
    expect(await dialog.findByText(bound)).toBeTruthy();
    expect(await dialog.findByRole('radio', { name: /^As Product Manager/, hidden: true })).toHaveProperty('disabled', true);
    press('Post as Quiet Banyan');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Write a post', hidden: true })).toBeNull());
    expect(authors(content)).toEqual(['ANONYMOUS']);
  });

  it('from another tab that had the draft before, too', async () => {
    const { content, dialog, posts, storage } = await composeHere();
    type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
    fireEvent.click(designation());
    storage.keep('sent-names', { [writingOn(storage).submissionKey]: { profileType: 'ANONYMOUS', name: 'Quiet Banyan' } });
    press(/^Post as Product Manager/);
    expect(await dialog.findByText(bound)).toBeTruthy();
    expect([content.posts, designation()]).toMatchObject([[], { disabled: true }]);
    expect(posts).toBeTruthy();
    press('Post as Quiet Banyan');
    await waitFor(() => expect(authors(content)).toEqual(['ANONYMOUS']));
  });

  it('until it is started again, which says what that means', async () => {
    const { content, dialog } = await sentPost();
    expect(dialog.getByText(/^This may already be posted as Quiet Banyan: check your posts first\./)).toBeTruthy();
    press('Start over anyway');
    expect(dialog.queryByText(bound)).toBeNull();
    expect(document.activeElement).toBe(dialog.getByRole('radio', { name: /^Quiet Banyan/, hidden: true }));
    fireEvent.click(designation());
    press(/^Post as Product Manager/);
    await waitFor(() => expect(authors(content).toSorted()).toEqual(['ANONYMOUS', 'DESIGNATION']));
  });

  it('and under any other after the server said that it did not take it', async () => {
    const { content, dialog, posts } = await composeHere();
    type(dialog.getByLabelText('Title'), 'Can they hold my pay?');
    const create = posts.create.bind(posts);
    Reflect.set(posts, 'create', async () => {
      Reflect.set(posts, 'create', create);
      throw new Failure('limited');
    });
    press('Post as Quiet Banyan');
    await dialog.findByText(/^You are posting too fast/);
    expect(dialog.queryByText(bound)).toBeNull();
    fireEvent.click(designation());
    press(/^Post as Product Manager/);
    await waitFor(() => expect(authors(content)).toEqual(['DESIGNATION']));
  });

  it('also when it is refused the second time, which says nothing of the first', async () => {
    const { dialog, posts } = await sentPost();
    Reflect.set(posts, 'create', async () => {
      throw new Failure('limited');
    });
    press('Post as Quiet Banyan');
    await dialog.findByText(/^You are posting too fast/);
    expect(dialog.getByText(bound)).toBeTruthy();
    expect(designation()).toHaveProperty('disabled', true);
  });
});

describe('a comment whose answer was lost goes out again only under its first name (R-160)', () => {
  it('says so, chooses no other name, and is once when it is sent again', async () => {
    const { content } = await sentComment();
    expect(screen.getByText(bound)).toBeTruthy();
    expect(await picker()).toHaveProperty('disabled', true);
    fireEvent.change(await picker(), { target: { value: 'DESIGNATION' } });
    press('Post as Quiet Banyan');
    await waitFor(() => expect(screen.queryByText(bound)).toBeNull());
    expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy();
    expect(content.comments.map(({ author }) => author?.profileType)).toEqual(['ANONYMOUS']);
  });

  it('is counted once when it goes out by itself after the page was loaded again', async () => {
    const before = await sentComment();
    cleanup();
    onPost(before.content, sharing(before));
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Write a comment' })).toHaveProperty('value', ''));
    expect(screen.queryByText(bound)).toBeNull();
    expect(await screen.findByRole('heading', { name: '1 comment' })).toBeTruthy();
    expect(before.content.comments.map(({ author }) => author?.profileType)).toEqual(['ANONYMOUS']);
  });

  it('after a reload too, and under another once it is started again', async () => {
    const before = await sentComment();
    // Typed on, it goes out by itself no longer.
    type(screen.getByRole('textbox', { name: 'Write a comment' }), 'They may not. Never.');
    cleanup();
    onPost(before.content, sharing(before));
    expect(await screen.findByText(bound)).toBeTruthy();
    expect(await picker()).toHaveProperty('disabled', true);
    expect(screen.getByText(/^This may already be posted as Quiet Banyan: check the comments of this post first\./)).toBeTruthy();
    press('Start over anyway');
    expect(screen.queryByText(bound)).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Write a comment' }));
    fireEvent.change(await picker(), { target: { value: 'DESIGNATION' } });
    press(/^Post as Product Manager/);
    await waitFor(() => expect(before.content.comments.map(({ author }) => author?.profileType).toSorted()).toEqual(['ANONYMOUS', 'DESIGNATION']));
  });
});

describe('a name that says what someone does and where', () => {
  const said = 'This name says what you do and where: people who know you there may recognise you.';

  it('is said to be recognisable where a post is to go out under it', async () => {
    const { dialog } = await composeHere({ member });
    expect(dialog.queryByText(said)).toBeNull();
    fireEvent.click(designation());
    expect(dialog.getByText(said)).toBeTruthy();
  });

  it('is said to be recognisable where a comment is to go out under it', async () => {
    onPost();
    await typeComment();
    expect(screen.queryByText(said)).toBeNull();
    fireEvent.change(await picker(), { target: { value: 'DESIGNATION' } });
    expect(await screen.findByText(said)).toBeTruthy();
  });
});
