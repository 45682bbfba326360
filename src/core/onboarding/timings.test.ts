import { describe, expect, it } from 'vitest';
import { nameCheckAfterMs, resendAfterMs, verificationShownMs } from './timings.ts';

describe('the timings of onboarding', () => {
  it('show a fresh verification for 900 ms before anything goes on', () => {
    expect(verificationShownMs).toBe(900);
  });

  it('let another code be asked for after 30 seconds', () => {
    expect(resendAfterMs).toBe(30_000);
  });

  it('check a name after a pause of 400 ms in the typing', () => {
    expect(nameCheckAfterMs).toBe(400);
  });
});
