import type { IncomingHttpHeaders } from 'node:http';

/** A request as it came. */
export interface MockRequest {
  readonly method: string;
  /** Path and query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}
