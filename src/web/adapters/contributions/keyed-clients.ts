import type { contributionHttp } from './contribution-http.ts';
import type { PayingParts } from './paying-parts.ts';

/** All that contributions of any kind go by from this device: what pays for them, and a client for the key of each. */
export interface KeyedClients {
  readonly parts: PayingParts;
  readonly clientOf: ReturnType<typeof contributionHttp>;
}
