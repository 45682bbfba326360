import type { LoginMarkers } from '#core/login/login-markers.ts';
import type { LoginMarker } from '#core/providers/provider.ts';

export class FakeLoginMarkers implements LoginMarkers {
  hasCookies = true;
  isSomebodyKnown = false;
  marker: string | undefined;

  areCookiesEnabled(): boolean {
    return this.hasCookies;
  }

  clientType(): 'desktop' {
    return 'desktop';
  }

  knowSomebody(): boolean {
    return this.isSomebodyKnown;
  }

  memberNamed: string | undefined;

  named(): string | undefined {
    return this.memberNamed;
  }

  initiated(): string | undefined {
    return this.marker;
  }

  begin(marker: LoginMarker): void {
    this.marker = marker;
  }

  settle(): void {
    this.marker = undefined;
  }

  hasForgotten = false;
  leaver: string | undefined;
  isUnderWay = false;

  isOnboarding(): boolean {
    return this.isUnderWay;
  }

  areKeysKept = false;

  keepKeys(): boolean {
    return this.areKeysKept;
  }

  async forget(leaver: string): Promise<void> {
    this.settle();
    this.hasForgotten = true;
    this.leaver = leaver;
  }
}
