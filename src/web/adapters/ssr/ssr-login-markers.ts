import type { LoginMarkers } from '#core/login/login-markers.ts';

/** No login markers during SSR, so that only the session counts. */
export class SsrLoginMarkers implements LoginMarkers {
  areCookiesEnabled(): boolean {
    return true;
  }

  clientType(): 'desktop' {
    return 'desktop';
  }

  knowSomebody(): boolean {
    return false;
  }

  named(): undefined {
    return undefined;
  }

  initiated(): undefined {
    return undefined;
  }

  begin(): void {}

  settle(): void {}

  isOnboarding(): boolean {
    return false;
  }

  keepKeys(): boolean {
    return false;
  }

  async forget(): Promise<void> {}
}
