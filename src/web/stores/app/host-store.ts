import type { HostSettings } from '#core/operator/host-settings.ts';

/** What the host of this installation sets. It does not change while a page is open. */
export class HostStore {
  readonly settings: HostSettings;

  constructor(settings: HostSettings) {
    this.settings = settings;
  }
}
