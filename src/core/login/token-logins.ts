import type { Provider, SocialUserType } from '../providers/provider.ts';
import type { MemberSession } from '../sessions/session.ts';

export interface LoginMethod {
  readonly provider: Provider;
  /** Client id for the provider's own script, if used. */
  readonly clientId: string | null;
  readonly takesOneTap: boolean;
  readonly takesAccessToken: boolean;
  /** Address of the provider's script, where the host names it; without it there is none. */
  readonly scriptUrl?: string;
}

export interface LoginMethods {
  /** Instance simulates the providers, so that visitors can sign in as any identity. */
  readonly isDemo: boolean;
  readonly hasPasskeys: boolean;
  readonly hasMail: boolean;
  readonly providers: readonly LoginMethod[];
}

/** Provider token received by a page. */
export interface SocialToken {
  readonly socialUserType: SocialUserType;
  readonly clientType: 'pwa' | 'desktop';
  readonly token: string;
  readonly tokenType: 'one_tap' | 'access_token';
  readonly clientid?: string;
  readonly queryStr?: string;
}

/** Login methods that stay on the page, and which are available. */
export abstract class TokenLogins {
  abstract methods(): Promise<LoginMethods>;
  /** Empty text. */
  abstract clientId(): Promise<string>;
  /** Nonce the one-tap credential must carry. */
  abstract startOneTap(): Promise<string>;
  abstract withToken(token: SocialToken): Promise<MemberSession>;
  /** Stores only whether the member has a job portal account. */
  abstract saveNaukriInfo(hasAccount: boolean): Promise<void>;
}
