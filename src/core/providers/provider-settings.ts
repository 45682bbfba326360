/** The settings of each provider: what it is asked for, and no more. */
export const scopes = {
  microsoft: ['User.Read', 'openid', 'profile', 'email'],
  google: ['profile', 'email'],
} as const;

/** The delay between the press and leaving for LinkedIn. */
export const linkedinDelayMs = 1_000;

/** The window in which a provider's own script has someone log in. */
export const loginPopup = { width: 500, height: 600 } as const;

/** The button that Google draws itself, and where. */
export const googleButton = { element: 'g_id_signin', shape: 'circle', text: 'continue_with', width: 300, height: 44 } as const;

/** The element in which one-tap prompts stand inside a login. */
export const oneTapContainer = 'login-modal-yolo';

/** The place of the portal's one-tap on the screen. */
export const portalOneTapPlace = (isPwa: boolean): Readonly<Record<string, string>> => (isPwa ? { bottom: '0px' } : { top: '28px', right: '28px' });

/** The world of the portal that a host belongs to: one whose name holds the marker of a cluster is for development. */
export const portalEnvironment = (host: string, clusterMarker: string): 'dev' | 'prod' =>
  clusterMarker !== '' && host.includes(clusterMarker) ? 'dev' : 'prod';

/** Whether the visitor came from the portal, which then may sign them in by itself. */
export const comesFromPortal = (utmSource: string | undefined): boolean => utmSource === 'naukri';
