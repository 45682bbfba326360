import { pino, stdSerializers, stdTimeFunctions, type Logger } from 'pino';
import { withoutMarkers } from '#core/errors/error-report.ts';

export type { Logger } from 'pino';

/** The sink of log lines, one whole line at a time. */
export interface Lines {
  write(line: string): void;
}

/** The log of this process: one JSON object a line. It knows no address, no body, no cookie and nobody's network address. */
export function openLog(level: string, lines: Lines): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (name) => ({ level: name }) },
      serializers: { err: stripped, error: stripped, req: nothing, res: nothing },
      redact: { paths: ['*.headers', '*.body', 'headers', 'body', 'cookie', 'token', 'remoteAddress', 'ip'], remove: true },
    },
    lines,
  );
}

/** Log lines made short and readable, for a person at a terminal. */
export const shortLines = (lines: Lines): Lines => ({ write: (line) => lines.write(`${shortened(JSON.parse(line))}\n`) });

const nothing = (): undefined => undefined;

/** An error with everything cut that could point to a person; a database likes to quote what a member wrote. */
function stripped(error: Error): object {
  const { type, message, stack } = stdSerializers.err(error);
  const code = Object.hasOwn(error, 'code') ? { code: String((error as Error & { code?: unknown }).code) } : {};
  return { ...code, ...withoutMarkers({ error: { name: type, message, stack }, display: 'WEB' }).error };
}

const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

function shortened(entry: Readonly<Record<string, unknown>>): string {
  const { time, level, msg, method, route, status, ms, requestId, err } = entry;
  const what = method ? `${String(status)} ${String(method)} ${String(route)} ${String(ms)} ms` : String(msg ?? '');
  const problem = typeof err === 'object' && err !== null ? ` ${String((err as { stack?: unknown }).stack ?? '')}` : '';
  const line = `${String(time).slice(11, 19)} ${level === 'info' ? '' : `${String(level)} `}${what}${requestId && level !== 'info' ? ` ${String(requestId)}` : ''}${problem}`;
  return line.replace(control, '');
}
