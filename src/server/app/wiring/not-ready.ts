import { Failure } from '#core/failure.ts';

/** Answers 503 to everything while the database is not open. */
export function notReady<Ports>(): Ports {
  const port: unknown = new Proxy(() => undefined, {
    get: () => port,
    apply: () => {
      throw new Failure('offline', 'The server is not ready yet.');
    },
  });
  return port as Ports;
}
