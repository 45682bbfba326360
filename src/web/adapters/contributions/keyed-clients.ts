import type { contributionHttp } from './contribution-http.ts';
import type { PayingParts } from './paying-parts.ts';

export interface KeyedClients {
  readonly parts: PayingParts;
  readonly clientOf: ReturnType<typeof contributionHttp>;
}
