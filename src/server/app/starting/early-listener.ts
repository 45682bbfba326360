import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { answerUnreadable, connectionLimits, refuseTunnel } from '../http/socket-answers.ts';
import { backlog, listen, type ListenAddress } from '../process/listening.ts';

export interface EarlyListener {
  /** Hands over without a gap in listening. */
  readonly handOver: (server: Server) => Promise<void>;
  readonly close: () => void;
}

/** Explains in a sentence why it cannot listen. */
export async function listenEarly(settings: ListenAddress, answer: RequestListener): Promise<EarlyListener> {
  const early = createServer({ ...connectionLimits, requestTimeout: 12_000 }, answer);
  early.on('clientError', answerUnreadable).on('connect', (_request, socket) => refuseTunnel(socket));
  await listen(early, settings);
  return {
    handOver: async (server) => {
      // Two servers share one listener of the system, and anyone who comes goes to the later one.
      server.listen(early, backlog);
      await once(server, 'listening');
      early.closeIdleConnections();
    },
    close: () => {
      early.close();
      early.closeAllConnections();
    },
  };
}
