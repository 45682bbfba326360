import { describe, expect, it } from 'vitest';
import { comesFromPortal, googleButton, linkedinDelayMs, oneTapContainer, portalEnvironment, portalOneTapPlace, scopes } from './provider-settings.ts';

describe('what the scripts of providers are told', () => {
  it('asks for these scopes and no more (R-147)', () => {
    expect(scopes).toEqual({ microsoft: ['User.Read', 'openid', 'profile', 'email'], google: ['profile', 'email'] });
  });

  it('draws the button and the prompt of Google where they belong (R-125)', () => {
    expect(googleButton).toEqual({ element: 'g_id_signin', shape: 'circle', text: 'continue_with', width: 300, height: 44 });
    expect(oneTapContainer).toBe('login-modal-yolo');
  });

  it('keeps the times and places of the specification (R-149)', () => {
    expect(linkedinDelayMs).toBe(1_000);
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

  it('starts by itself only for those who come from the portal (R-148)', () => {
    expect(['naukri', 'Naukri', 'google', '', undefined].filter(comesFromPortal)).toEqual(['naukri']);
  });
});
