import { ServerResponse, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Socket } from 'node:net';
import { refuseTunnel } from '../http/socket-answers.ts';

/** Answers offered upgrades as plain requests, since a single upgrade listener would receive them all. */
export function answerUpgrades(server: Server, except: string): () => void {
  const answer = (request: IncomingMessage, socket: Duplex): void => {
    if (request.url?.startsWith(except)) return;
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseTunnel(socket);
    const response = new ServerResponse(request);
    response.shouldKeepAlive = false;
    response.assignSocket(socket as Socket);
    response.on('finish', () => socket.end());
    socket.on('error', () => socket.destroy());
    server.emit('request', request, response);
  };
  server.on('upgrade', answer);
  return () => server.off('upgrade', answer);
}
