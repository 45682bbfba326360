import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** TCP proxy to the database that can be cut and restored. */
export class DatabaseProxy {
  readonly #url: URL;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #isCut = false;

  constructor(databaseUrl: string) {
    this.#url = new URL(databaseUrl);
    this.#server = createServer((near) => this.#join(near));
  }

  async open(): Promise<string> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The proxy has no port');
    const over = new URL(this.#url);
    over.searchParams.delete('host');
    over.host = `127.0.0.1:${address.port}`;
    return over.href;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  repair(): void {
    this.#isCut = false;
  }

  close(): void {
    this.cut();
    this.#server.close();
  }

  #join(near: Socket): void {
    if (this.#isCut) return void near.destroy();
    const folder = this.#url.searchParams.get('host');
    const port = Number(this.#url.port || 5432);
    const far = folder ? connect({ path: `${folder}/.s.PGSQL.${port}` }) : connect({ host: this.#url.hostname, port });
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => this.#sockets.delete(socket));
    }
    near.pipe(far).on('close', () => near.destroy());
    far.pipe(near).on('close', () => far.destroy());
  }
}
