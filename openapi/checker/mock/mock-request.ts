import type { IncomingHttpHeaders } from 'node:http';

export interface MockRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array;
}
