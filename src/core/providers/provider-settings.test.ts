import { describe, expect, it } from 'vitest';
import { comesFromPortal, portalEnvironment, portalOneTapPlace } from './provider-settings.ts';

describe('what the scripts of providers get', () => {
  it('places the one-tap of the portal (R-149)', () => {
    expect(portalOneTapPlace(true)).toEqual({ bottom: '0px' });
    expect(portalOneTapPlace(false)).toEqual({ top: '28px', right: '28px' });
  });

  it.each([
    ['www.daftar.test', 'cluster-7', 'prod'],
    ['web.cluster-7.daftar.test', 'cluster-7', 'dev'],
    ['www.daftar.test', '', 'prod'],
  ])('of %s with the marker %j belongs to %s (R-149)', (host, marker, world) => {
    expect(portalEnvironment(host, marker)).toBe(world);
  });

  it('put the portal first only for those who come from there (R-148)', () => {
    expect(['naukri', 'Naukri', 'google', '', undefined].filter(comesFromPortal)).toEqual(['naukri']);
  });
});
