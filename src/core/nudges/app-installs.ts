import type { NudgedDevice } from './app-nudge.ts';

/** The port of putting the pages on the home screen of this device, where its browser offers that. */
export abstract class AppInstalls {
  abstract device(): NudgedDevice;
  /** The milliseconds since the document of this page was opened. */
  abstract openFor(): number;
  abstract canInstall(): boolean;
  /** Has the browser ask. It does so once. */
  abstract install(): Promise<void>;
}
