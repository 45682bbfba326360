import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, onTestFinished } from 'vitest';
import { Authenticators } from '#core/login/authenticators.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import { Passkeys } from '#core/login/passkeys.ts';
import { RecoveryCodes } from '#core/login/recovery-codes.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import * as session from '#web/app/sessions/session-wiring.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { FakeAuthenticators } from '#tests/fakes/login/fake-authenticators.ts';
import type { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakePasskeys } from '#tests/fakes/login/fake-passkeys.ts';
import { FakeRecoveryCodes } from '#tests/fakes/login/fake-recovery-codes.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { aMember, anOpenSession } from '#tests/members.ts';
import { open } from '#tests/screens/open.tsx';

async function asMember() {
  const parts = { passkeys: new FakePasskeys(), codes: new FakeRecoveryCodes(), device: new FakeAuthenticators(), clipboards: new FakeClipboards() };
  const swaps = [
    [Passkeys, parts.passkeys],
    [RecoveryCodes, parts.codes],
    [Authenticators, parts.device],
    [Clipboards, parts.clipboards],
  ] as const;
  let fail: (problem: Failure | undefined) => void = () => undefined;
  let logInElsewhere: () => void = () => undefined;
  const inShell = (clock: FakeClock) => {
    const sessions = new FakeSessions(clock, aMember());
    fail = (problem) => (sessions.problem = problem);
    logInElsewhere = () => void (sessions.open = [...sessions.open, anOpenSession({ browser: 'Chrome', system: 'Windows' })]);
    sessions.open = [
      anOpenSession({ isCurrent: true, browser: 'Firefox', system: 'Windows', loginSource: 'office', lastUsedOn: '2026-11-20' }),
      anOpenSession({ browser: 'Safari', system: 'iOS', lastUsedOn: '2026-10-31' }),
      anOpenSession({ browser: 'other', system: 'other', loginSource: 'recovery', lastUsedOn: '2026-08-29' }),
    ];
    return [[Sessions, sessions]] as const;
  };
  const opened = open(session, screens.session, screens.session, swaps, { inShell });
  await opened.shell.get(SessionStore).load();
  await screen.findByText('Firefox on Windows');
  return { ...parts, ...opened, fail, logInElsewhere: () => logInElsewhere() };
}

