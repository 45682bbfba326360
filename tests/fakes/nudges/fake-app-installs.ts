import type { AppInstalls } from '#core/nudges/app-installs.ts';
import type { NudgedDevice } from '#core/nudges/app-nudge.ts';

export class FakeAppInstalls implements AppInstalls {
  offers: boolean;
  opened = 0;
  asked = 0;
  /** True once the page's age was requested, as the bar does after loading. */
  isWaitedFor = false;
  readonly #device: NudgedDevice;

  constructor({ offers = true, ...device }: Partial<NudgedDevice> & { readonly offers?: boolean } = {}) {
    this.offers = offers;
    this.#device = { width: 390, userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile', touchPoints: 5, ...device };
  }

  device(): NudgedDevice {
    return this.#device;
  }

  openFor(): number {
    this.isWaitedFor = true;
    return this.opened;
  }

  canInstall(): boolean {
    return this.offers;
  }

  async install(): Promise<void> {
    this.asked++;
    this.offers = false;
  }
}
