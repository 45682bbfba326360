import { describe, expect, it } from 'vitest';
import type { NaukriMessage } from '#core/providers/naukri-login.ts';
import { aScriptPage as aPage } from '#tests/script-page.ts';
import { BrowserGooglePrompts } from './browser-google-prompts.ts';
import { BrowserMicrosoftPrompts } from './browser-microsoft-prompts.ts';
import { BrowserNaukriPrompts } from './browser-naukri-prompts.ts';

interface TokenOptions {
  readonly client_id: string;
  readonly scope: string;
  readonly callback: (answer: object) => void;
  readonly error_callback: (error: object) => void;
}

interface TapOptions {
  readonly nonce: string;
  readonly prompt_parent_id: string;
  readonly callback: (answer: { credential: string }) => void;
}

/** Fake Google script scripted by the test. */
function google(act: { readonly token?: (options: TokenOptions) => void; readonly tap?: (options: TapOptions, notify: (moment: object) => void) => void }) {
  let tapOptions: TapOptions | undefined;
  return {
    accounts: {
      id: {
        initialize: (options: TapOptions) => (tapOptions = options),
        prompt: (notify: (moment: object) => void) => tapOptions && act.tap?.(tapOptions, notify),
      },
      oauth2: { initTokenClient: (options: TokenOptions) => ({ requestAccessToken: () => act.token?.(options) }) },
    },
  };
}

const moment = (name: string, reason = '') => ({
  isDisplayed: () => name === 'displayed',
  isNotDisplayed: () => name === 'not-displayed',
  isSkippedMoment: () => name === 'skipped',
  isDismissedMoment: () => name === 'dismissed',
  getDismissedReason: () => reason,
});

describe('the script of Google', () => {
  it('is fetched by the press that needs it, and not before (D-27)', async () => {
    const { page, loaded } = aPage({ google: google({ token: ({ callback }) => callback({ access_token: 't' }) }) });
    const prompts = new BrowserGooglePrompts(page);
    expect(loaded).toEqual([]);
    await prompts.token('client-1');
    expect(loaded).toEqual(['https://accounts.google.com/gsi/client']);
  });

  it('is asked for profile and email, for this client (R-147)', async () => {
    const asked: TokenOptions[] = [];
    const { page } = aPage({
      google: google({
        token: (options) => {
          asked.push(options);
          options.callback({ access_token: 't' });
        },
      }),
    });
    await expect(new BrowserGooglePrompts(page).token('client-1')).resolves.toBe('t');
    expect(asked[0]).toMatchObject({ client_id: 'client-1', scope: 'profile email' });
  });

  it.each([
    [
      { type: 'popup_closed', message: 'Popup window closed' },
      { kind: 'cancelled', code: 'popup_closed', message: 'Popup window closed' },
    ],
    [
      { type: 'popup_failed_to_open', message: 'No window' },
      { kind: 'broken', code: 'popup_failed_to_open' },
    ],
    [{ message: 'Cookies are not enabled in current environment.' }, { code: 'third-party-cookies' }],
    [{}, { kind: 'broken', code: undefined }],
  ])('that fails with %j fails as %j (R-239, R-241)', async (error, failure) => {
    const { page } = aPage({ google: google({ token: ({ error_callback: fail }) => fail(error) }) });
    await expect(new BrowserGooglePrompts(page).token('c')).rejects.toMatchObject(failure);
  });

  it.each([{}, { google: {} }])('that left %j on the page is missing', async (leaves) => {
    await expect(new BrowserGooglePrompts(aPage(leaves).page).token('c')).rejects.toMatchObject({ code: 'script-missing' });
  });

  it('shows its one-tap on request, with our nonce, and gives the credential (R-125, R-145)', async () => {
    let shown = 0;
    const { page } = aPage({
      google: google({
        tap: ({ nonce, prompt_parent_id: parent, callback }, notify) => {
          notify(moment('displayed'));
          notify(moment('dismissed', 'credential_returned'));
          callback({ credential: `${nonce} in ${parent}` });
        },
      }),
    });
    const credential = await new BrowserGooglePrompts(page).tap({ clientId: 'c', nonce: 'n1', container: 'login-modal-yolo' }, () => shown++);
    expect([credential, shown]).toEqual(['n1 in login-modal-yolo', 1]);
  });

  it.each(['not-displayed', 'dismissed', 'skipped'])('gives nothing when its one-tap was %s (R-145)', async (name) => {
    const { page } = aPage({ google: google({ tap: (_, notify) => notify(moment(name)) }) });
    await expect(new BrowserGooglePrompts(page).tap({ clientId: 'c', nonce: 'n', container: 'x' }, () => undefined)).resolves.toBeUndefined();
  });
});

