import type { IncomingMessage, ServerResponse } from 'node:http';
import { headersFor } from '../http/headers.ts';
import { newRequestId } from '../http/request-id.ts';
import { refuseUpgrade } from '../http/socket-answers.ts';
import type { LiveIo } from './live-rooms.ts';

interface RefusedHandshake {
  readonly req: IncomingMessage & { readonly res?: ServerResponse };
  readonly message: string;
  readonly context?: { readonly message?: string };
}

/** Adds standard headers to the socket library's own answers. */
export function sendLineHeaders(io: LiveIo, hstsOf: (request: IncomingMessage) => string | undefined): void {
  io.engine.use((request: IncomingMessage, response: Pick<ServerResponse, 'setHeader'>, next: () => void) => {
    for (const [name, value] of Object.entries(headersFor(newRequestId(), hstsOf(request)))) response.setHeader(name, value);
    next();
  });
  // It writes the refusal of an upgrade on the socket itself, and only while nothing ended that.
  io.engine.on('connection_error', ({ req, message, context }: RefusedHandshake) => {
    if (req.res === undefined) refuseUpgrade(req.socket, context?.message ?? message, hstsOf(req));
  });
}
