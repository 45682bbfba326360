import { describe, expect, it } from 'vitest';
import { productBrand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import { loginContexts } from '#core/login/login-context.ts';
import { Failure } from '#core/failure.ts';
import { providers } from '#core/providers/provider.ts';
import { loginWords } from '#web/words/login/login-words.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { loadSentences } from '#web/words/words.ts';
import { words as english } from '#web/words/en/login/words.ts';
import { words as hindi } from '#web/words/hi/login/words.ts';
import { FakeUrls } from '#tests/fakes/navigation/fake-urls.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginMarkers } from '#tests/fakes/login/fake-login-markers.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeTokenLogins } from '#tests/fakes/login/fake-token-logins.ts';
import { FakeEvents } from '#tests/fakes/usage/fake-events.ts';
import { aKeptLogin } from '#tests/login/a-kept-login.ts';
import { ToastStore } from '../app/toast-store.ts';
import { LoginMethodsStore } from './login-methods-store.ts';
import { WordsStore } from '../app/words-store.ts';

const sentencesIn = async (language: Language) => new Map([...(await loadSharedWords(language)), ...(await loadSentences([loginWords], language))]);
const loaded = { en: await sentencesIn('en'), hi: await sentencesIn('hi') };

function aLogin(language: 'en' | 'hi' = 'en') {
  const clock = new FakeClock();
  const markers = new FakeLoginMarkers();
  const urls = new FakeUrls();
  const { login } = aKeptLogin(clock);
  const toasts = new ToastStore(clock);
  const words = new WordsStore(new FakePreferences({ language }), loaded[language], productBrand);
  const tokenLogins = new FakeTokenLogins();
  const events = new FakeEvents();
  const methods = new LoginMethodsStore(tokenLogins, login, markers, urls, clock, toasts, words, events);
  const said = () => toasts.toasts.flatMap(({ toast: { text1, text2 } }) => [text1, text2]);
  return { clock, markers, urls, login, methods, tokenLogins, events, said };
}

describe('a login (R-126)', () => {
  it.each(loginContexts)('for %s has its sentences in both languages', async (context) => {
    const [inEnglish, inHindi] = [aLogin().methods, aLogin('hi').methods];
    expect(inEnglish.shown({ context })).toMatchObject(english.contexts[context]);
    expect(inHindi.shown({ context })).toMatchObject(hindi.contexts[context]);
    expect(hindi.contexts[context].title).toMatch(/[\u0900-\u097f]/);
  });

  it('says so if it is general, follows an ended session, or has its title (R-129)', async () => {
    const { methods } = aLogin();
    expect(methods.shown({}).title).toBe('Log in');
    expect(methods.shown({ openCreatePost: true, writerRequired: true })).toMatchObject(english.writing);
    expect(methods.shown({}, true).title).toBe('You have been logged out');
    expect(methods.shown({ context: 'salary', title: 'Log in to vote' })).toMatchObject({
      title: 'Log in to vote',
      subTitle: english.contexts.salary.subTitle,
    });
  });
});

describe('the login methods', () => {
  it('count an attempt when one is chosen, unless it meets an obstacle (R-230)', () => {
    const { methods, markers, events } = aLogin();
    methods.press('google', '/login/google');
    methods.press('naukri', '/login/naukri');
    markers.hasCookies = false;
    methods.press('google', '/login/google');
    expect(events.logins).toEqual(['LoginAttempt_Social_API google begun', 'LoginAttempt_Social_API other begun']);
  });

  it('begin with the job portal for a guest who comes from there (R-148)', async () => {
    const { methods } = aLogin();
    await methods.open();
    const known = methods.methods.value?.providers ?? [];
    expect(methods.inOrder(known, '/list?utm_source=naukri').map(({ provider }) => provider)).toEqual(['naukri', 'google', 'linkedin', 'microsoft']);
    expect(methods.inOrder(known, '/list?utm_source=news').map(({ provider }) => provider)).toEqual(['google', 'naukri', 'linkedin', 'microsoft']);
  });

  it('name this client by nothing, and stand even if it cannot be named (R-134)', async () => {
    const { methods, tokenLogins } = aLogin();
    tokenLogins.clientId = async () => {
      throw new Failure('broken');
    };
    await methods.open();
    expect(methods.methods.value?.providers).toHaveLength(4);
    expect(methods.urlOf('google', '/', methods.shown({}))).toBe('/login/google?referer=%2F');
  });
});

describe('a press on a provider', () => {
  it.each(['google', 'naukri', 'microsoft'] as const)('%s may follow its link, and leaves its marker (R-138, R-146)', async (provider) => {
    const { methods, markers, said } = aLogin();
    expect(methods.press(provider, '/login/x')).toBe(true);
    expect(markers.marker).toBe(provider === 'microsoft' ? 'outlook' : provider);
    expect(said()).toEqual([]);
  });

  it('leaves for LinkedIn a second later, once (R-149)', async () => {
    const { clock, methods, urls, markers } = aLogin();
    expect(methods.press('linkedin', '/login/linkedin?referer=%2F')).toBe(false);
    expect(methods.press('linkedin', '/login/linkedin?referer=%2F')).toBe(false);
    clock.advance(999);
    expect([urls.went, methods.leavingFor]).toEqual([[], 'linkedin']);
    clock.advance(1);
    expect([urls.went, markers.marker]).toEqual([['/login/linkedin?referer=%2F'], 'linkedin']);
  });

  it.each(providers)('%s does not start without cookies, and says why (R-146, R-239)', async (provider) => {
    const { methods, markers, said } = aLogin();
    markers.hasCookies = false;
    expect(methods.press(provider, '/login/x')).toBe(false);
    expect(markers.marker).toBeUndefined();
    expect(said()).toEqual([
      'Cookies are not enabled in current environment.',
      'Oops! It seems like your browser is blocking cookies, which are necessary for a seamless experience on Daftar. Please enable cookies and try again.',
    ]);
  });

  it('does not start LinkedIn again after it has failed (R-146)', async () => {
    const { methods, login, said } = aLogin();
    login.meet({ kind: 'provider', provider: 'linkedin' });
    expect(methods.press('linkedin', '/login/linkedin')).toBe(false);
    expect(said()).toEqual(['Something Went Wrong!', 'Please try again after some time.']);
    expect(methods.press('google', '/login/google')).toBe(true);
  });
});

describe('a login that failed at its provider', () => {
  it.each([
    ['google', 'Google login failed!'],
    ['microsoft', 'Microsoft login failed!'],
    ['naukri', 'Naukri Login Failed!'],
    ['linkedin', 'LinkedIn login failed!'],
  ] as const)('%s is shown in the words of the catalogue, once (R-240 to R-243)', async (provider, sentence) => {
    const { methods, login, said } = aLogin();
    login.meet({ kind: 'provider', provider });
    methods.tellProblem();
    methods.tellProblem();
    expect(said()).toEqual([sentence, 'Please try again after some time.']);
  });

  it('for want of cookies says so (R-239)', async () => {
    const { methods, login, said } = aLogin();
    login.meet({ kind: 'cookies' });
    methods.tellProblem();
    expect(said()[0]).toMatch(/^Oops! It seems like your browser is blocking cookies/);
  });
});

describe('a guest who logs in without leaving the page', () => {
  it('goes on to where the login leads (R-130)', async () => {
    const { methods, urls } = aLogin();
    methods.goOn('/list?rating=4', methods.shown({ writerRequired: true, internalCampaign: 'vote' }));
    methods.goOn('/list', methods.shown({ redirectUrl: '/session' }));
    expect(urls.went).toEqual(['/list?rating=4&openOnboarding=w&campaign=vote&onLogin=true', '/session?onLogin=true']);
  });
});
