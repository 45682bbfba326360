import type { NudgedDevice } from './app-nudge.ts';

export abstract class AppInstalls {
  abstract device(): NudgedDevice;
  abstract openFor(): number;
  abstract canInstall(): boolean;
  /** Works once. */
  abstract install(): Promise<void>;
}
