// A balancer in front of several servers, as a proxy in front of an installation does it: in turns, over connections that are stored.
import { once } from 'node:events';
import { Agent, createServer, request as ask, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Methods safe to retry. */
const harmless = new Set(['GET', 'HEAD']);

/** Paths only one server can answer, such as the demo mailbox in its memory. */
const ofOneServer = /^\/(dev\/mail|user\/email-verification|api\/user\/.*email-verification)/;

interface Question {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

/** Passes requests round robin, skips unreachable servers, and retries safe requests that broke off. */
export class Balancer {
  readonly #ports: readonly number[];
  readonly #agents: readonly Agent[];
  readonly #server: Server;
  readonly #answered: number[];
  #turn = 0;
  #broken = 0;

  constructor(ports: readonly number[]) {
    this.#ports = ports;
    this.#agents = ports.map(() => new Agent({ keepAlive: true, maxSockets: 64 }));
    this.#answered = ports.map(() => 0);
    this.#server = createServer((incoming, outgoing) => void this.#pass(incoming, outgoing));
  }

  get answered(): readonly number[] {
    return this.#answered;
  }

  /** Requests without an answer, as the server broke off or none was reachable. */
  get broken(): number {
    return this.#broken;
  }

  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The balancer has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
    for (const agent of this.#agents) agent.destroy();
  }

  async #pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const { method = 'GET', url = '/', headers } = incoming;
    const question = { method, url, headers, body: await buffer(incoming).catch(() => Buffer.alloc(0)) };
    const first = ofOneServer.test(url) ? 0 : this.#turn++;
    for (let tries = 0; tries < this.#ports.length; tries++) {
      const at = (first + tries) % this.#ports.length;
      const outcome = await this.#ask(at, question, outgoing).catch((error: unknown) => error);
      if (!(outcome instanceof Error)) return void (this.#answered[at] = (this.#answered[at] ?? 0) + 1);
      const wasHeard = !('code' in outcome) || outcome.code !== 'ECONNREFUSED';
      if (outgoing.headersSent || (wasHeard && !harmless.has(method))) break;
    }
    this.#broken++;
    if (outgoing.headersSent) outgoing.destroy();
    else outgoing.writeHead(502).end();
  }

  #ask(at: number, { method, url, headers, body }: Question, outgoing: ServerResponse): Promise<void> {
    return new Promise((resolve, reject) => {
      const { connection: _own, 'transfer-encoding': _encoding, ...passed } = headers;
      const length = body.length > 0 ? { 'content-length': String(body.length) } : {};
      const asked = ask({ host: '127.0.0.1', port: this.#ports[at], agent: this.#agents[at], method, path: url, headers: { ...passed, ...length } });
      asked.on('error', reject);
      asked.on('response', (answer) => {
        const { connection: _theirs, 'keep-alive': _kept, ...given } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, given);
        answer.on('error', reject).on('end', resolve).pipe(outgoing);
      });
      asked.end(body);
    });
  }
}
