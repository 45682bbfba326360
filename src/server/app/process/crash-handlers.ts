import { Failure } from '#core/failure.ts';
import type { Logger } from './log.ts';

/**
 * Crash handlers: an uncaught error in one request, or in a job beside them, is logged and ends nothing else. Where anyone who reads the log goes away, only
 * the lines are lost: to log that, too, would go on for ever.
 */
export function installCrashHandlers(log: Logger): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'A promise broke and nobody waited for it'));
  process.on('uncaughtException', (error) => log.error({ err: error }, 'Something broke outside of every request'));
}

/** The reason why the server does not start, for the person who started it. A Failure, which is expected, is shown as its sentence; any other error with its stack, for only that helps to find it. */
export const reasonOf = (error: unknown): string =>
  error instanceof Failure ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error);

/** Ends the start with the reasons, before anything was changed. */
export function refuseToStart(reasons: readonly string[]): void {
  process.stderr.write(`${reasons.join('\n')}\n`);
  process.exitCode = 1;
}
