import { jsonIn } from './json-in.ts';
import { exec } from 'node:child_process';
import { promisify } from 'node:util';
import { CannotRun } from './cannot-run.ts';
import type { Ids } from './call.ts';
import type { MemberKind } from './member-kinds.ts';

const run = promisify(exec);
const timeoutMs = 30_000;

/** Runs a command that signs somebody of a kind in, which stands behind it, and reads the headers of their session from what it prints. */
export async function newSession(command: string, kind: MemberKind, cwd: string): Promise<Ids> {
  const { stdout } = await run(`${command} ${kind}`, { cwd, timeout: timeoutMs }).catch((error: unknown) => {
    throw new CannotRun(`newSession failed: ${error instanceof Error ? error.message : String(error)}`);
  });
  const headers = jsonIn(stdout);
  if (typeof headers !== 'object' || headers === null || Object.values(headers).some((value) => typeof value !== 'string'))
    throw new CannotRun(`newSession has to print the headers of a session as JSON, such as {"cookie":"AT=..."}. It printed: ${stdout.slice(0, 200)}`);
  return headers as Ids;
}
