import { Failure } from '#core/failure.ts';

/** Stand-in for all ports while the database is not open: whatever is asked of it, the answer says to come back (503). */
export function notReady<Ports>(): Ports {
  const port: unknown = new Proxy(() => undefined, {
    get: () => port,
    apply: () => {
      throw new Failure('offline', 'The server is not ready yet.');
    },
  });
  return port as Ports;
}
