import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A connection through the proxy: the side of the client, and that of the server. */
interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** A TCP proxy between one client and a server, which does to their lines what networks do: cuts, stalls and refuses them, or swallows what goes over them. */
export class FaultProxy {
  readonly #server: Server;
  readonly #pairs = new Set<Pair>();
  #port: number;
  #fault: 'none' | 'refusing' | 'swallowing' = 'none';
  #cuts = 0;

  constructor(port: number) {
    this.#port = port;
    this.#server = createServer({ noDelay: true }, (near) => this.#join(near));
  }

  /** Opens it; answers the origin of the server over it. */
  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  /** How often lines were cut that were open. */
  get cuts(): number {
    return this.#cuts;
  }

  /** Leads new lines to another server. */
  lead(port: number): void {
    this.#port = port;
  }

  /** Ends all lines that are open; new ones are let through. */
  cut(): void {
    if (this.#pairs.size > 0) this.#cuts++;
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.destroy();
  }

  /** Ends all lines and every new one, until it is fixed. */
  refuse(): void {
    this.#fault = 'refusing';
    this.cut();
  }

  /** Leaves all lines standing and passes nothing on over them, nor over new ones (half-open), until it is fixed: what was swallowed is gone, and so are those lines. */
  swallow(): void {
    this.#fault = 'swallowing';
    this.stall();
  }

  /** Passes nothing more over the lines that are open, which stay as they are; new ones are let through. */
  stall(): void {
    for (const { near, far } of this.#pairs) {
      near.unpipe(far).resume();
      far.unpipe(near).resume();
    }
  }

  /** Reads nothing more of what the server says over the lines that are open, as a reader does who is too slow; new ones are let through. */
  slow(): void {
    for (const { near, far } of this.#pairs) far.unpipe(near).pause();
  }

  /** Lets new lines through again. Those on which something was swallowed stay silent, as their ends find out for themselves. */
  repair(): void {
    this.#fault = 'none';
  }

  close(): void {
    this.refuse();
    this.#server.close();
  }

  #join(near: Socket): void {
    near.on('error', () => undefined);
    if (this.#fault === 'refusing') return void near.destroy();
    if (this.#fault === 'swallowing') return void near.resume();
    const far = connect({ host: '127.0.0.1', port: this.#port, noDelay: true });
    const pair = { near, far };
    this.#pairs.add(pair);
    far.on('error', () => undefined);
    const end = (): void => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    near.on('close', end).pipe(far);
    far.on('close', end).pipe(near);
  }
}
