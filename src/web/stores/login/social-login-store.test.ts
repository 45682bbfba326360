import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import { Failure } from '#core/failure.ts';
import type { LoginMethod } from '#core/login/token-logins.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeGooglePrompts, FakeMicrosoftPrompts, FakeNaukriPrompts } from '#tests/fakes/providers/fake-prompts.ts';
import { FakeSessions } from '#tests/fakes/sessions/fake-sessions.ts';
import { FakeTokenLogins } from '#tests/fakes/login/fake-token-logins.ts';
import { FakeTabs } from '#tests/fakes/device/fake-tabs.ts';
import { FakeEvents } from '#tests/fakes/usage/fake-events.ts';
import { NaukriScriptStore } from '../providers/naukri-script-store.ts';
import { ProviderScriptStore } from '../providers/provider-script-store.ts';
import { SessionStore } from '../sessions/session-store.ts';
import { SocialLoginStore } from './social-login-store.ts';
import { ToastStore } from '../app/toast-store.ts';
import { WordsStore } from '../app/words-store.ts';

const loaded = new Map([...(await loadSharedWords('en')), ...(await loadSentences([loginWords], 'en'))]);

function aLogin() {
  const clock = new FakeClock();
  const markers = new FakeLoginMarkers();
  const [google, microsoft, naukri] = [new FakeGooglePrompts(), new FakeMicrosoftPrompts(), new FakeNaukriPrompts()];
  const tokenLogins = new FakeTokenLogins();
  tokenLogins.goodTokens.add('token');
  const session = new SessionStore(new FakeSessions(clock), new FakeTabs(), markers, clock);
  const toasts = new ToastStore(clock);
  const words = new WordsStore(new FakePreferences(), loaded, productBrand);
  const events = new FakeEvents();
  const scripts = new ProviderScriptStore(google, microsoft, new NaukriScriptStore(naukri));
  const social = new SocialLoginStore(scripts, tokenLogins, session, markers, toasts, words, events);
  const said = () => toasts.toasts.flatMap(({ toast: { text1, text2 } }) => [text1, text2]);
  return { markers, google, microsoft, naukri, tokenLogins, session, social, events, said };
}

const method = (provider: LoginMethod['provider'], known: Partial<LoginMethod> = {}): LoginMethod => ({
  provider,
  clientId: 'client-1',
  takesOneTap: false,
  takesAccessToken: true,
  ...(provider === 'naukri' && { scriptUrl: 'https://login.portal.test/sdk.js' }),
  ...known,
});

const later = 'Please try again after some time.';

describe('a login by a script of a provider', () => {
  it('is off unless a client and a portal’s script are named, never LinkedIn’s (D-27)', () => {
    const { social } = aLogin();
    expect(
      [
        method('google', { clientId: null }),
        method('google', { takesAccessToken: false }),
        method('linkedin'),
        { provider: 'naukri', clientId: 'client-1', takesOneTap: true, takesAccessToken: true } as const,
      ].filter((each) => social.goesByScript(each)),
    ).toEqual([]);
    expect([method('google'), method('naukri'), method('microsoft')].every((each) => social.goesByScript(each))).toBe(true);
  });

  it('is off in a webview of the native app, whatever the provider (R-141)', () => {
    const { social, session } = aLogin();
    session.runIn({ version: '3.2.0', build: '412' });
    expect((['google', 'microsoft', 'naukri'] as const).map((provider) => social.goesByScript(method(provider)))).toEqual([false, false, false]);
  });

  it.each([
    ['google', 'gp'],
    ['microsoft', 'outlook'],
  ] as const)('%s takes the access token to the server (R-133)', async (provider, socialUserType) => {
    const { social, session, tokenLogins, said } = aLogin();
    expect(await social.signIn(method(provider), 'a=b')).toBe('in');
    expect(session.isSignedIn).toBe(true);
    expect(tokenLogins.tokens).toEqual([
      { socialUserType, clientType: 'desktop', token: 'token', tokenType: 'access_token', clientid: 'client-1', queryStr: 'a=b' },
    ]);
    expect(said()).toEqual([]);
  });

  it('begins only where there are cookies (R-146)', async () => {
    const { social, markers, tokenLogins, said } = aLogin();
    markers.hasCookies = false;
    expect(await social.signIn(method('google'), '')).toBe('failed');
    expect([tokenLogins.tokens, said()[0]]).toEqual([[], 'Cookies are not enabled in current environment.']);
  });

  it.each([
    ['This token is too old.', 'signed-out', 'This token is too old.', later],
    [`It could not be checked. ${later}`, 'signed-out', `It could not be checked. ${later}`, undefined],
    ['', 'broken', 'Something Went Wrong!', later],
  ] as const)('that the server refuses with %j says so, and once (R-240)', async (message, kind, sentence, below) => {
    const { social, tokenLogins, session, markers, said } = aLogin();
    tokenLogins.withToken = async () => {
      throw new Failure(kind, message);
    };
    expect(await social.signIn(method('google'), '')).toBe('failed');
    expect([session.isSignedIn, markers.marker, said()]).toEqual([false, undefined, [sentence, below]]);
  });
});

