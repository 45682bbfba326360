import type { Badge } from './badge.ts';

/** The badges of companies. */
export abstract class Badges {
  abstract at(urlName: string): Promise<readonly Badge[]>;
}
