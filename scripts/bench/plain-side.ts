// Starts the plain server, which answers some addresses of the product in the simplest way there is.
import { sessionSettings } from '#server/adapters/database/database-pool.ts';
import type { Statement } from './main-statement.ts';
import { startProgram } from './program.ts';

export type PlainAnswer = { readonly base64: string } | { readonly statement: Statement };

export interface PlainFixture {
  readonly answers: Readonly<Record<string, PlainAnswer>>;
  readonly databaseUrl: string;
  readonly options: string;
}

export interface PlainServer {
  readonly origin: string;
  readonly pid: number;
  stop(): Promise<void>;
}

export async function startPlain(answers: PlainFixture['answers'], databaseUrl: string): Promise<PlainServer> {
  const { pid, ask, stop } = startProgram<number>(new URL('plain-node.ts', import.meta.url));
  const options = Object.entries(sessionSettings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  const port = await ask({ answers, databaseUrl, options } satisfies PlainFixture);
  return { origin: `http://127.0.0.1:${port}`, pid, stop };
}
