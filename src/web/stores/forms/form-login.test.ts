import { describe, expect, it } from 'vitest';
import { formWordIn } from '#core/login/form-login-url.ts';
import { FakeIdempotencyKeys } from '#tests/fakes/device/fake-idempotency-keys.ts';
import { FakeUserStorage } from '#tests/fakes/device/fake-user-storage.ts';
import { FormLogin } from './form-login.ts';

const form = '/contribute/review?company=koyal-pay';

describe('a login that is begun from a form', () => {
  it('ends once, at the URL with its word in the same tab', () => {
    const tab = new FakeUserStorage();
    const url = new FormLogin(tab, new FakeIdempotencyKeys()).begin(form, true);
    const back = new FormLogin(tab, new FakeIdempotencyKeys());
    expect([form, url].map((each) => back.isOver(each, false))).toEqual([false, true]);
    expect(new FormLogin(new FakeUserStorage(), new FakeIdempotencyKeys()).isOver(url, false)).toBe(false);
    expect([back.end(url), back.end(url), back.isOver(url, false)]).toEqual([true, false, false]);
  });

  it('sends nothing where that was not wanted, or its word is missing', () => {
    const tab = new FakeUserStorage();
    const login = new FormLogin(tab, new FakeIdempotencyKeys());
    expect([login.end(login.begin(form)), login.begin(form, true) === form, login.end(form)]).toEqual([false, false, false]);
  });

  it('is over at the dialog of its page, too, but not by a login elsewhere', () => {
    const login = new FormLogin(new FakeUserStorage(), new FakeIdempotencyKeys());
    const before = login.isOver(form, true);
    login.begin(form);
    expect([before, login.isOver(form, true), login.isOver(form, true)]).toEqual([false, true, false]);
    login.begin(form);
    expect(login.isOver(form, false)).toBe(false);
  });

  it('returns to the form with its purpose, unless elsewhere or too long a URL', () => {
    const login = new FormLogin(new FakeUserStorage(), new FakeIdempotencyKeys());
    const redirectUrl = login.optionsFrom(form, { writerRequired: true }).redirectUrl ?? '';
    expect([formWordIn(redirectUrl) === undefined, redirectUrl.includes('openOnboarding=w')]).toEqual([false, true]);
    expect(login.optionsFrom(form, { redirectUrl: '/rewards' })).toEqual({ redirectUrl: '/rewards' });
    expect(login.optionsFrom(`/contribute/review?${'a'.repeat(2_048)}`, {})).toEqual({});
  });
});
