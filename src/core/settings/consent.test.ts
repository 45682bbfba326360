import { describe, expect, it } from 'vitest';
import { consentPurposes, consentsAskedFor, consentsIn, noticeVersion } from './consent.ts';

describe('consents (S-114)', () => {
  it('are not given before the member says so, purpose by purpose', () => {
    expect(consentsIn([]).map(({ purpose, isGiven }) => [purpose, isGiven])).toEqual(consentPurposes.map((purpose) => [purpose, false]));
    const [usage, feed] = consentsIn([{ purpose: 'personal-feed', isGiven: true, noticeVersion, changedOn: '2026-11-20' }]);
    expect([usage?.isGiven, feed?.isGiven]).toEqual([false, true]);
  });

  it('hold under the first notice alone, until its text changes', () => {
    const holds = (version: number) => consentsIn([{ purpose: 'usage', isGiven: true, noticeVersion: version, changedOn: '2026-11-20' }])[0]?.isGiven;
    expect([holds(0), holds(1), holds(2)]).toEqual([false, true, false]);
  });

  it('do not hold under another notice', () => {
    const [usage] = consentsIn([{ purpose: 'usage', isGiven: true, noticeVersion: noticeVersion - 1, changedOn: '2026-01-01' }]);
    expect(usage).toMatchObject({ isGiven: false, noticeVersion: noticeVersion - 1 });
  });

  it('are asked for where something asks, and shown as long as they are given', () => {
    const silent = consentsIn([]);
    const given = consentsIn([{ purpose: 'job-portal', isGiven: true, noticeVersion, changedOn: '2026-11-20' }]);
    const asked = (said: typeof silent, hasPortal: boolean) => consentsAskedFor(said, hasPortal).map(({ purpose }) => purpose);
    expect([asked(silent, true), asked(silent, false), asked(given, true), asked(given, false)]).toEqual([
      ['usage', 'job-portal'],
      ['usage'],
      ['usage', 'job-portal'],
      ['usage', 'job-portal'],
    ]);
  });
});
