// Requests whose answers are looked at, one by one: an answer that nobody wanted must not count as a quick one.
import { Agent, get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The addresses that are asked for in turns, and by whom. */
export interface Requests {
  readonly origin: string;
  readonly paths: readonly string[];
  readonly headers?: Readonly<Record<string, string>>;
  /** Whether each request names the host in another way, so that no page is found that was stored for the host before. */
  readonly isEachNew?: boolean;
}

/** What a browser takes, so that compressing an answer counts, too. */
export const asBrowsersTake = { 'accept-encoding': 'gzip, deflate, br' } as const;

/** An answer that is stored may cost so many times what plain Node takes with the same bytes. */
export const mostKeptTimes = 6.5;

let hosts = 0;

/** Asks for these addresses in turns over connections that are stored. */
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

  /** Asks so many times more, all connections at once. Answers how long each took, in ms. */
  async ask(count: number): Promise<readonly number[]> {
    const end = this.#at + count;
    return this.#askWhile(() => this.#at < end);
  }

  /** Asks until a moment has come. */
  async askUntil(isOver: () => boolean): Promise<readonly number[]> {
    return this.#askWhile(() => !isOver());
  }

  /** Lets go of the connections, which servers close when nothing comes for a while. */
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

/** The body of an answer as it came over the wire; whatever is not a plain 200 ends the part that asked. */
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
