import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { screens } from '#core/navigation/screens.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import { TokenLogins } from '#core/login/token-logins.ts';
import * as login from '#web/app/login/login-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { FakeIdleCallbacks } from '#tests/fakes/device/fake-idle-callbacks.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTokenLogins } from '#tests/fakes/login/fake-token-logins.ts';
import { aMember, aSession } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';
import { aPage, withLogin } from './with-login.ts';

describe('the page of the login', () => {
  it('is the same, with a way back to where one came from (R-125)', async () => {
    open(login, screens.login, `${screens.login}?referer=%2Flist-of-companies%3Frating%3D4&context=review`, [[TokenLogins, new FakeTokenLogins()]]);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log in to write a review' })).toBeTruthy();
    expect((await screen.findByRole('link', { name: 'Continue with LinkedIn' })).getAttribute('href')).toBe(
      '/login/linkedin?referer=%2Flist-of-companies%3Frating%3D4',
    );
    expect(screen.getByRole('link', { name: 'Keep reading without an account' }).getAttribute('href')).toBe('/list-of-companies?rating=4');
    expect(document.title).toBe('Log in | Daftar');
  });

  it('says who is signed in already, and leads on or out', async () => {
    const member = aMember({ displayName: 'Brave Kite' });
    const { shell } = open(login, screens.login, `${screens.login}?referer=%2Flist-of-companies`, [[TokenLogins, new FakeTokenLogins()]], { member });
    const said = within(await screen.findByRole('region', { name: 'You are logged in as Brave Kite.' }));
    expect(said.getByRole('link', { name: 'Continue where I was' }).getAttribute('href')).toBe('/list-of-companies');
    expect(screen.queryByRole('link', { name: 'Keep reading without an account' })).toBeNull();
    fireEvent.click(said.getByRole('button', { name: 'Log out first' }));
    expect(shell.get(LoginStore).isSignOutWanted).toBe(true);
  });

  it('never leads away (D-21)', async () => {
    open(login, screens.login, `${screens.login}?referer=%2F%2Fevil.test&redirectUrl=https%3A%2F%2Fevil.test`, [[TokenLogins, new FakeTokenLogins()]]);
    const links = await screen.findAllByRole('link', { name: /^Continue with/ });
    for (const link of links) expect(link.getAttribute('href')).not.toContain('evil');
    expect(screen.getByRole('link', { name: 'Keep reading without an account' }).getAttribute('href')).toBe('/');
  });
});

describe('a guest who reads (R-151, R-152)', () => {
  it('is asked nothing, however long; the login is near and explained', async () => {
    const idle = new FakeIdleCallbacks();
    const { shell, clock } = open(aPage, '/', '/', [[TokenLogins, new FakeTokenLogins()]], { inShell: (time) => [[Sessions, new FakeSessions(time)]] });
    await shell.get(SessionStore).load();
    shell.get(LoginStore).wait(idle);
    act(() => clock.advance(4_000));
    act(() => idle.come());
    act(() => clock.advance(3_600_000));
    expect([screen.queryByRole('complementary'), screen.queryByRole('dialog')]).toEqual([null, null]);
    act(() => shell.get(LoginStore).open());
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in' }));
    expect(dialog.getByText('To vote, post and follow. Reading never needs an account.')).toBeTruthy();
  });
});

describe('a call that is refused as signed out', () => {
  it('opens the login for a guest, and says why once (R-235, R-237)', async () => {
    const { shell } = open(aPage, '/', '/', [[TokenLogins, new FakeTokenLogins()]], { status: 401 });
    await expect(shell.get(Sessions).list()).rejects.toMatchObject({ kind: 'signed-out' });
    expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
    expect(screen.getAllByText('You must be logged in to do this operation!')).toHaveLength(1);
  });

  it('loads again with the login open, for a member whose session ended (R-206, R-237)', async () => {
    const { shell, tabs } = open(aPage, '/', '/', [], { status: 401 });
    shell.get(SessionStore).hold(aSession(0));
    await expect(Promise.all([shell.get(Sessions).list(), shell.get(Sessions).list()])).rejects.toMatchObject({ kind: 'signed-out' });
    expect(tabs.reloads).toEqual(['showLoginModal=signout']);
    expect(shell.get(LoginStore).options).toBeUndefined();
  });
});

describe('a URL that speaks of logging in', () => {
  it('opens the login, and is cleared (R-206, D-22)', async () => {
    const { router, shell } = withLogin('/list-of-companies?rating=4&showLoginModal=signout');
    await act(() => shell.get(SessionStore).load());
    expect(await screen.findByRole('dialog', { name: 'You have been logged out' })).toBeTruthy();
    expect(router.current?.location.search).toBe('?rating=4');
  });

  it('greets a member who comes back, and is cleared (R-132)', async () => {
    const { router, shell, tabs } = withLogin('/list-of-companies?rating=4&campaign=vote&openOnboarding=r&onLogin=true');
    act(() => shell.get(SessionStore).hold(aSession(0)));
    expect(await screen.findByText('You are logged in.')).toBeTruthy();
    expect(router.current?.location.search).toBe('?rating=4');
    expect(tabs.recorded).toEqual(['signed-in']);
  });
});

describe('a login that was begun in a form', () => {
  it('is said by the form alone, which says what became of it', async () => {
    const { router, shell, tabs } = withLogin('/list-of-companies?fromForm=a1b2&onLogin=true');
    act(() => shell.get(SessionStore).hold(aSession(0)));
    await waitFor(() => expect(router.current?.location.search).toBe('?fromForm=a1b2'));
    expect([tabs.recorded, shell.get(ToastStore).toasts]).toEqual([['signed-in'], []]);
  });
});

describe('a URL that has us say something', () => {
  it('is read as plain words, never as success or warning, and cleared (R-207, D-20, S-55)', async () => {
    const said = '<img src=x onerror=alert(1)> Saved.\u202e Go to https://evil.test/now';
    const { router, shell } = withLogin(`/list-of-companies?toast=${encodeURIComponent(said)}&rating=4`);
    await act(() => shell.get(SessionStore).load());
    const text = await screen.findByText('<img src=x onerror=alert(1)> Saved. Go to');
    expect(shell.get(ToastStore).toasts.map(({ toast }) => [toast.type, toast.text1])).toEqual([['info', 'A link says:']]);
    expect(text.closest('.toast')?.getAttribute('role')).toBe('status');
    expect(text.closest('.toast')?.querySelectorAll('a, img')).toHaveLength(0);
    await waitFor(() => expect(router.current?.location.search).toBe('?rating=4'));
  });

  it('says nothing where nothing is left to say', async () => {
    const { router, shell } = withLogin('/list-of-companies?toast=https%3A%2F%2Fevil.test%2F&toast=Hello');
    await act(() => shell.get(SessionStore).load());
    await waitFor(() => expect(router.current?.location.search).toBe(''));
    expect(shell.get(ToastStore).toasts).toEqual([]);
  });
});
