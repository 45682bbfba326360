import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import type { Contracts } from '../../read/read-contracts.ts';
import { MockService } from './mock-service.ts';

export interface RunningMock {
  readonly origin: string;
  readonly operations: number;
  close(): Promise<void>;
}

export interface MockOptions {
  /** Served contracts, or all where none is named. */
  readonly services?: readonly string[];
  /** Any free port for 0. */
  readonly port?: number;
  readonly seed?: number;
  readonly delayMs?: number;
}

/** Listens on the local machine only. */
export async function startMock(contracts: Contracts, { services = [], port = 0, seed = 1, delayMs = 0 }: MockOptions = {}): Promise<RunningMock> {
  const served = contracts.operations.filter(({ service }) => services.length === 0 || services.includes(service));
  const service = new MockService(contracts, served, seed);
  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '/', headers } = incoming;
    const body = await bytesOf(incoming);
    if (delayMs > 0) await wait(delayMs);
    const answer = await service.answerTo({ method, url, headers, body });
    outgoing.writeHead(answer.status, answer.headers).end(method === 'HEAD' ? undefined : answer.body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    origin: `http://127.0.0.1:${typeof address === 'object' ? address?.port : port}`,
    operations: served.length,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Empty where the caller disconnected midway. */
const bytesOf = (incoming: IncomingMessage): Promise<Uint8Array> => buffer(incoming).catch(() => new Uint8Array());
