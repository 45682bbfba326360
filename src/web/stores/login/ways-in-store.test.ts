import { describe, expect, it } from 'vitest';
import { loginContexts } from '#core/login/login-context.ts';
import { Failure } from '#core/failure.ts';
import { providers } from '#core/providers/provider.ts';
import { loadSharedWords } from '#web/words/shared-words.ts';
import { login as english } from '#web/words/login/en.ts';
import { login as hindi } from '#web/words/login/hi.ts';
import { FakeAddresses } from '#tests/fakes/navigation/fake-addresses.ts';
import { FakeClock } from '#tests/fakes/fake-clock.ts';
import { FakeLoginTraces } from '#tests/fakes/login/fake-login-traces.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeSignIns } from '#tests/fakes/login/fake-sign-ins.ts';
import { LoginStore } from './login-store.ts';
import { ToastStore } from '../app/toast-store.ts';
import { WaysInStore } from './ways-in-store.ts';
import { WordsStore } from '../app/words-store.ts';

const shared = { en: await loadSharedWords('en'), hi: await loadSharedWords('hi') };

function aLogin(language: 'en' | 'hi' = 'en') {
  const clock = new FakeClock();
  const traces = new FakeLoginTraces();
  const addresses = new FakeAddresses();
  const login = new LoginStore(clock);
  const toasts = new ToastStore(clock);
  const words = new WordsStore(new FakePreferences({ language }), shared[language]);
  const signIns = new FakeSignIns();
  const ways = new WaysInStore(signIns, login, traces, addresses, clock, toasts, words);
  const said = () => toasts.toasts.flatMap(({ toast: { text1, text2 } }) => [text1, text2]);
  return { clock, traces, addresses, login, ways, signIns, said };
}

describe('a login (R-126)', () => {
  it.each(loginContexts)('for %s has its sentences in both languages', async (context) => {
    const [inEnglish, inHindi] = [aLogin().ways, aLogin('hi').ways];
    expect(inEnglish.shown({ context })).toMatchObject(english.contexts[context]);
    expect(inHindi.shown({ context })).toMatchObject(hindi.contexts[context]);
    expect(hindi.contexts[context].title).toMatch(/[\u0900-\u097f]/);
  });

  it('for nothing in particular, after the end of a session, and with a title of its own says so (R-129)', async () => {
    const { ways } = aLogin();
    expect(ways.shown({}).title).toBe('Log in');
    expect(ways.shown({}, true).title).toBe('You have been signed out');
    expect(ways.shown({ context: 'salary', title: 'Log in to vote' })).toMatchObject({ title: 'Log in to vote', subTitle: english.contexts.salary.subTitle });
  });
});

describe('the ways in', () => {
  it('begin with the job portal for whoever comes from there (R-148)', async () => {
    const { ways } = aLogin();
    await ways.open();
    const known = ways.ways.value?.providers ?? [];
    expect(ways.inOrder(known, '/list?utm_source=naukri').map(({ provider }) => provider)).toEqual(['naukri', 'google', 'linkedin', 'microsoft']);
    expect(ways.inOrder(known, '/list?utm_source=news').map(({ provider }) => provider)).toEqual(['google', 'naukri', 'linkedin', 'microsoft']);
  });

  it('name this client by nothing, and stand even if it cannot be named (R-134)', async () => {
    const { ways, signIns } = aLogin();
    signIns.clientId = async () => {
      throw new Failure('broken');
    };
    await ways.open();
    expect(ways.ways.value?.providers).toHaveLength(4);
    expect(ways.addressOf('google', '/', ways.shown({}))).toBe('/login/google?referer=%2F');
  });
});

describe('a press on a provider', () => {
  it.each(['google', 'naukri', 'microsoft'] as const)('%s may follow its link, and leaves its marker (R-138, R-146)', async (provider) => {
    const { ways, traces, said } = aLogin();
    expect(ways.press(provider, '/login/x')).toBe(true);
    expect(traces.marker).toBe(provider === 'microsoft' ? 'outlook' : provider);
    expect(said()).toEqual([]);
  });

  it('leaves for LinkedIn a second later, once (R-149)', async () => {
    const { clock, ways, addresses, traces } = aLogin();
    expect(ways.press('linkedin', '/login/linkedin?referer=%2F')).toBe(false);
    expect(ways.press('linkedin', '/login/linkedin?referer=%2F')).toBe(false);
    clock.advance(999);
    expect([addresses.went, ways.leavingFor]).toEqual([[], 'linkedin']);
    clock.advance(1);
    expect([addresses.went, traces.marker]).toEqual([['/login/linkedin?referer=%2F'], 'linkedin']);
  });

  it.each(providers)('%s does not start without cookies, and says why (R-146, R-239)', async (provider) => {
    const { ways, traces, said } = aLogin();
    traces.hasCookies = false;
    expect(ways.press(provider, '/login/x')).toBe(false);
    expect(traces.marker).toBeUndefined();
    expect(said()).toEqual([
      'Cookies are not enabled in current environment.',
      'Oops! It seems like your browser is blocking cookies, which are necessary for a seamless experience on Daftar. Please enable cookies and try again.',
    ]);
  });

  it('does not start LinkedIn again after it has failed (R-146)', async () => {
    const { ways, login, said } = aLogin();
    login.meet({ kind: 'provider', provider: 'linkedin' });
    expect(ways.press('linkedin', '/login/linkedin')).toBe(false);
    expect(said()).toEqual(['Something Went Wrong!', 'Please try again after some time.']);
    expect(ways.press('google', '/login/google')).toBe(true);
  });
});

describe('a login that failed at its provider', () => {
  it.each([
    ['google', 'Google login failed!'],
    ['microsoft', 'Microsoft login failed!'],
    ['naukri', 'Naukri Login Failed!'],
    ['linkedin', 'LinkedIn login failed!'],
  ] as const)('%s is told in the words of the catalogue, once (R-240 to R-243)', async (provider, sentence) => {
    const { ways, login, said } = aLogin();
    login.meet({ kind: 'provider', provider });
    ways.tellTrouble();
    ways.tellTrouble();
    expect(said()).toEqual([sentence, 'Please try again after some time.']);
  });

  it('for want of cookies says so (R-239)', async () => {
    const { ways, login, said } = aLogin();
    login.meet({ kind: 'cookies' });
    ways.tellTrouble();
    expect(said()[0]).toMatch(/^Oops! It seems like your browser is blocking cookies/);
  });
});

describe('somebody who gets in without leaving the page', () => {
  it('goes on to where the login leads (R-130)', async () => {
    const { ways, addresses } = aLogin();
    ways.goOn('/list?rating=4', ways.shown({ writerRequired: true, internalCampaign: 'vote' }));
    ways.goOn('/list', ways.shown({ redirectUrl: '/session' }));
    expect(addresses.went).toEqual(['/list?rating=4&openOnboarding=w&campaign=vote&onLogin=true', '/session?onLogin=true']);
  });
});
