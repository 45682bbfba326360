import type { LoginMarker } from '../providers/provider.ts';

/** Login markers readable by pages, which prove nothing. */
export abstract class LoginMarkers {
  abstract areCookiesEnabled(): boolean;
  /** Kind of page named in login calls. */
  abstract clientType(): 'pwa' | 'desktop';
  /** Untrusted hint from readable cookies that a member is logged in (S-22). */
  abstract knowSomebody(): boolean;
  /** Member named in cookies, used only offline to find device data. */
  abstract named(): string | undefined;
  abstract initiated(): string | undefined;
  abstract begin(marker: LoginMarker): void;
  /** Clears markers and the authtype cookie. */
  abstract settle(): void;
  abstract isOnboarding(): boolean;
  /** Pseudonym keys of any member are stored in this browser. */
  abstract keepKeys(): boolean;
  /** Clears the leaver's data, but nothing another member has begun. */
  abstract forget(leaver: string): Promise<void>;
}
