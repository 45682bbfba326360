import { describe, expect, it } from 'vitest';
import { FakeUrls } from '#tests/fakes/navigation/fake-urls.ts';
import { LoginPageStore } from './login-page-store.ts';

describe('the page of the login', () => {
  it('knows what for, and whence (R-128, R-130)', () => {
    const store = new LoginPageStore(new FakeUrls());
    store.open('context=salary&campaign=vote&openOnboarding=w&openCreatePost=true', '/list?rating=4', null);
    expect(store.back).toBe('/list?rating=4');
    expect(store.options).toMatchObject({ context: 'salary', internalCampaign: 'vote', writerRequired: true, readerRequired: false, openCreatePost: true });
  });

  it.each(['//evil.test', '/\\evil.test', 'javascript:alert(1)', '/..//evil.test', 'https://evil.test/x'])('never leads away, not even to %s (D-21)', (url) => {
    const store = new LoginPageStore(new FakeUrls());
    store.open('', url, url);
    for (const target of [store.back, store.options.redirectUrl]) expect(target).toMatch(/^\/(evil\.test)?$/);
  });
});
