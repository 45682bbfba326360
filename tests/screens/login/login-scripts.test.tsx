import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Failure } from '#core/failure.ts';
import type { LoginMethod } from '#core/login/token-logins.ts';
import { GooglePrompts } from '#core/providers/google-prompts.ts';
import { MicrosoftPrompts } from '#core/providers/microsoft-prompts.ts';
import { NaukriPrompts } from '#core/providers/naukri-prompts.ts';
import { BrowserGooglePrompts } from '#web/adapters/providers/browser-google-prompts.ts';
import { BrowserMicrosoftPrompts } from '#web/adapters/providers/browser-microsoft-prompts.ts';
import { BrowserNaukriPrompts } from '#web/adapters/providers/browser-naukri-prompts.ts';
import { aScriptPage } from '#tests/script-page.ts';
import { withLogin } from './with-login.ts';

const portal = 'https://login.portal.test';
const scriptUrl = `${portal}/sdk.js`;
const goOn = '/list-of-companies?rating=4&onLogin=true';

const bySdk = (provider: LoginMethod['provider'], known: Partial<LoginMethod> = {}): LoginMethod => ({
  provider,
  clientId: 'daftar',
  takesOneTap: false,
  takesAccessToken: true,
  ...(provider === 'naukri' && { scriptUrl }),
  ...known,
});

/** Login with stubs of the providers' scripts, which act once the page has fetched them. */
async function withScripts(methods: readonly LoginMethod[], leaves: object, isBlocked = false) {
  const { page, ...scripts } = aScriptPage(leaves);
  if (isBlocked) page.load = async () => Promise.reject(new Failure('broken', '', { code: 'script-missing' }));
  const opened = withLogin(undefined, [
    [GooglePrompts, new BrowserGooglePrompts(page)],
    [MicrosoftPrompts, new BrowserMicrosoftPrompts(page)],
    [NaukriPrompts, new BrowserNaukriPrompts(page)],
  ]);
  opened.tokenLogins.known = { ...opened.tokenLogins.known, providers: methods };
  opened.tokenLogins.goodTokens.add('token');
  act(() => opened.login.open());
  await screen.findByRole('list', { name: 'Ways to log in' });
  return { ...opened, ...scripts };
}

const press = (name: string) => userEvent.click(screen.getByRole('link', { name }));

/** Script of the portal, which says something in a flow. */
const sdk = (asked: object[]) => ({ NaukriLogin: { login: (options: object) => asked.push(options) } });

