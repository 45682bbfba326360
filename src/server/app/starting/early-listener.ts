import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import { answerUnreadable, connectionLimits, refuseTunnel } from '../http/socket-answers.ts';
import { backlog, listen, type ListenAddress } from '../process/listening.ts';

/** The port while the server starts: it is taken before anything is prepared, and anyone who comes is answered that it is not ready. */
export interface EarlyListener {
  /** Gives the port to the server, without a moment in which nobody listens. */
  readonly handOver: (server: Server) => Promise<void>;
  readonly close: () => void;
}

/** Listens, or says in one sentence why it cannot, before any database is touched. */
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
