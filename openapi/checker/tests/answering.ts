import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener } from 'node:http';

export interface Asked {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface Answered {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface AnsweringServer {
  readonly baseUrl: string;
  close(): Promise<void>;
}

export const answeringServer = (answerTo: (asked: Asked) => Promise<Answered>): Promise<AnsweringServer> =>
  listeningServer(async (request, response) => {
    const { status, headers, body } = await answerTo(await read(request));
    const { 'content-length': _length, 'transfer-encoding': _encoding, ...kept } = headers;
    response.writeHead(status, kept).end(body);
  });

/** Listens with a listener that may misbehave. */
export async function listeningServer(listener: RequestListener): Promise<AnsweringServer> {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return {
    baseUrl: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function read(request: IncomingMessage): Promise<Asked> {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk as string;
  const { 'transfer-encoding': _encoding, connection: _connection, ...headers } = textsOf(request.headers);
  return { method: request.method ?? '', url: request.url ?? '', headers, body };
}

export const textsOf = (headers: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));
