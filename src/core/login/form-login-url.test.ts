import { describe, expect, it } from 'vitest';
import { formLoginUrl, formWordIn, urlOfForm } from './form-login-url.ts';

describe('the URL to which a login leads that was begun from a form', () => {
  it('has its word with the form’s purpose, and is the form’s URL without it', () => {
    const form = '/contribute/review?company=koyal-pay&step=send';
    expect([formWordIn(form), formWordIn(formLoginUrl(form, 'a1b2')), urlOfForm(formLoginUrl(form, 'a1b2'))]).toEqual([undefined, 'a1b2', form]);
    expect(urlOfForm(formLoginUrl('/contribute/benefits', 'a1b2'))).toBe('/contribute/benefits');
  });
});
