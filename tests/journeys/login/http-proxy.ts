import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** HTTP proxy that a test can close. Offline mode does not reach workers. */
export interface HttpProxy {
  readonly origin: string;
  readonly asked: readonly string[];
  close(): Promise<void>;
  /** Reopens at the same address. */
  open(): Promise<void>;
}

export async function openHttpProxy(to: string): Promise<HttpProxy> {
  const asked: string[] = [];
  const server = createServer((question, answer) => {
    const onward = request(
      new URL(question.url ?? '/', to),
      { method: question.method ?? 'GET', headers: { ...question.headers, host: new URL(to).host, ...(question.headers.origin && { origin: to }) } },
      (reply) => {
        answer.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(answer);
      },
    );
    onward.on('error', () => answer.destroy());
    let sent = '';
    question.on('data', (part: Buffer) => (sent += part.toString()));
    question.on('end', () => asked.push(`${question.method} ${question.url} ${question.headers.referer ?? ''} ${sent}`));
    question.pipe(onward);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    open: async () => {
      server.listen(port, '127.0.0.1');
      await once(server, 'listening');
    },
    origin: `http://127.0.0.1:${port}`,
    asked,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
