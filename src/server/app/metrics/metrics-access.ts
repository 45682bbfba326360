import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOfThisComputer } from '../config/deployment.ts';
import type { Settings } from '../config/settings.ts';

/** Who may read the figures. */
export interface MetricsAccess {
  readonly mayRead: (request: IncomingMessage) => boolean;
}

type AccessSettings = Partial<Pick<Settings, 'metricsToken'>> & Pick<Settings, 'trustProxy' | 'publicOrigin'>;

/**
 * Anyone who holds the token may read them. Without one it is the machine of the server alone, and nobody where a proxy is in front: its requests come from
 * that machine too, anyone who asked it.
 */
export function metricsAccess({ metricsToken, trustProxy, publicOrigin }: AccessSettings): MetricsAccess {
  if (metricsToken !== undefined) return { mayRead: ({ headers: { authorization } }) => isSame(authorization ?? '', `Bearer ${metricsToken}`) };
  const hasProxy = trustProxy.length > 0 || publicOrigin !== undefined;
  return { mayRead: (request) => !hasProxy && isFromHere(request) };
}

/** The headers by which proxies say for whom they ask. */
const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const;

export const isForwarded = ({ headers }: IncomingMessage): boolean => proxyHeaders.some((name) => headers[name] !== undefined);

/** Whether a program of this machine asks, and names it: a page that was led here under the name of another site does not. */
const isFromHere = (request: IncomingMessage): boolean =>
  isOfThisComputer(plainAddress(request)) && isOfThisComputer((request.headers.host ?? '').replace(/:\d+$/, '')) && !isForwarded(request);

const plainAddress = ({ socket }: IncomingMessage): string => (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');

/** Compares in constant time, whatever the lengths. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
