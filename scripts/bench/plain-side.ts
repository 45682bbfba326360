// Starts the plain server, which answers some addresses of the product in the simplest way there is.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { sessionSettings } from '#server/adapters/database/database-pool.ts';
import type { Statement } from './main-statement.ts';

/** The answer to one address: always the same bytes, or the rows of a statement. */
export type PlainAnswer = { readonly base64: string } | { readonly statement: Statement };

/** All that the plain server knows. */
export interface PlainWorld {
  readonly answers: Readonly<Record<string, PlainAnswer>>;
  readonly databaseUrl: string;
  /** The settings of its connections, which are those of the product's. */
  readonly options: string;
}

export interface PlainServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startPlain(answers: PlainWorld['answers'], databaseUrl: string): Promise<PlainServer> {
  const child = spawn(process.execPath, [new URL('plain-node.ts', import.meta.url).pathname], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const options = Object.entries(sessionSettings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  child.send({ answers, databaseUrl, options } satisfies PlainWorld);
  const [port] = (await once(child, 'message')) as [number];
  const stop = async () => {
    const gone = once(child, 'exit');
    child.kill();
    await gone;
  };
  return { origin: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}
