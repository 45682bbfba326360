import type { OwnHome } from './own-home.ts';

/** The part of the first page that is of the caller alone; refused to guests. */
export abstract class OwnHomes {
  abstract own(): Promise<OwnHome>;
}
