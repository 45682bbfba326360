import { pino, stdTimeFunctions, type Logger } from 'pino';
import { withoutMarkers } from '#core/errors/error-report.ts';
import { databaseCauseOf, databaseReasonOf } from '#server/adapters/database/database-cause.ts';

export type { Logger } from 'pino';

export interface Lines {
  write(line: string): void;
}

/** JSON lines without addresses, bodies, cookies or networks. */
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

export const shortLines = (lines: Lines): Lines => ({ write: (line) => lines.write(`${shortened(JSON.parse(line))}\n`) });

const nothing = (): undefined => undefined;

/** Strips personal data from errors, keeping only codes and schema names of database errors. */
function stripped(error: unknown): object {
  const links = linksOf(error);
  const [first = new Error(String(error))] = links;
  const code = 'code' in first && first.code !== undefined ? { code: String(first.code) } : {};
  const database = links.map(databaseCauseOf).find(Boolean);
  const shown = { name: first.name, message: messageOf(first), stack: links.map(stackOf).join('\ncaused by: ') };
  return { ...code, ...withoutMarkers({ error: shown, display: 'WEB' }).error, ...(database && { database }) };
}

const mostLinks = 5;

function linksOf(error: unknown): Error[] {
  const links: Error[] = [];
  for (let link = error; link instanceof Error && links.length < mostLinks; link = link.cause) links.push(link);
  return links;
}

const messageOf = (error: Error): string => (databaseCauseOf(error) ? databaseReasonOf(error) : error.message) ?? '';

const stackOf = (error: Error): string =>
  [`${error.name}: ${messageOf(error)}`, ...(error.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))].join('\n');

const control = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

function shortened(entry: Readonly<Record<string, unknown>>): string {
  const { time, level, msg, method, route, status, ms, requestId, err } = entry;
  const what = method ? `${String(status)} ${String(method)} ${String(route)} ${String(ms)} ms` : String(msg ?? '');
  const problem = typeof err === 'object' && err !== null ? ` ${String((err as { stack?: unknown }).stack ?? '')}` : '';
  const line = `${String(time).slice(11, 19)} ${level === 'info' ? '' : `${String(level)} `}${what}${requestId && level !== 'info' ? ` ${String(requestId)}` : ''}${problem}`;
  return line.replace(control, '');
}
