import { describe, expect, it } from 'vitest';
import { entryOf, isDomainOf, provesDomain, stateNow, type DeskClaim } from './desk-entry.ts';

const claim = (more: Partial<DeskClaim> = {}): DeskClaim => ({
  isConfirmed: false,
  isWebsite: false,
  isCareersSite: false,
  hasOwner: false,
  isLookedAt: false,
  ...more,
});

describe('a claim of a company’s page (R-037)', () => {
  it('is proved by a confirmed domain, or by two signs that agree', () => {
    expect(provesDomain(claim({ isConfirmed: true }))).toBe(true);
    expect(provesDomain(claim({ isWebsite: true, isCareersSite: true }))).toBe(true);
    expect(provesDomain(claim({ isWebsite: true }))).toBe(false);
    expect(provesDomain(claim({ isCareersSite: true }))).toBe(false);
  });

  it('opens for the first, and is asked of the owner for the second', () => {
    expect(entryOf(claim({ isConfirmed: true }))).toBe('open');
    expect(entryOf(claim({ isConfirmed: true, hasOwner: true }))).toBe('asked');
  });

  it('is left to an administrator without proof, or where the host looks at each', () => {
    expect(entryOf(claim({ isWebsite: true }))).toBe('unproved');
    expect(entryOf(claim({ isConfirmed: true, isLookedAt: true }))).toBe('unproved');
    expect(entryOf(claim({ isWebsite: true, hasOwner: true }))).toBe('unproved');
  });

  it('shuts an open desk to a domain that proves the company no longer', () => {
    expect(stateNow('open', claim({ isConfirmed: true }))).toBe('open');
    expect(stateNow('open', claim({ isWebsite: true, isCareersSite: true }))).toBe('open');
    expect(stateNow('open', claim({ isWebsite: true }))).toBe('unproved');
    expect(stateNow('asked', claim())).toBe('asked');
    expect(stateNow('unproved', claim({ isConfirmed: true }))).toBe('unproved');
  });

  it('takes the domain itself, no part of it, no look-alike and no free mail', () => {
    expect(isDomainOf('latabhumi.example', 'Latabhumi.example')).toBe(true);
    expect(isDomainOf('wards.latabhumi.example', 'latabhumi.example')).toBe(false);
    expect(isDomainOf('latabhumi.example.in', 'latabhumi.example')).toBe(false);
    expect(isDomainOf('1atabhumi.example', 'latabhumi.example')).toBe(false);
    expect(isDomainOf('gmail.com', 'gmail.com')).toBe(false);
  });
});
