import type { OwnHome } from './own-home.ts';

/** Refused to guests. */
export abstract class OwnHomes {
  abstract own(): Promise<OwnHome>;
}
