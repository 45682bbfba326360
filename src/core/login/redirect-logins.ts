import type { Provider } from '../providers/provider.ts';

/** Options of a redirect login, as they stand in the URL of the login. */
export interface RedirectLoginOptions {
  readonly referer?: string;
  readonly redirectUrl?: string;
  readonly type?: 'yolo';
  readonly campaign?: string;
  readonly openOnboarding?: 'r' | 'w';
  readonly openCreatePost?: boolean;
  readonly queryStr?: string;
}

/** Logging in at a provider's own page, there and back. Both answer the URL to send the browser to. */
export abstract class RedirectLogins {
  abstract start(provider: Provider, options: RedirectLoginOptions): Promise<string>;
  /** `came` is what the provider wrote into the URL it sent the browser back to. */
  abstract complete(provider: Provider, came: Readonly<Record<string, string | undefined>>): Promise<string>;
}
