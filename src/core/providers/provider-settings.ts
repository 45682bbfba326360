/** Minimal scopes asked of each provider. */
export const scopes = {
  microsoft: ['User.Read', 'openid', 'profile', 'email'],
  google: ['profile', 'email'],
} as const;

/** Delay before leaving for LinkedIn. */
export const linkedinDelayMs = 1_000;

/** Popup of a provider's script. */
export const loginPopup = { width: 500, height: 600 } as const;

/** Element of Google's button, drawn by us (R-125, D-39). */
export const googleButtonId = 'g_id_signin';

/** Element for one-tap prompts within a login. */
export const oneTapContainer = 'login-modal-yolo';

/** Screen position of the portal's one-tap. */
export const portalOneTapPlace = (isPwa: boolean): Readonly<Record<string, string>> => (isPwa ? { bottom: '0px' } : { top: '28px', right: '28px' });

/** Hosts with a cluster marker use the development portal. */
export const portalEnvironment = (host: string, clusterMarker: string): 'dev' | 'prod' =>
  clusterMarker !== '' && host.includes(clusterMarker) ? 'dev' : 'prod';

/** Visitor from the portal, which may sign them in. */
export const comesFromPortal = (utmSource: string | undefined): boolean => utmSource === 'naukri';
