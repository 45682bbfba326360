/** Button, unasked corner prompt, or none. */
type NaukriFlow = 'normal' | 'yolo' | 'none';

export interface NaukriLogin {
  readonly flow: NaukriFlow;
  /** Start of its one-tap, for the marker naukriYoloInit. */
  readonly yoloInitiatedAt: number | undefined;
  /** Google's turn, since the portal has no account to offer. */
  readonly showGoogleYolo: boolean;
}

/** Message of the portal's script; unlisted names are unknown. */
export interface NaukriMessage {
  readonly type: string;
  readonly token?: string;
  readonly message?: string;
}

export type NaukriAction =
  | { readonly kind: 'sign-in'; readonly token: string; readonly tokenType: 'access_token' | 'one_tap' }
  | { readonly kind: 'say'; readonly message: string | undefined }
  | { readonly kind: 'track'; readonly event: 'naukriPopupClosed' | 'naukriYoloView' }
  | { readonly kind: 'warn'; readonly type: string };

interface NaukriStep {
  readonly login: NaukriLogin;
  readonly actions: readonly NaukriAction[];
}

export const noNaukriLogin: NaukriLogin = { flow: 'none', yoloInitiatedAt: undefined, showGoogleYolo: false };

export const begunNaukri = (login: NaukriLogin, flow: 'normal' | 'yolo'): NaukriLogin => ({ ...login, flow });

/** State machine of portal messages. */
export function spokenFromNaukri(login: NaukriLogin, message: NaukriMessage, now: number): NaukriStep {
  switch (login.flow) {
    case 'normal':
      return normal(login, message);
    case 'yolo':
      return yolo(login, message, now);
    case 'none':
      return { login, actions: [{ kind: 'warn', type: message.type }] };
  }
}

function normal(login: NaukriLogin, { type, token, message }: NaukriMessage): NaukriStep {
  const over = { ...login, flow: 'none' } as const;
  switch (type) {
    case 'LOGIN_WITH_NAUKRI_SUCCESSFUL':
      return token ? { login: over, actions: [{ kind: 'sign-in', token, tokenType: 'access_token' }] } : { login, actions: [] };
    case 'ERROR':
    case 'CONSENT_NOT_SIGNED':
      return { login: over, actions: [{ kind: 'say', message }] };
    case 'POPUP_CLOSED_UNEXPECTEDLY':
      return {
        login: over,
        actions: [
          { kind: 'say', message },
          { kind: 'track', event: 'naukriPopupClosed' },
        ],
      };
    default:
      return { login, actions: [] };
  }
}

function yolo(login: NaukriLogin, { type, token, message }: NaukriMessage, now: number): NaukriStep {
  const over = { ...login, flow: 'none' } as const;
  switch (type) {
    case 'TOKEN_GENERATED':
      return token ? { login, actions: [{ kind: 'sign-in', token, tokenType: 'one_tap' }] } : { login, actions: [] };
    case 'LOGIN_INITIATED':
      return { login: { ...login, yoloInitiatedAt: now }, actions: [] };
    case 'NO_USER_FOUND':
    case 'YOLO_COOLDOWN':
      return { login: { ...over, showGoogleYolo: true }, actions: [] };
    case 'FRAME_CLOSED':
      return { login: over, actions: [] };
    case 'in_view':
      return { login, actions: [{ kind: 'track', event: 'naukriYoloView' }] };
    case 'ERROR':
      return { login, actions: [{ kind: 'say', message }] };
    default:
      return { login, actions: [] };
  }
}