describe('the script of Microsoft', () => {
  const msal = (loginPopup: (options: { scopes: string[]; popupWindowAttributes: object }) => Promise<object>) => ({
    PublicClientApplication: class {
      loginPopup = loginPopup;
    },
  });

  it('is asked for these scopes and no more (R-147)', async () => {
    let asked: readonly string[] = [];
    const { page, loaded } = aPage({
      msal: msal(async ({ scopes }) => {
        asked = scopes;
        return { idToken: 't' };
      }),
    });
    await expect(new BrowserMicrosoftPrompts(page).token('c')).resolves.toBe('t');
    expect(asked).toEqual(['User.Read', 'openid', 'profile', 'email']);
    expect(loaded).toHaveLength(1);
  });

  it('is asked in a window of 500 by 600 (R-149)', async () => {
    let asked: object = {};
    const { page } = aPage({
      msal: msal(async ({ popupWindowAttributes }) => {
        asked = popupWindowAttributes;
        return { idToken: 't' };
      }),
    });
    await new BrowserMicrosoftPrompts(page).token('c');
    expect(asked).toEqual({ popupSize: { width: 500, height: 600 } });
  });

  it.each([
    ['BrowserAuthError', { kind: 'cancelled', code: 'library' }],
    ['TypeError', { kind: 'broken', code: undefined, message: 'Why.' }],
  ])('that fails with a %s fails as %j (R-242)', async (name, failure) => {
    const error = Object.assign(new Error('Why.'), { name });
    const { page } = aPage({ msal: msal(() => Promise.reject(error)) });
    await expect(new BrowserMicrosoftPrompts(page).token('c')).rejects.toMatchObject(failure);
  });

  it('that left nothing on the page is missing', async () => {
    await expect(new BrowserMicrosoftPrompts(aPage().page).token('c')).rejects.toMatchObject({ code: 'script-missing' });
  });
});

describe('the script of the job portal', () => {
  const scriptUrl = 'https://login.portal.test/sdk.js';
  const prompt = { scriptUrl, clientId: 'daftar' };

  it('comes from where the instance says, and is missing where it leaves nothing (R-146)', async () => {
    const { page, loaded } = aPage({ NaukriLogin: { login: () => undefined } });
    await new BrowserNaukriPrompts(page).load(scriptUrl);
    expect(loaded).toEqual([scriptUrl]);
    await expect(new BrowserNaukriPrompts(aPage().page).load(scriptUrl)).rejects.toMatchObject({ code: 'script-missing' });
  });

  it.each([
    [false, { top: '28px', right: '28px' }],
    [true, { bottom: '0px' }],
  ])('learns its flow, world and place, on a phone (%s) too (R-149)', (isPhone, style) => {
    const asked: object[] = [];
    const { page } = aPage({ NaukriLogin: { login: (options: object) => asked.push(options) } });
    const prompts = new BrowserNaukriPrompts({ ...page, isPhone });
    prompts.begin({ ...prompt, flow: 'normal' }, () => undefined);
    prompts.begin({ ...prompt, flow: 'yolo', nonce: 'n1' }, () => undefined);
    expect(asked).toEqual([
      { flow: 'normal', clientId: 'daftar', environment: 'prod' },
      { flow: 'yolo', clientId: 'daftar', nonce: 'n1', environment: 'prod', style },
    ]);
  });

  it('is heard from its own origin only, and only when it makes sense (S-34)', () => {
    const heard: NaukriMessage[] = [];
    const { page, say, listeners } = aPage({ NaukriLogin: { login: () => undefined } });
    const stop = new BrowserNaukriPrompts(page).begin({ ...prompt, flow: 'normal' }, (message) => heard.push(message));
    const good = { type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', token: 't' };
    const portal = 'https://login.portal.test';
    for (const origin of ['https://evil.test', `${portal}.evil.test`, 'http://login.portal.test', 'https://daftar.test', 'null']) say(origin, good);
    for (const nonsense of [null, 'text', 7, [], {}, { type: 1 }, { type: {}, token: 't' }]) say(portal, nonsense);
    expect(heard).toEqual([]);
    say(portal, { ...good, token: { evil: true }, extra: 'x' });
    say(portal, good);
    expect(heard).toEqual([{ type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL' }, good]);
    stop();
    expect(listeners).toEqual([]);
  });
});
