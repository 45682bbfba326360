import { describe, expect, it } from 'vitest';
import { redirectAfterLogin } from './return-url.ts';

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
});
