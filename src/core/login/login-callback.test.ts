import { describe, expect, it } from 'vitest';
import { loginCallbackFromUrl } from './login-callback.ts';

const none = { isBack: false, failed: undefined, isOut: false, isOther: false, opens: undefined, intent: {} };

describe('a URL about logging in', () => {
  it.each([
    ['/list?industry=it&onLogin=true#top', { isBack: true, rest: '/list?industry=it#top' }],
    [
      '/list?openOnboarding=w&campaign=vote&openCreatePost=true&onLogin=true&rating=4',
      { isBack: true, intent: { openOnboarding: 'w', campaign: 'vote', openCreatePost: 'true' }, rest: '/list?rating=4' },
    ],
    ['/?openOnboarding=r&onLogin=true', { isBack: true, intent: { openOnboarding: 'r' }, rest: '/' }],
    ['/?openOnboarding=admin&onLogin=true', { isBack: true, rest: '/' }],
    ['/?linkedinLogin=failed', { failed: 'linkedin', rest: '/' }],
    ['/?loginFailed=google&campaign=vote', { failed: 'google', intent: { campaign: 'vote' }, rest: '/' }],
    ['/?showLoginModal=signout&rating=4', { opens: 'signout', rest: '/?rating=4' }],
    ['/?signedOut=true', { isOut: true, rest: '/' }],
    ['/u?memberChanged=true', { isOther: true, rest: '/u' }],
    ['/p/1?showLoginModal=poll_vote', { opens: 'poll_vote', rest: '/p/1' }],
  ])('%s is read, and loses what was read (R-132, R-206, D-22)', (url, callback) => {
    expect(loginCallbackFromUrl(url)).toEqual({ ...none, ...callback });
  });

  it.each([
    '/',
    '/list?campaign=desktop_nav',
    '/?onLogin=false',
    '/?onLogin=1',
    '/?linkedinLogin=ok',
    '/?loginFailed=evil',
    '/?showLoginModal=<b>',
    '/?openOnboarding=w',
  ])('%s is none', (url) => {
    expect(loginCallbackFromUrl(url)).toBeUndefined();
  });
});