describe('the window of Google', () => {
  it.each([
    ['popup_closed', 'Popup window closed', ['Popup window closed', undefined]],
    ['popup_failed_to_open', 'Failed to open popup window', ['Failed to open popup window', undefined]],
    ['access_denied', 'x', ['Google login failed!', later]],
  ])('that fails with %s says %j (R-241)', async (code, message, sentences) => {
    const { social, google, said } = aLogin();
    google.answer = async () => {
      throw new Failure('broken', message, { code });
    };
    expect(await social.signIn(method('google'), '')).toBe('failed');
    expect(said()).toEqual(sentences);
  });

  it('that finds its cookies blocked says so, and so does the next press (R-239)', async () => {
    const { social, google, said } = aLogin();
    google.answer = async () => {
      throw new Failure('broken', 'Cookies are not enabled in current environment.', { code: 'third-party-cookies' });
    };
    await social.signIn(method('google'), '');
    expect(said()[0]).toMatch(/^It looks like the 3rd Party Cookies are disabled/);
    google.answer = async () => 'token';
    expect(await social.signIn(method('google'), '')).toBe('failed');
    expect(said()[0]).toMatch(/^Oops! It seems like your browser is blocking cookies/);
    expect(await social.signIn(method('google'), '')).toBe('in');
  });
});

describe('the one-tap of Google (R-145)', () => {
  const oneTap = method('google', { takesOneTap: true });

  it('takes its credential, bound to our nonce, to the server (S-30)', async () => {
    const { social, google, tokenLogins } = aLogin();
    google.credential = 'token';
    expect(await social.signIn(oneTap, '')).toBe('in');
    expect(google.nonces).toEqual(['nonce-1']);
    expect(tokenLogins.tokens[0]).toMatchObject({ tokenType: 'one_tap', token: 'token' });
  });

  it('that gave nothing leaves its button, which goes the usual way (R-142)', async () => {
    const { social, google, tokenLogins } = aLogin();
    expect([await social.signIn(oneTap, ''), social.tapOf('google')]).toEqual(['not-given', 'over']);
    expect(await social.signIn(oneTap, '')).toBe('in');
    expect([google.nonces, tokenLogins.tokens[0]?.tokenType]).toEqual([['nonce-1'], 'access_token']);
    expect(social.goesByScript({ ...oneTap, takesAccessToken: false })).toBe(false);
  });
});

describe('the window of Microsoft', () => {
  it.each([
    [{}, 'It is closed today.', ['Microsoft login failed!', 'It is closed today.']],
    [{ code: 'library' }, 'user_cancelled', []],
  ])('that fails with %j says %j (R-242)', async (facts, message, sentences) => {
    const { social, microsoft, said } = aLogin();
    microsoft.answer = async () => {
      throw new Failure('broken', message, facts);
    };
    expect(await social.signIn(method('microsoft'), '')).toBe('failed');
    expect(said()).toEqual(sentences);
  });
});

describe('the window of the job portal', () => {
  it.each([
    [{ type: 'LOGIN_WITH_NAUKRI_SUCCESSFUL', token: 'token' }, 'in', []],
    [{ type: 'ERROR', message: 'Blocked for today.' }, 'failed', ['Blocked for today.', undefined]],
    [{ type: 'CONSENT_NOT_SIGNED' }, 'failed', ['Naukri Login Failed!', later]],
    [{ type: 'POPUP_CLOSED_UNEXPECTEDLY' }, 'failed', ['Naukri Login Failed!', later]],
  ])('that says %j ends as %s and says %j (R-143, R-243)', async (message, outcome, sentences) => {
    const { social, naukri, said } = aLogin();
    naukri.messages = [message];
    expect(await social.signIn(method('naukri'), '')).toBe(outcome);
    expect(said()).toEqual(sentences);
  });

  it.each(['google', 'naukri', 'microsoft'] as const)('or that of another is left for the redirect without its script: %s (R-146)', async (provider) => {
    const { social, google, naukri, microsoft, markers, said } = aLogin();
    naukri.isThere = false;
    google.answer = microsoft.answer = async () => {
      throw new Failure('broken', 'x', { code: 'script-missing' });
    };
    expect(await social.signIn(method(provider), '')).toBe('no-script');
    expect([markers.marker, said()]).toEqual([provider === 'microsoft' ? 'outlook' : provider, []]);
  });

  it.each([
    [[{ type: 'in_view' }, { type: 'LOGIN_INITIATED' }, { type: 'TOKEN_GENERATED', token: 'token' }], 'in', []],
    [[{ type: 'NO_USER_FOUND' }], 'not-given', []],
    [[{ type: 'YOLO_COOLDOWN' }], 'not-given', []],
    [[{ type: 'FRAME_CLOSED' }], 'not-given', []],
    [[{ type: 'ERROR', message: 'Blocked.' }], 'failed', ['Blocked.', undefined]],
  ])('as one-tap, saying %j, ends as %s and says %j (R-144)', async (messages, outcome, sentences) => {
    const { social, naukri, said } = aLogin();
    naukri.messages = messages;
    expect(await social.signIn(method('naukri', { takesOneTap: true }), '')).toBe(outcome);
    expect([naukri.prompts, said(), social.tapOf('naukri')]).toMatchObject([[{ flow: 'yolo', nonce: 'nonce-1', clientId: 'client-1' }], sentences, 'over']);
  });
});
