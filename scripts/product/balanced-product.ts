// The product as several processes on one database, behind a balancer.
import { openEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import { Balancer } from './balancer.ts';
import { databaseFor } from './product-database.ts';
import { startProduct, type Product } from './product.ts';

interface BalancedOptions {
  readonly dataDir: string;
  readonly scale: 'test' | 'demo' | 'none';
  readonly processes: number;
  readonly settings?: Readonly<Record<string, string>>;
}

export interface BalancedProduct {
  readonly origin: string;
  readonly databaseUrl: string;
  readonly balancer: Balancer;
  readonly said: () => string;
  /** Processes, each replaced by its successor once ended. */
  readonly processes: readonly Product[];
  /** Ends one process, abruptly or in good order, and starts another in its place. */
  replace(at: number, how: 'kill' | 'stop'): Promise<void>;
  stop(): Promise<void>;
}

export async function startBalanced({ dataDir, scale, processes: count, settings = {} }: BalancedOptions): Promise<BalancedProduct> {
  const own = await databaseFor(dataDir);
  const embedded = own === undefined ? await openEmbeddedPostgres({ dataDir, say: () => undefined }) : undefined;
  const databaseUrl = own ?? embedded?.url ?? '';
  const former: string[] = [];
  const start = (port?: number) =>
    startProduct({ dataDir, scale, settings: { ...settings, DATABASE_URL: databaseUrl }, ...(port === undefined ? {} : { port }) });
  const processes = await Promise.all(Array.from({ length: count }, () => start()));
  const balancer = new Balancer(processes.map(({ port }) => port));
  const origin = await balancer.open();
  return {
    origin,
    databaseUrl,
    balancer,
    processes,
    said: () => [...former, ...processes.map((one) => one.said())].join(''),
    replace: async (at, how) => {
      const ended = processes[at];
      if (!ended) return;
      await ended[how]();
      former.push(ended.said());
      processes[at] = await start(ended.port);
    },
    stop: async () => {
      balancer.close();
      await Promise.all(processes.map((one) => one.stop()));
      await embedded?.close();
    },
  };
}
