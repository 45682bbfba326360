import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Server in its own process, as started from a terminal. */
export interface TerminalServer {
  readonly child: ChildProcess;
  readonly url: string;
  /** Output lines: its URL, and the reaction to an interrupt. */
  readonly heard: readonly string[];
}

/** Starts a server in its own group. Interrupted, it queries its database once more, then closes it. */
export async function aTerminalServer(dataDir: string): Promise<TerminalServer> {
  const child = terminalServer(dataDir, 'inherit');
  const heard: string[] = [];
  const lines = createInterface({ input: child.stdout ?? process.stdin });
  lines.on('line', (line) => heard.push(line));
  await Promise.race([once(lines, 'line'), once(lines, 'close')]);
  return { child, url: heard[0] ?? '', heard };
}

/** Starts with `before` as a wrapping command, if given. */
export function terminalServer(dataDir: string, complaints: 'inherit' | 'ignore' | 'pipe', before: readonly string[] = []): ChildProcess {
  const [command = process.execPath, ...words] = [...before, process.execPath, '--input-type=module', '-e', serving];
  const child = spawn(command, words, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', complaints],
    detached: true,
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const serving = `
  import pg from 'pg';
  import { openEmbeddedPostgres } from '${new URL('../src/server/adapters/postgres/embedded-postgres.ts', import.meta.url).href}';
  const { url, close } = await openEmbeddedPostgres({ dataDir: process.env.DATA_DIR, say: () => undefined });
  const stay = setInterval(() => undefined, 1_000);
  process.on('SIGINT', async () => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    console.log((await client.query("select 'still there' as said")).rows[0].said);
    await client.end();
    await close();
    clearInterval(stay);
    console.log('closed');
  });
  console.log(url);
`;

export async function ask(url: string, ...statements: readonly string[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  const answers: unknown[] = [];
  try {
    await client.connect();
    for (const statement of statements) answers.push((await client.query(statement)).rows[0]);
  } finally {
    await client.end();
  }
  return answers;
}
