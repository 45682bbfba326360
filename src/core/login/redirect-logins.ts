import type { Provider } from '../providers/provider.ts';

/** Redirect login options as in its URL. */
export interface RedirectLoginOptions {
  readonly referer?: string;
  readonly redirectUrl?: string;
  readonly type?: 'yolo';
  readonly campaign?: string;
  readonly openOnboarding?: 'r' | 'w';
  readonly openCreatePost?: boolean;
  readonly queryStr?: string;
}

/** Login at a provider's own page; both steps return the browser's next URL. */
export abstract class RedirectLogins {
  abstract start(provider: Provider, options: RedirectLoginOptions): Promise<string>;
  /** Query values from the provider's redirect, as `came`. */
  abstract complete(provider: Provider, came: Readonly<Record<string, string | undefined>>): Promise<string>;
}
