import { describe, expect, it } from 'vitest';
import { openedWith } from './login-props.ts';
import { loginMethodUrl } from './login-method-url.ts';

const sentences = { title: '', subTitle: '' };

describe('a press on a provider (R-131)', () => {
  it.each([
    ['/list-of-companies?industry=banking&rating=4', {}, '/login/google?referer=%2Flist-of-companies%3Findustry%3Dbanking%26rating%3D4'],
    ['/?showLoginModal=signout&rating=4', {}, '/login/google?referer=%2F%3Frating%3D4'],
    ['/', { redirectUrl: '/session' }, '/login/google?referer=%2F&redirectUrl=%2Fsession'],
    [
      '/p/1?campaign=desktop_nav',
      { writerRequired: true, internalCampaign: 'vote', openCreatePost: true, queryStr: 'a=b&c=d' },
      '/login/google?referer=%2Fp%2F1&openOnboarding=w&campaign=vote&openCreatePost=true&queryStr=a%3Db%26c%3Dd',
    ],
  ])('at %s for %j leads to %s', (here, options, url) => {
    expect(loginMethodUrl('google', here, openedWith(options, sentences))).toBe(url);
  });

  it('leaves the query behind of a URL that is too long to travel', () => {
    expect(loginMethodUrl('google', `/list?name=${'x'.repeat(3_000)}`, openedWith({}, sentences))).toBe('/login/google?referer=%2Flist');
  });

  it('takes a whole URL of 2,048 characters along, and cuts a longer path there', () => {
    const refererOf = (here: string) => new URLSearchParams(loginMethodUrl('google', here, openedWith({}, sentences)).split('?')[1]).get('referer');
    const whole = `/list?name=${'x'.repeat(2_037)}`;
    expect([refererOf(whole), refererOf(`${whole}x`)]).toEqual([whole, '/list']);
    expect(refererOf(`/${'x'.repeat(3_000)}`)?.length).toBe(2_048);
  });

  it('names the client, where there is a name for it (R-131, R-134)', () => {
    expect(loginMethodUrl('naukri', '/', openedWith({}, sentences), 'c1')).toBe('/login/naukri?referer=%2F&clientid=c1');
  });
});
