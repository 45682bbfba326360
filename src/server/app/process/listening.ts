import { once } from 'node:events';
import type { Server } from 'node:net';
import { setImmediate as nextPoll, setTimeout as wait } from 'node:timers/promises';
import type { MonotonicClock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { Settings } from '../config/settings.ts';

export type ListenAddress = Pick<Settings, 'host' | 'port'>;

const sentences: Readonly<Record<string, (settings: ListenAddress) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is taken by another program. Stop that one, or choose another port: PORT=${port + 1}.`,
  EACCES: ({ port }) => `Port ${port} may not be opened by this user. Choose one above 1023, such as PORT=3000.`,
  EADDRNOTAVAIL: ({ host }) => `This machine has no network address ${host}. Choose another HOST.`,
  ENOTFOUND: ({ host }) => `This machine has no network address ${host}. Choose another HOST.`,
};

export const backlog = 1_024;

export async function listen(server: Server, settings: ListenAddress): Promise<void> {
  try {
    server.listen({ ...placeOf(settings), backlog });
    await once(server, 'listening');
  } catch (error) {
    throw refusal(error, settings);
  }
}

/** Idle time before a listener closes; busy servers may never reach it. */
const quiet = { looks: 5, lookMs: 20, longestMs: 2_000 } as const;

/** Waits for a quiet moment, so that every accepted connection was heard. */
export async function untilQuiet(server: Server, clock: MonotonicClock): Promise<void> {
  const beganAt = clock.elapsed();
  let looks = 0;
  const hear = () => (looks = 0);
  for (const event of ['connection', 'request']) server.on(event, hear);
  while (looks <= quiet.looks && clock.elapsed() - beganAt < quiet.longestMs) {
    looks++;
    await wait(quiet.lookMs);
    await nextPoll();
  }
  for (const event of ['connection', 'request']) server.off(event, hear);
}

const placeOf = ({ host, port }: ListenAddress): ListenAddress => ({ port, host: host === 'localhost' ? '127.0.0.1' : host });

function refusal(error: unknown, settings: ListenAddress): unknown {
  const sentence = sentences[(error as NodeJS.ErrnoException).code ?? '']?.(settings);
  return sentence ? new Failure('conflict', sentence, { cause: error }) : error;
}

export const pagesUrlOf = ({ host, port, publicOrigin }: Pick<Settings, 'host' | 'port' | 'publicOrigin'>): string => {
  const isHere = ['localhost', '127.0.0.1', '0.0.0.0', '::', '::1'].includes(host);
  return publicOrigin ?? `http://${isHere ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
};
