import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Clipboards } from '#core/device/clipboards.ts';
import { TabStorage, UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WritingStore } from '#web/stores/composer/writing-store.ts';
import { FakeContent } from '#tests/fakes/content/fake-content.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { aPost } from '#tests/content.ts';
import { aSession } from '#tests/members.ts';
import { withLogin } from '#tests/screens/login/with-login.ts';
import type { withContent } from '#tests/screens/posts/with-content.ts';
import { aWriter } from '#tests/screens/posts/with-content.ts';
import { notice } from '#tests/screens/posts/a-thread.ts';
import { compose, composeChange, composeHere } from './composing.tsx';

const hidden = true;
const kept = /What you wrote is saved on this device: log in, and you will find it here\.$/;

const end = (shell: ReturnType<typeof withContent>['shell']) => act(async () => shell.get(SessionStore).forceSignOut());

/** Page on which Post is pressed just as another request learns that the session is over. */
async function postTooLate() {
  const opened = await composeHere();
  const { dialog } = opened;
  fireEvent.change(dialog.getByLabelText('Title'), { target: { value: 'Ninety days?' } });
  Reflect.set(opened.posts, 'create', async () => {
    opened.shell.get(SessionStore).forceSignOut();
    throw new Failure('cancelled');
  });
  fireEvent.click(await dialog.findByRole('button', { name: 'Post as Quiet Banyan', hidden }));
  await waitFor(() => expect(opened.storage.kept.has('unsent')).toBe(true));
  return opened;
}

describe('a session that died while someone wrote (R-206, R-237)', () => {
  it('remembers the unsent draft for its author alone, until that is reopened', async () => {
    const { storage, shell, clock } = await postTooLate();
    const tab = shell.get(TabStorage);
    const { pageOf: userId = '' } = shell.get(SessionStore);
    expect([tab.read('wanted'), storage.read('unsent')]).toMatchObject([{ wanted: { kind: 'write' }, owner: userId }, { draft: 'posts' }]);
    await act(async () => shell.get(WritingStore).close());
    await act(async () => shell.get(SessionStore).become(aSession(clock.now(), { ...aWriter(), userId })));
    await waitFor(() => expect([tab.read('wanted'), storage.read('unsent')]).toEqual([undefined, undefined]));
    expect(shell.get(WritingStore).options).toMatchObject({ source: 'user_logged_in' });
    expect(storage.kept.has('posts')).toBe(true);
  });

  it('that ends before anything is pressed brings the composer back after the login anyway', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice });
    const { storage, shell } = await composeChange(post);
    await end(shell);
    await waitFor(() =>
      expect(shell.get(TabStorage).read('wanted')).toMatchObject({ wanted: { kind: 'write', campaign: 'create_post', changes: post.postId } }),
    );
    expect(storage.kept.has('unsent')).toBe(false);
  });

  it('opens the change of a post again by its id alone', async () => {
    const post = aPost({ isMine: true, mayEdit: true, community: notice, content: 'As it stands.' });
    const { dialog } = await compose(new FakeContent([notice], [post]), undefined, { changes: post.postId });
    expect(dialog.getByLabelText('Text')).toHaveProperty('value', 'As it stands.');
  });

  it('says at the login that the words are kept, and copies them', async () => {
    const { storage } = await postTooLate();
    document.body.replaceChildren();
    const clipboards = new FakeClipboards();
    const opened = withLogin(undefined, [
      [UserStorage, storage],
      [Clipboards, clipboards],
    ]);
    await act(async () => opened.login.open({}, true));
    expect(await screen.findByText(kept)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy your text', hidden }));
    await waitFor(() => expect(clipboards.text).toBe('Ninety days?'));
  });

  it('promises nothing where nothing was being written', async () => {
    const { shell } = withLogin(undefined, [[UserStorage, new FakeUserStorage()]]);
    await act(async () => shell.get(LoginStore).open({}, true));
    expect(await screen.findByText(/^Your session has ended\./)).toBeTruthy();
    expect(screen.queryByText(kept)).toBeNull();
  });
});
