import { describe, expect, it } from 'vitest';
import { isUrlToSend, urlOfForm, urlToSend } from './send-after-login.ts';

describe('the URL to which a login leads that was for sending', () => {
  it('says so beside what the form is opened for, and is that of the form without it', () => {
    const form = '/contribute/review?company=koyal-pay&step=send';
    expect([isUrlToSend(form), isUrlToSend(urlToSend(form)), urlOfForm(urlToSend(form))]).toEqual([false, true, form]);
    expect(urlOfForm(urlToSend('/contribute/benefits'))).toBe('/contribute/benefits');
  });
});
