import type { LoginMarkers } from '#core/login/login-markers.ts';
import { onboardingName } from '#core/onboarding/onboarding-draft.ts';
import type { LoginMarker } from '#core/providers/provider.ts';
import { clearUserStorage } from '../device/clear-user-storage.ts';
import { userPrefix } from '../device/user-prefix.ts';
import { systemIdHere } from '../http/browser-identity.ts';
import { marksKeys } from '../persona-keys/key-marker.ts';

const initiatedKey = 'loginInitiated';

export class BrowserLoginMarkers implements LoginMarkers {
  areCookiesEnabled(): boolean {
    return navigator.cookieEnabled;
  }

  clientType(): 'pwa' | 'desktop' {
    return systemIdHere() === 'AB_WEB' ? 'desktop' : 'pwa';
  }

  knowSomebody(): boolean {
    return /(^|; )UAC_K=[^;]/.test(document.cookie);
  }

  named(): string | undefined {
    return /(?:^|; )UAC_I=(\w+)/.exec(document.cookie)?.[1];
  }

  initiated(): string | undefined {
    try {
      return localStorage.getItem(initiatedKey) ?? undefined;
    } catch {
      return undefined;
    }
  }

  begin(marker: LoginMarker): void {
    try {
      localStorage.setItem(initiatedKey, marker);
    } catch {
      return;
    }
  }

  settle(): void {
    if (/(^|; )authtype=/.test(document.cookie)) document.cookie = 'authtype=; path=/; max-age=0; samesite=lax';
    try {
      localStorage.removeItem(initiatedKey);
    } catch {
      return;
    }
  }

  isOnboarding(): boolean {
    try {
      return Object.keys(localStorage).some((key) => key.startsWith(userPrefix + onboardingName));
    } catch {
      return false;
    }
  }

  keepKeys(): boolean {
    return marksKeys();
  }

  forget(leaver: string): Promise<void> {
    this.settle();
    return clearUserStorage(leaver);
  }
}
