import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

interface Pair {
  readonly near: Socket;
  readonly far: Socket;
}

/** TCP proxy that cuts, stalls, refuses or swallows traffic, as networks do. */
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

  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
    return `http://127.0.0.1:${address.port}`;
  }

  get cuts(): number {
    return this.#cuts;
  }

  lead(port: number): void {
    this.#port = port;
  }

  /** Ends all open lines but admits new ones. */
  cut(): void {
    if (this.#pairs.size > 0) this.#cuts++;
    for (const { near, far } of this.#pairs) for (const socket of [near, far]) socket.destroy();
  }

  /** Ends all lines and every new one, until repaired. */
  refuse(): void {
    this.#fault = 'refusing';
    this.cut();
  }

  /** Swallows traffic of open and new lines (half-open) until repaired. Those lines are then lost. */
  swallow(): void {
    this.#fault = 'swallowing';
    this.stall();
  }

  /** Stalls open lines without closing them, but admits new ones. */
  stall(): void {
    for (const { near, far } of this.#pairs) {
      near.unpipe(far).resume();
      far.unpipe(near).resume();
    }
  }

  /** Stops reading from the server on open lines, like a slow reader. */
  slow(): void {
    for (const { near, far } of this.#pairs) far.unpipe(near).pause();
  }

  /** Admits new lines again. Swallowed ones stay silent until their ends notice. */
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
