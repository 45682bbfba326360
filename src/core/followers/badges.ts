import type { Badge } from './badge.ts';

export abstract class Badges {
  abstract at(urlName: string): Promise<readonly Badge[]>;
}
