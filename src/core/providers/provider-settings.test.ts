import { describe, expect, it } from 'vitest';
import {
  comesFromPortal,
  googleButton,
  linkedinDelayMs,
  oneTapContainer,
  popupSize,
  portalEnvironment,
  portalOneTapPlace,
  scopes,
  scriptTimings,
  setsUpScripts,
} from './provider-settings.ts';

describe('what the scripts of providers are told', () => {
  it('asks for these scopes and no more (R-147)', () => {
    expect(scopes).toEqual({ microsoft: ['User.Read', 'openid', 'profile', 'email'], google: ['profile', 'email'] });
  });

  it('draws the button and the prompt of Google where they belong (R-125)', () => {
    expect(googleButton).toEqual({ element: 'g_id_signin', shape: 'circle', text: 'continue_with', width: 300, height: 44 });
    expect(oneTapContainer).toBe('login-modal-yolo');
  });

  it('keeps the times and places of the specification (R-149, R-150)', () => {
    expect(linkedinDelayMs).toBe(1_000);
    expect(popupSize).toEqual({ width: 500, height: 600 });
    expect(portalOneTapPlace(true)).toEqual({ bottom: '0px' });
    expect(portalOneTapPlace(false)).toEqual({ top: '28px', right: '28px' });
    expect(scriptTimings).toEqual({ eventCacheMs: 600_000, popupWatchMs: 2_000, storagePollMs: 1_000, quickStoragePollMs: 800 });
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

  it('is left out in a native wrapper (R-141)', () => {
    expect(['AB_WEB', 'AB_MSITE', 'AB_IOS', 'AB_ANDROID'].filter(setsUpScripts)).toEqual(['AB_WEB', 'AB_MSITE']);
  });
});
