import { BrowserStorage } from './browser-storage.ts';
import { userPrefix } from './user-prefix.ts';

/** The user storage in localStorage. */
export class BrowserUserStorage extends BrowserStorage {
  constructor() {
    super(userPrefix);
  }
}

/** The user storage of this tab, in sessionStorage. */
export class BrowserTabStorage extends BrowserStorage {
  constructor() {
    super(userPrefix, 'sessionStorage');
  }
}

/** The storage of the device in localStorage. */
export class BrowserDeviceStorage extends BrowserStorage {
  constructor() {
    super('daftar.');
  }
}
