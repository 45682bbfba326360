import { describe, expect, it } from 'vitest';
import { urlAfterNativeLogin } from './native-login.ts';

describe('the URL after a login of the native app (R-221)', () => {
  it.each([
    ['/p/1', {}, '/p/1?onLogin=true'],
    ['/list?rating=4#top', { readerRequired: true }, '/list?rating=4&openOnboarding=r&onLogin=true#top'],
    [
      '/communities',
      { writerRequired: true, internalCampaign: 'compose', openCreatePost: true },
      '/communities?openOnboarding=w&campaign=compose&openCreatePost=true&onLogin=true',
    ],
    ['/p/1', { redirectUrl: '/session' }, '/session?onLogin=true'],
    ['/?showLoginModal=signout&rating=4', {}, '/?rating=4&onLogin=true'],
    [`/list?name=${'x'.repeat(2_048)}`, {}, '/list?onLogin=true'],
  ])('at %s for %j is %s', (here, options, url) => expect(urlAfterNativeLogin(here, options)).toBe(url));
});
