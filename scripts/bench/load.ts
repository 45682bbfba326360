// The load one URL bears: how many requests a second, and how long each takes meanwhile.
import { Agent, get, type RequestOptions } from 'node:http';
import autocannon, { type Client } from 'autocannon';

export interface Load {
  readonly requestsPerSecond: number;
  readonly tookMs: readonly number[];
}

const seconds = 5;
const timedRequests = 2_000;

export async function load(origin: string, paths: readonly string[], connections: number, headers: Readonly<Record<string, string>> = {}): Promise<Load> {
  const requests = paths.map((path) => ({ method: 'GET' as const, path, headers }));
  let clients = 0;
  // Each connection begins elsewhere, or all would ask for the same thing at the same time and be answered at once.
  const setupClient = (client: Client) => {
    const first = Math.floor((clients++ * requests.length) / connections) % requests.length;
    client.setRequests([...requests.slice(first), ...requests.slice(0, first)]);
  };
  await autocannon({ url: origin, connections, duration: 1, requests, setupClient });
  const { requests: counted } = await autocannon({ url: origin, connections, duration: seconds, requests, setupClient });
  return {
    requestsPerSecond: counted.average,
    tookMs: await times(
      paths.map((path) => origin + path),
      connections,
      headers,
    ),
  };
}

/** Latencies in ms of single requests while so many others are under way. */
async function times(urls: readonly string[], connections: number, headers: Readonly<Record<string, string>>): Promise<readonly number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const tookMs: number[] = [];
  const connection = async (_: unknown, first: number) => {
    for (let at = first; at < timedRequests; at += connections) {
      const began = performance.now();
      await answered(urls[at % urls.length] ?? '', { agent, headers });
      tookMs.push(performance.now() - began);
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  return tookMs;
}

const answered = (url: string, options: RequestOptions): Promise<void> =>
  new Promise((resolve, reject) => {
    get(url, options, (response) => response.resume().on('end', resolve)).on('error', reject);
  });
