import type { Provider, SocialUserType } from '../providers/provider.ts';
import type { MemberSession } from '../sessions/session.ts';

/** One provider as a login method. */
export interface LoginMethod {
  readonly provider: Provider;
  /** The name of this product at the provider, where a script of theirs is to be used. */
  readonly clientId: string | null;
  readonly takesOneTap: boolean;
  readonly takesAccessToken: boolean;
}

export interface LoginMethods {
  /** Whether the providers are played by the installation itself, so that everyone can be anyone. */
  readonly isDemo: boolean;
  /** Whether passkeys can be used at the URL by which the installation is reached. */
  readonly hasPasskeys: boolean;
  /** Tells whether codes can be mailed from here. */
  readonly hasMail: boolean;
  readonly providers: readonly LoginMethod[];
}

/** A token that a provider gave to a page of ours. */
export interface SocialToken {
  readonly socialUserType: SocialUserType;
  readonly clientType: 'pwa' | 'desktop';
  readonly token: string;
  readonly tokenType: 'one_tap' | 'access_token';
  readonly clientid?: string;
  readonly queryStr?: string;
}

/** The login methods that need no leaving of the page, and which there are. */
export abstract class TokenLogins {
  abstract methods(): Promise<LoginMethods>;
  /** Resolves to an empty text. */
  abstract clientId(): Promise<string>;
  /** The nonce that the credential of a one-tap has to carry. */
  abstract startOneTap(): Promise<string>;
  abstract withToken(token: SocialToken): Promise<MemberSession>;
  /** Remembers whether the member has an account at the job portal, and nothing else of it. */
  abstract saveNaukriInfo(hasAccount: boolean): Promise<void>;
}