describe('the script of the job portal on a page (R-143, R-144, R-149)', () => {
  it('is fetched by the press alone, and logs in by its token', async () => {
    const asked: object[] = [];
    const { loaded, say, urls, tokenLogins } = await withScripts([bySdk('naukri')], sdk(asked));
    expect(loaded).toEqual([]);
    await press('Continue with your job portal');
    await waitFor(() => expect(asked).toEqual([{ flow: 'normal', clientId: 'daftar', environment: 'prod' }]));
    act(() => say(portal, { type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', token: 'token' }));
    await waitFor(() => expect(urls.went).toEqual([goOn]));
    expect([loaded, tokenLogins.tokens[0]]).toMatchObject([[scriptUrl], { socialUserType: 'naukri', tokenType: 'access_token' }]);
  });

  it.each([
    [{ type: 'ERROR', message: 'Closed today.' }, 'Closed today.'],
    [{ type: 'POPUP_CLOSED_UNEXPECTEDLY' }, 'Naukri Login Failed!'],
    [{ type: 'CONSENT_NOT_SIGNED' }, 'Naukri Login Failed!'],
  ])('that says %j shows %j, and can be pressed again', async (message, said) => {
    const asked: object[] = [];
    const { say, urls } = await withScripts([bySdk('naukri')], sdk(asked));
    for (const times of [1, 2]) {
      await press('Continue with your job portal');
      await waitFor(() => expect(asked).toHaveLength(times));
      act(() => say(portal, message));
    }
    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(urls.went).toEqual([]);
  });

  it.each(['NO_USER_FOUND', 'YOLO_COOLDOWN', 'FRAME_CLOSED'])('whose one-tap ends with %s gives its button back, which goes the usual way', async (type) => {
    const asked: object[] = [];
    const { say, urls } = await withScripts([bySdk('naukri', { takesOneTap: true })], sdk(asked));
    await press('Continue with your job portal');
    await waitFor(() => expect(asked).toMatchObject([{ flow: 'yolo', nonce: 'nonce-1', style: { top: '28px', right: '28px' } }]));
    act(() => say(portal, { type: 'in_view' }));
    expect(await screen.findByText('Choose your account in the window that has opened.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Continue with your job portal' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Log in on the page of Naukri instead' }).getAttribute('href')).toMatch(/^\/login\/naukri\?/);
    act(() => say(portal, { type }));
    expect(await screen.findByText('That window gave no login. Press again to log in the usual way.')).toBeTruthy();
    await press('Continue with your job portal');
    await waitFor(() => expect(asked[1]).toMatchObject({ flow: 'normal' }));
    expect(urls.went).toEqual([]);
  });

  it('whose one-tap gives a token logs in by it', async () => {
    const asked: object[] = [];
    const { say, urls, tokenLogins } = await withScripts([bySdk('naukri', { takesOneTap: true })], sdk(asked));
    await press('Continue with your job portal');
    await waitFor(() => expect(asked).toHaveLength(1));
    act(() => say(portal, { type: 'LOGIN_INITIATED' }));
    act(() => say(portal, { type: 'TOKEN_GENERATED', token: 'token' }));
    await waitFor(() => expect(urls.went).toEqual([goOn]));
    expect(tokenLogins.tokens).toMatchObject([{ socialUserType: 'naukri', tokenType: 'one_tap' }]);
  });
});

describe('the one-tap of Google on a page (R-142, R-145)', () => {
  it.each(['isNotDisplayed', 'isDismissedMoment', 'isSkippedMoment'])('that ends by %s gives its button back', async (name) => {
    let notify: (moment: object) => void = () => undefined;
    const never = { isSkippedMoment: () => false, isDismissedMoment: () => false };
    const id = { initialize: () => undefined, prompt: (tell: typeof notify) => (notify = tell) };
    const { loaded } = await withScripts([bySdk('google', { takesOneTap: true, takesAccessToken: false })], { google: { accounts: { id } } });
    await press('Continue with Google');
    await waitFor(() => expect(loaded).toEqual(['https://accounts.google.com/gsi/client']));
    act(() => notify({ ...never, isDisplayed: () => true }));
    expect(await screen.findByRole('link', { name: 'Log in on the page of Google instead' })).toBeTruthy();
    act(() => notify({ ...never, isDisplayed: () => false, [name]: () => true }));
    expect(await screen.findByRole('link', { name: 'Continue with Google' })).toBeTruthy();
  });
});

describe('the script of Microsoft on a page (R-242)', () => {
  it.each([
    [new Error('It is closed today.'), 'Microsoft login failed!'],
    [Object.assign(new Error('user_cancelled'), { name: 'BrowserAuthError' }), undefined],
  ])('that ends with %s says %s', async (error, said) => {
    const asked: object[] = [];
    class PublicClientApplication {
      loginPopup = async (options: object) => {
        asked.push(options);
        throw error;
      };
    }
    await withScripts([bySdk('microsoft')], { msal: { PublicClientApplication } });
    await press('Continue with Microsoft');
    await waitFor(() => expect(asked).toMatchObject([{ popupWindowAttributes: { popupSize: { width: 500, height: 600 } } }]));
    if (said) expect((await screen.findByText(said)).closest('[role="alert"], li, div')?.textContent).toContain('It is closed today.');
    else expect(screen.queryByText('Microsoft login failed!')).toBeNull();
  });
});

describe('a one-tap that nobody answers', () => {
  it('keeps no other provider from logging in, by its page', async () => {
    const { markers } = await withScripts([bySdk('naukri', { takesOneTap: true }), bySdk('microsoft')], sdk([]));
    await press('Continue with your job portal');
    await waitFor(() => expect(markers.marker).toBe('naukri'));
    await press('Continue with Microsoft');
    expect(markers.marker).toBe('outlook');
  });
});

describe('a script that does not come (R-146)', () => {
  it.each([
    ['google', 'Continue with Google'],
    ['naukri', 'Continue with your job portal'],
    ['microsoft', 'Continue with Microsoft'],
  ] as const)('leaves the way by the page of %s', async (provider, name) => {
    const { urls } = await withScripts([bySdk(provider, { takesOneTap: provider !== 'microsoft' })], {}, true);
    await press(name);
    await waitFor(() => expect(urls.went).toEqual([`/login/${provider}?referer=%2Flist-of-companies%3Frating%3D4`]));
    expect(screen.queryByText('Something Went Wrong!')).toBeNull();
  });
});
