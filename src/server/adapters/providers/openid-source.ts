import type { Configuration } from 'openid-client';
import type { HostedAccount } from '#core/providers/hosted-account.ts';
import type { Provider } from '#core/providers/provider.ts';
import type { LoginMethods } from '#core/login/token-logins.ts';

export interface ProviderFacts {
  readonly scope: string;
  readonly hasProofKey: boolean;
  readonly hasNonce: boolean;
  /** OpenID `prompt` parameter, forcing a page even for known members. */
  readonly prompt?: string;
  /** Access tokens open the member's profile at the job portal. */
  readonly keepsToken?: boolean;
}

export interface Identity {
  readonly issuer: string;
  readonly subject: string;
  readonly hosted?: HostedAccount | undefined;
}

export interface OpenidSource {
  readonly methods: Omit<LoginMethods, 'hasPasskeys' | 'hasMail'>;
  configurationOf(provider: Provider, origin: string): Promise<Configuration>;
  factsOf(provider: Provider): ProviderFacts;
  /** Canonical issuer, whichever of its names was used. */
  issuerNamed(name: string): string;
}
