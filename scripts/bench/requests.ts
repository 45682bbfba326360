// Requests whose answers are looked at, one by one: an answer that nobody wanted must not count as a quick one.
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Requests {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Varies the host name for each request, so that no stored page is found. */
  readonly isEachNew?: boolean;
}

/** Browser encodings, so that compression counts too. */
export const asBrowsersTake = { 'accept-encoding': 'gzip, deflate, br' } as const;

/** Limit of a stored answer against plain Node with the same bytes. */
export const mostKeptTimes = 6.5;

let hosts = 0;

export class Asking {
  readonly #requests: Requests;
  readonly #connections: number;
  #agent: Agent;
  #at = 0;

  constructor(requests: Requests, connections: number) {
    if (requests.paths.length === 0) throw new Error(`Nothing is to be asked of ${requests.origin}.`);
    this.#requests = requests;
    this.#connections = connections;
    this.#agent = agentOf(connections);
  }

  /** Returns the ms of each request, with all connections at once. */
  async ask(count: number): Promise<readonly number[]> {
    const end = this.#at + count;
    return this.#askWhile(() => this.#at < end);
  }

  async askUntil(isOver: () => boolean): Promise<readonly number[]> {
    return this.#askWhile(() => !isOver());
  }

  /** Closes connections, which servers would drop when idle. */
  rest(): void {
    this.#agent.destroy();
    this.#agent = agentOf(this.#connections);
  }

  async #askWhile(isWanted: () => boolean): Promise<readonly number[]> {
    const tookMs: number[] = [];
    const connection = async () => {
      while (isWanted()) tookMs.push(await this.#askNext());
    };
    await Promise.all(Array.from({ length: this.#connections }, connection));
    return tookMs;
  }

  async #askNext(): Promise<number> {
    const { origin, paths, headers, isEachNew } = this.#requests;
    const path = paths[this.#at++ % paths.length] ?? '';
    const host = isEachNew ? { host: `bench${hosts++}.localhost` } : {};
    const began = performance.now();
    await bodyOf({ origin, headers: { ...asBrowsersTake, ...headers, ...host } }, path, this.#agent);
    return performance.now() - began;
  }
}

const agentOf = (connections: number): Agent => new Agent({ keepAlive: true, maxSockets: connections });

/** Raw body of an answer. Any status but a plain 200 ends the part. */
export function bodyOf({ origin, headers = {} }: Pick<Requests, 'origin' | 'headers'>, path: string, agent?: Agent): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    get(origin + path, { headers, ...(agent ? { agent } : {}) }, (answer) => {
      buffer(answer).then(
        (body) =>
          answer.statusCode === 200 ? resolve(body) : reject(new Error(`${path} was answered with ${answer.statusCode}: ${body.toString().slice(0, 300)}`)),
        reject,
      );
    }).on('error', reject);
  });
}
