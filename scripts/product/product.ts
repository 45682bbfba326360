// Starts the whole product as people run it, for tests and measurements, on a port that is free.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { databaseFor } from './product-database.ts';
import { freePort } from './free-port.ts';

export interface ProductOptions {
  readonly dataDir: string;
  readonly scale: 'test' | 'demo' | 'large' | 'none';
  readonly settings?: Readonly<Record<string, string>>;
  readonly port?: number;
  /** Other clone to start as people do, built first. Without it the present build. */
  readonly clone?: string;
}

export interface Product {
  readonly origin: string;
  readonly port: number;
  readonly process: ChildProcess;
  readonly readyAfterMs: number;
  readonly said: () => string;
  stop(): Promise<void>;
  kill(): Promise<void>;
}

const startTimeoutMs = 240_000;
const buildTimeoutMs = 360_000;

export interface BegunProduct {
  readonly origin: string;
  readonly ready: () => Promise<Product>;
}

export async function startProduct(options: ProductOptions): Promise<Product> {
  const begun = await beginProduct(options);
  return begun.ready();
}

/** Lifts rate limits, as one machine plays many people. */
export async function beginProduct({ dataDir, scale, settings = {}, port: asked, clone }: ProductOptions): Promise<BegunProduct> {
  const port = asked ?? (await freePort());
  const databaseUrl = await databaseFor(dataDir);
  const began = performance.now();
  const child = spawn(process.execPath, clone === undefined ? ['src/server/app/main.ts'] : ['scripts/setup.mjs', '--to-host', 'scripts/start.ts'], {
    ...(clone === undefined ? {} : { cwd: clone }),
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DEMO_SCALE: scale,
      SHOW_KIT: 'yes',
      RATE_LIMIT: '100000000',
      MEMBER_LIMIT: '100000000',
      SIGN_IN_LIMIT: '100000000',
      MAIL_LIMIT: '1000000',
      NAME_LIMIT: '1000000',
      NAME_WAIT: '0',
      LOG_LEVEL: 'warn',
      LAUNCHER_PID: String(process.pid),
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
      ...settings,
    },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (said += text.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const gone = once(child, 'exit');
    child.kill(signal);
    await gone;
  };
  const ready = async (): Promise<Product> => {
    await untilReady(origin, child, () => said, began + startTimeoutMs + (clone === undefined ? 0 : buildTimeoutMs));
    return { origin, port, process: child, readyAfterMs: performance.now() - began, said: () => said, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
  };
  return { origin, ready };
}

async function untilReady(origin: string, child: ChildProcess, said: () => string, deadline: number): Promise<void> {
  while (performance.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The product stopped before it was ready:\n${said()}`);
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await wait(20);
  }
  child.kill('SIGKILL');
  throw new Error(`The product was not ready in time:\n${said()}`);
}
