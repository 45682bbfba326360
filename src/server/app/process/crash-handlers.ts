import { Failure } from '#core/failure.ts';
import type { Logger } from './log.ts';

/** Logs uncaught errors without ending the process; ignores a closed log, which would loop. */
export function installCrashHandlers(log: Logger): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise broke and nobody waited for it'));
  process.on('uncaughtException', (error) => log.error({ err: error }, 'Something broke outside of every request'));
}

/** Start failure as sentence if expected, otherwise with its stack. */
export const reasonOf = (error: unknown): string =>
  error instanceof Failure ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Ends the start before anything changed. */
export function refuseToStart(reasons: readonly string[]): void {
  process.stderr.write(`${reasons.join('\n')}\n`);
  process.exitCode = 1;
}
