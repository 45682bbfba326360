import type { Configuration } from 'openid-client';
import type { HostedAccount } from '#core/providers/hosted-account.ts';
import type { Provider } from '#core/providers/provider.ts';
import type { LoginMethods } from '#core/login/token-logins.ts';

/** The differences between providers that a login has to know. */
export interface ProviderFacts {
  readonly scope: string;
  /** Whether it takes the proof that the browser that ends a login is the one that began it (PKCE). */
  readonly hasProofKey: boolean;
  /** Whether it repeats our nonce in the ID token. */
  readonly hasNonce: boolean;
  /** The OpenID `prompt` parameter: the page that the provider shows even to a member whom it knows already. */
  readonly prompt?: string;
}

/** Identity of a member at a provider: the subject, and the issuer who says so. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  /** The organisation that made the account; nothing where people have it for themselves. */
  readonly hosted?: HostedAccount | undefined;
}

/** The providers of this installation as a relying party meets them: those that were configured, or those of the demo. */
export interface OpenidSource {
  readonly methods: Omit<LoginMethods, 'hasPasskeys' | 'hasMail'>;
  /** OpenID configuration of a provider, for a browser that reaches us at this origin. */
  configurationOf(provider: Provider, origin: string): Promise<Configuration>;
  factsOf(provider: Provider): ProviderFacts;
  /** The issuer as it is remembered, whichever of its names it used. */
  issuerNamed(name: string): string;
}