const rows = () =>
  within(screen.getByRole('region', { name: 'Where you are logged in' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the devices of a member (R-152)', () => {
  it('are shown by kind and month, never closer (D-28)', async () => {
    await asMember();
    expect(rows()).toEqual([
      'Firefox on Windows This deviceLogged in with Microsoft · Used this month',
      'Safari on iPhone or iPad Logged in with Google · Used last monthLog out',
      'A browser on another system Logged in with a recovery code · Used 3 months agoLog out',
    ]);
  });

  it('are asked for anew on each visit, for a notice of a login leads here', async () => {
    const { logInElsewhere, router } = await asMember();
    logInElsewhere();
    router.push(screens.session);
    expect(await screen.findByText('Chrome on Windows')).toBeTruthy();
  });

  it('are signed out one by one', async () => {
    await asMember();
    await userEvent.click(screen.getByRole('button', { name: 'Log out there: Safari on iPhone or iPad' }));
    await waitFor(() => expect(screen.queryByText('Safari on iPhone or iPad')).toBeNull());
    expect(await screen.findByText('The other device is logged out.')).toBeTruthy();
  });

  it('say in their place that a sign-out was lost, and may be pressed again', async () => {
    const { fail } = await asMember();
    fail(new Failure('offline'));
    const there = () => screen.getByRole('button', { name: 'Log out there: Safari on iPhone or iPad' });
    await userEvent.click(there());
    const places = within(screen.getByRole('region', { name: 'Where you are logged in' }));
    expect((await places.findByRole('alert')).textContent).toMatch(/^This did not work, or we got no answer\. You can safely try again\./);
    fail(undefined);
    await userEvent.click(there());
    await waitFor(() => expect(screen.queryByText('Safari on iPhone or iPad')).toBeNull());
    expect(places.queryByRole('alert')).toBeNull();
  });

  it('are signed out all but this one, after asking', async () => {
    await asMember();
    await userEvent.click(screen.getByRole('button', { name: 'Log out everywhere else' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log out everywhere else' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Log out everywhere else' }));
    expect(await screen.findByText('You are logged in nowhere else.')).toBeTruthy();
    expect(rows()).toHaveLength(1);
  });

  it('are nothing that a guest is asked about', async () => {
    open(session, screens.session, screens.session);
    expect(await screen.findByRole('heading', { level: 1, name: 'You are not logged in here.' })).toBeTruthy();
    expect(within(screen.getByRole('main')).getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?referer=%2Fsession');
  });

  it.each([
    [undefined, screens.session],
    [{ idx: 1 }, '/before'],
  ])('lead a guest who came from %j and leaves the login to %s (R-128)', async (state, path) => {
    onTestFinished(() => window.history.replaceState(null, ''));
    window.history.replaceState(state, '');
    const { router } = open(session, screens.session, '/before');
    await act(async () => router.push(screens.session));
    await userEvent.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Log in' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Keep reading without an account' }));
    await waitFor(() => expect(router.current?.location.pathname).toBe(path));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the passkeys of a member', () => {
  it('are added and removed', async () => {
    await asMember();
    expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('Made this month · Never used · Also on your other devices')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the passkey of Chrome on Android' }));
    expect(await screen.findByText('You have no passkey yet.')).toBeTruthy();
  });

  it('that were not made say why', async () => {
    const { device } = await asMember();
    device.isWilling = false;
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    expect(await screen.findByText('No passkey was made. You can try again.')).toBeTruthy();
  });

  it('ask for a new login after a long time, and lead back (S-25)', async () => {
    const { passkeys, shell } = await asMember();
    passkeys.wantsLogin = true;
    await userEvent.click(screen.getByRole('button', { name: 'Add a passkey' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Log in again' }));
    expect(shell.get(LoginStore).options).toMatchObject({ redirectUrl: '/session' });
  });
});

describe('the recovery codes of a member', () => {
  it.each([
    ['SIGN_IN_AGAIN', 'Please log in again, so that we know it is you.'],
    [undefined, 'This did not work, or we got no answer. The old codes may no longer work. Make new codes again.'],
  ])('that were not made say why beside their button: %s', async (code, said) => {
    const { codes } = await asMember();
    codes.make = () => Promise.reject(new Failure('forbidden', undefined, code === undefined ? {} : { code }));
    const part = within(screen.getByRole('region', { name: 'Recovery codes' }));
    await userEvent.click(part.getByRole('button', { name: 'Make ten codes' }));
    expect((await part.findByRole('alert')).textContent).toContain(said);
    expect(screen.getAllByRole('alert')).toHaveLength(1);
  });

  it('are shown once, copied, offered as a file, and put away', async () => {
    const { codes, clipboards } = await asMember();
    await userEvent.click(screen.getByRole('button', { name: 'Make ten codes' }));
    expect(await screen.findByText(/These codes are shown only now/)).toBeTruthy();
    for (const code of codes.codes) expect(screen.getByText(code)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('The codes are copied.')).toBeTruthy();
    expect(clipboards.text.split('\n')).toEqual(codes.codes);
    const file = screen.getByRole('link', { name: 'Download' });
    expect(decodeURIComponent(file.getAttribute('href') ?? '')).toContain(codes.codes.join('\n'));
    expect(file.getAttribute('download')).toBe('daftar-recovery-codes.txt');
    await userEvent.click(screen.getByRole('button', { name: 'I have saved them' }));
    expect(screen.queryByText(codes.codes[0] ?? '')).toBeNull();
  });
});

describe('the account menu', () => {
  const openMenu = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Your account' }));
    return within(await screen.findByRole('dialog', { name: 'Your account' }));
  };

  it('leads a member to their devices, and out (R-135, R-136)', async () => {
    const { tabs, shell } = await asMember();
    const menu = await openMenu();
    expect(menu.getByRole('link', { name: 'Devices and passkeys' }).getAttribute('href')).toBe('/session');
    await userEvent.click(menu.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(tabs.reloads).toEqual(['signedOut=true']));
    expect(shell.get(SessionStore).isSignedIn).toBe(false);
  });

  it('says when signing out did not work (R-135)', async () => {
    const { shell, tabs } = await asMember();
    shell.get(Sessions).signOut = async () => {
      throw new Error('The server answered 500');
    };
    await userEvent.click((await openMenu()).getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText("Couldn't sign out, please try again later.")).toBeTruthy();
    expect(tabs.reloads).toEqual([]);
  });

  it('is a login for guests', async () => {
    const { shell } = open(session, screens.session, screens.session);
    await userEvent.click((await screen.findAllByRole('link', { name: 'Log in' }))[0]!);
    expect(shell.get(LoginStore).options).toEqual({});
  });
});
