import { UserStorage } from '#core/device/user-storage.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { WantedStore } from '#web/stores/login/wanted-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { withLogin } from './with-login.ts';

describe('the login over a page', () => {
  it('says what an alert needs an account for (F-05)', async () => {
    const { login } = withLogin();
    act(() => login.open({ context: 'jobAlert' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Log in to get job alerts' }));
    expect(dialog.getByText('To keep this search, and tell you when it finds new jobs. Reading jobs needs no account.')).toBeTruthy();
    expect(dialog.queryByText(/To vote/)).toBeNull();
  });

  it('shows every login method, leading back to this page (R-124, R-125, R-131)', async () => {
    const { login } = withLogin();
    act(() => login.open({ context: 'salary' }));
    const dialog = await screen.findByRole('dialog', { name: 'Log in to add your salary' });
    const links = await within(dialog).findAllByRole('link', { name: /^Continue with/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Continue with Google',
      'Continue with your job portal',
      'Continue with LinkedIn',
      'Continue with Microsoft',
    ]);
    expect(links[0]?.getAttribute('href')).toBe('/login/google?referer=%2Flist-of-companies%3Frating%3D4');
    expect(links[0]?.parentElement?.id).toBe('g_id_signin');
    expect(dialog.querySelector('#login-modal-yolo')).not.toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Use a passkey' })).toBeTruthy();
    expect(within(dialog).getByText('Nothing comes from Google or another login provider until you press its button.')).toBeTruthy();
  });

  it('puts the job portal first for those who come from there (R-148, D-27)', async () => {
    const { login, urls } = withLogin('/list-of-companies?utm_source=naukri');
    act(() => login.open());
    const links = await screen.findAllByRole('link', { name: /^Continue with/ });
    expect(links[0]?.textContent).toBe('Continue with your job portal');
    expect(urls.went).toEqual([]);
  });

  it('begins with a passkey without providers, then speaks first of recovery codes (F-32)', async () => {
    const { login, tokenLogins } = withLogin();
    tokenLogins.known = { ...tokenLogins.known, providers: [] };
    act(() => login.open());
    const dialog = await screen.findByRole('dialog', { name: 'Log in' });
    const begin = await within(dialog).findByRole('button', { name: 'Create an account with a passkey' });
    expect(within(dialog).queryByText(/^Nothing comes from Google/)).toBeNull();
    await userEvent.click(begin);
    expect(await within(dialog).findByRole('link', { name: 'Make recovery codes' })).toBeTruthy();
    expect(within(dialog).queryByRole('button', { name: 'Use a passkey' })).toBeNull();
    expect(await screen.findByRole('dialog', { name: 'Your account is ready' })).toBe(dialog);
    for (const over of ['To vote, post and follow', 'until you press its button', 'Keep reading']) expect(dialog.textContent).not.toContain(over);
  });

  it('says so when no passkey was made (F-32)', async () => {
    const { login, device } = withLogin();
    device.isWilling = false;
    act(() => login.open());
    const begin = await screen.findByRole('button', { name: 'Create an account with a passkey' });
    expect([begin.closest('details'), begin.closest('section')?.textContent]).toEqual([null, expect.stringContaining('only recovery codes let you back in')]);
    await userEvent.click(begin);
    expect(await screen.findByText('No passkey was made, and no account. You can try again.')).toBeTruthy();
  });

  it('has a title, a cross and a way on where it was told nothing (R-129)', async () => {
    const { login } = withLogin();
    for (const name of ['Close', 'Keep reading without an account']) {
      act(() => login.open());
      expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy();
      await userEvent.click(await screen.findByRole('button', { name }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
  });

  it('keeps what a guest wanted for just the login that is for it', async () => {
    const { login, shell } = withLogin(undefined, [[UserStorage, new FakeUserStorage()]]);
    const wanted = shell.get(WantedStore);
    act(() => login.open());
    act(() => wanted.keep({ kind: 'write', campaign: 'feed' }));
    const out = await screen.findByRole('button', { name: 'Keep reading without an account' });
    expect(wanted.waits).toBe(true);
    fireEvent.click(out);
    expect(wanted.waits).toBe(false);
    act(() => login.open());
    act(() => wanted.keep({ kind: 'write', campaign: 'feed' }));
    act(() => login.open());
    expect(wanted.waits).toBe(false);
  });

  it('keeps its cross over something to read, whatever it is for (D-18)', async () => {
    const { login } = withLogin();
    act(() => login.open({ context: 'feed' }));
    expect(await screen.findByRole('button', { name: 'Close' })).toBeTruthy();
  });

  it('leaves the screen behind as well when it is told to (R-128)', async () => {
    const { login, router } = withLogin('/before');
    await act(async () => router.push('/list-of-companies'));
    act(() => login.open({ backOnClose: true }));
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(router.current?.location.pathname).toBe('/before'));
  });

  it('changes its language while it is open', async () => {
    const { login, shell } = withLogin();
    act(() => login.open({ context: 'salary' }));
    await screen.findByRole('dialog', { name: 'Log in to add your salary' });
    await act(() => shell.get(WordsStore).speak('hi'));
    expect(await screen.findByRole('dialog', { name: 'अपनी सैलरी जोड़ने के लिए लॉग इन करें' })).toBeTruthy();
  });

  it('warns where the providers are played by the installation itself', async () => {
    const { login, tokenLogins } = withLogin();
    tokenLogins.known = { ...tokenLogins.known, isDemo: true, hasPasskeys: false, hasMail: false };
    act(() => login.open());
    expect(await screen.findByText(/This is a demo/)).toBeTruthy();
    expect(screen.queryByText('Get a code by email')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  });

  it('says that a login failed at its provider, without opening (R-241)', async () => {
    const { login } = withLogin();
    act(() => login.meet({ kind: 'provider', provider: 'google' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Google login failed!Please try again after some time.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('does not follow a provider without cookies, and says why (R-239)', async () => {
    const { login, markers } = withLogin();
    markers.hasCookies = false;
    act(() => login.open());
    await userEvent.click(await screen.findByRole('link', { name: 'Continue with Google' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Cookies are not enabled in current environment.');
    expect(markers.marker).toBeUndefined();
  });
});

describe('a passkey in the login', () => {
  it('signs in and goes on where one was', async () => {
    const { login, passkeys, device, urls, shell } = withLogin();
    await passkeys.register(await device.make(await passkeys.startRegistration()));
    act(() => login.open());
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    await waitFor(() => expect(urls.went).toEqual(['/list-of-companies?rating=4&onLogin=true']));
    expect(shell.get(SessionStore).isSignedIn).toBe(true);
  });

  it.each([
    [{ isWilling: false }, 'No passkey was used. You can try again.'],
    [{ isHere: false }, 'This browser does not support passkeys. Please use another way to log in.'],
    [{}, 'This passkey is not known here. Please use another way to log in.'],
  ])('on a device with %j says: %s', async (given, sentence) => {
    const { login, device } = withLogin();
    Object.assign(device, given);
    act(() => login.open());
    await userEvent.click(await screen.findByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText(sentence)).toBeTruthy();
  });
});

describe('a code by email in the login', () => {
  it('stands before other companies', async () => {
    const { login } = withLogin();
    act(() => login.open());
    await screen.findByText('Get a code by email');
    expect(screen.getByRole('list', { name: 'Ways to log in' }).textContent).toMatch(/^Get a code by email.*Use a passkey.*Continue with Google/);
    expect(screen.getByText('By logging in you say that you are 18 or older and accept the terms.')).toBeTruthy();
  });

  it('is asked for by an address, and lets in by its digits', async () => {
    const { login, mails, urls } = withLogin();
    act(() => login.open());
    await userEvent.click(await screen.findByText('Get a code by email'));
    await userEvent.type(screen.getByLabelText('Your email address'), 'asha.rao@mail.example{Enter}');
    const field = await screen.findByLabelText('Code from the email');
    await userEvent.type(field, '12{Enter}');
    expect(await screen.findByText('The code has 8 digits.')).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, `${mails.mailed.get('asha.rao@mail.example')?.[0]}{Enter}`);
    await waitFor(() => expect(urls.went).toEqual(['/list-of-companies?rating=4&onLogin=true']));
  });
});

describe('a recovery code in the login', () => {
  it('signs in when it is right, and says so when it is not', async () => {
    const { login, codes, urls } = withLogin();
    const [code = ''] = await codes.make();
    act(() => login.open());
    await userEvent.click(await screen.findByText('Use a recovery code'));
    const field = screen.getByLabelText('Recovery code');
    await userEvent.type(field, 'abc{Enter}');
    expect(await screen.findByText(/^A code has twenty-four letters and digits/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, 'zzzz-zzzz-zzzz-zzzz{Enter}');
    expect(await screen.findByText(/This code does not work/)).toBeTruthy();
    await userEvent.clear(field);
    await userEvent.type(field, `${code.toUpperCase()}{Enter}`);
    await waitFor(() => expect(urls.went).toEqual(['/list-of-companies?rating=4&onLogin=true']));
  });
});
