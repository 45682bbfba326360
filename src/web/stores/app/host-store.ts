import type { HostSettings } from '#core/operator/host-settings.ts';

/** Host settings, constant while a page is open. */
export class HostStore {
  readonly settings: HostSettings;

  constructor(settings: HostSettings) {
    this.settings = settings;
  }
}
