import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isOfThisComputer } from '../config/deployment.ts';
import type { Settings } from '../config/settings.ts';

export interface MetricsAccess {
  readonly mayRead: (request: IncomingMessage) => boolean;
}

type AccessSettings = Partial<Pick<Settings, 'metricsToken'>> & Pick<Settings, 'trustProxy' | 'publicOrigin'>;

/** Requires the token; without one, allows only this machine, and nobody behind a proxy. */
export function metricsAccess({ metricsToken, trustProxy, publicOrigin }: AccessSettings): MetricsAccess {
  if (metricsToken !== undefined) return { mayRead: ({ headers: { authorization } }) => isSame(authorization ?? '', `Bearer ${metricsToken}`) };
  const hasProxy = trustProxy.length > 0 || publicOrigin !== undefined;
  return { mayRead: (request) => !hasProxy && isFromHere(request) };
}

const proxyHeaders = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'] as const;

export const isForwarded = ({ headers }: IncomingMessage): boolean => proxyHeaders.some((name) => headers[name] !== undefined);

/** Local program asking by local name, which defeats DNS rebinding. */
const isFromHere = (request: IncomingMessage): boolean =>
  isOfThisComputer(plainAddress(request)) && isOfThisComputer((request.headers.host ?? '').replace(/:\d+$/, '')) && !isForwarded(request);

const plainAddress = ({ socket }: IncomingMessage): string => (socket.remoteAddress ?? '').replace(/^::ffff:/i, '');

/** Constant time, whatever the lengths. */
const isSame = (one: string, other: string): boolean => timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();
