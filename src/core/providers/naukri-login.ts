/** Button, or the corner prompt of its one-tap. */
export type NaukriFlow = 'normal' | 'yolo';

/** Message of the portal's script; unlisted names are unknown. */
export interface NaukriMessage {
  readonly type: string;
  readonly token?: string;
  readonly message?: string;
}

export type NaukriNews =
  | { readonly kind: 'token'; readonly token: string; readonly tokenType: 'access_token' | 'one_tap' }
  | { readonly kind: 'failed'; readonly message: string | undefined }
  | { readonly kind: 'shown' }
  /** One-tap that ended without a token, so that the usual button takes its turn. */
  | { readonly kind: 'over' };

/** Meaning of a message in its flow. Undefined changes nothing. */
export const newsOfNaukri = (flow: NaukriFlow, message: NaukriMessage): NaukriNews | undefined => (flow === 'normal' ? ofButton(message) : ofOneTap(message));

function ofButton({ type, token, message }: NaukriMessage): NaukriNews | undefined {
  switch (type) {
    case 'LOGIN_WITH_NAUKRI_SUCCESSFUL':
      return token ? { kind: 'token', token, tokenType: 'access_token' } : undefined;
    case 'ERROR':
    case 'CONSENT_NOT_SIGNED':
    case 'POPUP_CLOSED_UNEXPECTEDLY':
      return { kind: 'failed', message };
    default:
      return undefined;
  }
}

function ofOneTap({ type, token, message }: NaukriMessage): NaukriNews | undefined {
  switch (type) {
    case 'TOKEN_GENERATED':
      return token ? { kind: 'token', token, tokenType: 'one_tap' } : undefined;
    case 'NO_USER_FOUND':
    case 'YOLO_COOLDOWN':
    case 'FRAME_CLOSED':
      return { kind: 'over' };
    case 'in_view':
    case 'LOGIN_INITIATED':
      return { kind: 'shown' };
    case 'ERROR':
      return { kind: 'failed', message };
    default:
      return undefined;
  }
}
