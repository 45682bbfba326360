import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '#contract/status.ts';
import { headersFor } from './headers.ts';
import { problemType, type Problem } from './problem.ts';
import { newRequestId } from './request-id.ts';

/** Ends half-open connections soon and cheaply. */
export const connectionLimits = { headersTimeout: 8_000, connectionsCheckingInterval: 2_000, maxHeaderSize: 16_384, requireHostHeader: false } as const;

/** Answers unparsable requests directly on the socket. */
export function answerUnreadable({ code }: { readonly code?: string }, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  if (code === 'HPE_HEADER_OVERFLOW') endWith(socket, 431, 'REQUEST_INVALID', 'The headers of the request are too large.');
  else if (code === 'ERR_HTTP_REQUEST_TIMEOUT') endWith(socket, 408, 'REQUEST_INVALID', 'The request took too long to arrive.');
  else endWith(socket, 400, 'REQUEST_INVALID', 'The request cannot be read.');
}

export const refuseTunnel = (socket: Duplex): void => endWith(socket, 405, 'METHOD_NOT_ALLOWED', 'This address does not take this method.');

/** Refuses a socket handshake, whose client reads only the status. */
export function refuseUpgrade(socket: Duplex, reason: string, hsts: string | undefined): void {
  if (socket.writable) send(socket, 400, headersFor(newRequestId(), hsts), 'text/plain; charset=utf-8', reason);
}

function endWith(socket: Duplex, status: number, code: ProblemCode, message: string): void {
  const title = STATUS_CODES[status] ?? 'Error';
  const requestId = newRequestId();
  const problem: Problem = { type: 'about:blank', title, status, code, message, requestId };
  const body = JSON.stringify(problem);
  send(socket, status, headersFor(requestId, undefined), problemType, body);
}

function send(socket: Duplex, status: number, always: Readonly<Record<string, string>>, type: string, body: string): void {
  const headers = {
    ...always,
    'content-type': type,
    'content-length': String(Buffer.byteLength(body)),
    'cache-control': 'no-store',
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? 'Error'}\r\n${lines.join('')}\r\n${body}`);
}
