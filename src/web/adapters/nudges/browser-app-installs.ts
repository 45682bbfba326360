import type { AppInstalls } from '#core/nudges/app-installs.ts';
import type { NudgedDevice } from '#core/nudges/app-nudge.ts';

/** Uses the install event caught before hydration. */
export class BrowserAppInstalls implements AppInstalls {
  device(): NudgedDevice {
    return { width: innerWidth, userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
  }

  openFor(): number {
    return performance.now();
  }

  canInstall(): boolean {
    return window.installEvent !== undefined;
  }

  async install(): Promise<void> {
    const { installEvent } = window;
    window.installEvent = undefined;
    await installEvent?.prompt();
  }
}
