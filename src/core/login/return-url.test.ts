import { describe, expect, it } from 'vitest';
import { nativeLogin, redirectAfterLogin } from './return-url.ts';

const plain = { redirectUrl: null, internalCampaign: null, openCreatePost: false, readerRequired: false, writerRequired: false };
const here = '/list-of-companies?industry=banking&campaign=desktop_nav#top';

describe('a login (R-130)', () => {
  it.each([
    [{}, here],
    [{ redirectUrl: '/session', readerRequired: true, internalCampaign: 'vote' }, '/session'],
    [{ readerRequired: true }, '/list-of-companies?industry=banking&campaign=desktop_nav&openOnboarding=r#top'],
    [{ writerRequired: true }, '/list-of-companies?industry=banking&campaign=desktop_nav&openOnboarding=w#top'],
    [{ readerRequired: true, writerRequired: true }, '/list-of-companies?industry=banking&campaign=desktop_nav&openOnboarding=w#top'],
    [{ internalCampaign: 'vote' }, '/list-of-companies?industry=banking&campaign=vote#top'],
    [{ openCreatePost: true }, here],
    [{ openCreatePost: true, internalCampaign: 'vote' }, '/list-of-companies?industry=banking&campaign=vote&openCreatePost=true#top'],
  ])('with %j leads to %s', (props, target) => {
    expect(redirectAfterLogin(here, { ...plain, ...props })).toBe(target);
  });

  it('in a native webview is asked of the host, and comes back as signed in (R-221)', () => {
    expect(nativeLogin('/p/1', { ...plain, writerRequired: true, internalCampaign: 'vote', openCreatePost: true })).toEqual({
      message: 'openLogin',
      redirectUrl: '/p/1?openOnboarding=w&campaign=vote&openCreatePost=true&onLogin=true',
    });
  });
});
