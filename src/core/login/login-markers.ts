import type { LoginMarker } from '../providers/provider.ts';

/** Markers of logins that a browser keeps where pages can read them. None of it proves anything; only the server knows. */
export abstract class LoginMarkers {
  abstract areCookiesEnabled(): boolean;
  /** The kind of this page, as the calls for a login name it. */
  abstract clientType(): 'pwa' | 'desktop';
  /** Whether the readable cookies name a member who is logged in. Nothing in them is ever trusted, for anyone may tamper with them (S-22). */
  abstract knowSomebody(): boolean;
  /** The member whom they name. It is asked without a connection alone, for what this device keeps of theirs; nothing is sent by it. */
  abstract named(): string | undefined;
  /** The marker of a login under way, as it was left. */
  abstract initiated(): string | undefined;
  /** Marks that a login has begun. */
  abstract begin(marker: LoginMarker): void;
  /** The login under way is over: its markers go, and so does the cookie authtype. */
  abstract settle(): void;
  /** Whether onboarding was left in the middle in this browser. */
  abstract isOnboarding(): boolean;
  /** Whether keys of made-up names are stored in this browser, whosever they are. */
  abstract keepKeys(): boolean;
  /** Clears everything this browser kept for a member who leaves it, and nothing that another has begun here. */
  abstract forget(leaver: string): Promise<void>;
}
