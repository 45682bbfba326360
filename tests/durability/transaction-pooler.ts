import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import pg from 'pg';
import { onTestFinished } from 'vitest';

const startup = 196_608;
const sync = 'Z';
const idle = 'I';

interface Message {
  readonly type: string;
  readonly bytes: Buffer;
}

function messages(hear: (message: Message) => void): (part: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0);
  return (part) => {
    rest = Buffer.concat([rest, part]);
    while (rest.length >= 5 && rest.length > rest.readInt32BE(1)) {
      const bytes = rest.subarray(0, rest.readInt32BE(1) + 1);
      rest = rest.subarray(bytes.length);
      hear({ type: String.fromCharCode(bytes[0] ?? 0), bytes });
    }
  };
}

const message = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const length = Buffer.alloc(4);
  length.writeInt32BE(4 + parts.reduce((sum, part) => sum + part.length, 0));
  return Buffer.concat([Buffer.from(type), length, ...parts]);
};
const welcome = Buffer.concat([message('R', Buffer.alloc(4)), message('S', Buffer.from('client_encoding\0UTF8\0')), message(sync, Buffer.from(idle))]);
const refusal = (reason: string): Buffer => message('E', Buffer.from(`SFATAL\0C08P01\0M${reason}\0\0`));

/** Lends a connection per transaction, losing session state. Like pgbouncer, refuses session settings on connect. */
class TransactionPooler {
  readonly #server: Server;
  readonly #clients: pg.Client[] = [];
  readonly #free: Socket[] = [];
  readonly #waiting: ((connection: Socket) => void)[] = [];

  constructor() {
    this.#server = createServer((client) => this.#greet(client));
  }

  async open(databaseUrl: string, connections: number): Promise<string> {
    for (let each = 0; each < connections; each++) {
      const client = new pg.Client({ connectionString: databaseUrl });
      client.on('error', () => undefined);
      await client.connect();
      const { stream } = (client as unknown as { readonly connection: { readonly stream: Socket } }).connection;
      stream.removeAllListeners('data');
      this.#clients.push(client);
      this.#free.push(stream);
    }
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    const over = new URL(databaseUrl);
    over.searchParams.delete('host');
    const address = this.#server.address();
    if (typeof address !== 'object' || address === null) throw new Error('The pooler has no port');
    over.host = `127.0.0.1:${address.port}`;
    return over.href;
  }

  close(): void {
    this.#server.close();
    for (const { connection } of this.#clients as unknown as { readonly connection: { readonly stream: Socket } }[]) connection.stream.destroy();
  }

  #greet(client: Socket): void {
    client.on('error', () => undefined);
    client.once('data', (first) => {
      const asked = first.readInt32BE(4) === startup ? first.subarray(8).toString().split('\0') : [];
      if (asked.includes('options')) return void client.end(refusal('unsupported startup parameter: options'));
      client.write(welcome);
      this.#serve(client);
    });
  }

  /** Lends a connection until the database ends the transaction. */
  #serve(client: Socket): void {
    let lent: Promise<Socket> | undefined;
    const borrow = async (): Promise<Socket> => {
      const connection = this.#free.shift() ?? (await new Promise<Socket>((resolve) => void this.#waiting.push(resolve)));
      const hear = messages(({ type, bytes }) => {
        client.write(bytes);
        if (type !== sync || String.fromCharCode(bytes[5] ?? 0) !== idle) return;
        connection.removeAllListeners('data');
        lent = undefined;
        const next = this.#waiting.shift();
        if (next) next(connection);
        else this.#free.push(connection);
      });
      connection.on('data', hear);
      return connection;
    };
    client.on(
      'data',
      messages(({ type, bytes }) => {
        if (type === 'X') return void client.end();
        lent ??= borrow();
        void lent.then((connection) => connection.write(bytes));
      }),
    );
  }
}

export async function aTransactionPooler(databaseUrl: string, connections = 3): Promise<string> {
  const pooler = new TransactionPooler();
  onTestFinished(() => pooler.close());
  return pooler.open(databaseUrl, connections);
}
