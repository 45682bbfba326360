import { describe, expect, it } from 'vitest';
import { sendWordIn, urlOfForm, urlToSend } from './send-after-login.ts';

describe('the URL to which a login leads that was for sending', () => {
  it('has the word of that login beside what the form is opened for, and is that of the form without it', () => {
    const form = '/contribute/review?company=koyal-pay&step=send';
    expect([sendWordIn(form), sendWordIn(urlToSend(form, 'a1b2')), urlOfForm(urlToSend(form, 'a1b2'))]).toEqual([undefined, 'a1b2', form]);
    expect(urlOfForm(urlToSend('/contribute/benefits', 'a1b2'))).toBe('/contribute/benefits');
  });
});
