// Benchmark: what ten thousand idle lines of chat weigh, how many messages a second reach a room of two hundred, and how soon one crosses to another process.
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Kysely } from 'kysely';
import { openDatabase } from '#server/adapters/database/database.ts';
import { openEmbeddedPostgres } from '#server/adapters/postgres/embedded-postgres.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { keepGroup, keepNames, nameOf } from '#tests/durability/chat-cast.ts';
import { PersonaKey } from '#openapi/signing/persona-key.ts';
import { databaseFor } from '../product/product-database.ts';
import { startProduct } from '../product/product.ts';
import { inNewFolder } from '../product/stopped-product.ts';
import { ChatLines } from '../lines/chat-lines.ts';
import type { ChatAnswer, ChatOrder } from '../lines/chat-process.ts';
import { atLeast, atMost, medianOf, msOf, percentileOf, recorded, type Finding } from './finding.ts';
import { proportionalKibibytes } from './processor-time.ts';
import { startProgram } from './program.ts';

const idleLines = 10_000;
const linesOfEach = 20;
const mostMemory = 400;
const roomOf = 200;
const rounds = 3;
const flood = { writers: 20, each: 20, text: 'They matched the offer after a week, and put it in writing.' } as const;
const leastDeliveries = 15_000;
const crossings = 200;
const mostCrossingMs = 500;
/** Sockets needed besides the chat lines. */
const spareDescriptors = 500;

export async function chat(): Promise<readonly Finding[]> {
  refuseFewDescriptors();
  return inNewFolder('chat', chatIn);
}

async function chatIn(dataDir: string): Promise<readonly Finding[]> {
  const own = await databaseFor(dataDir);
  const embedded = own === undefined ? await openEmbeddedPostgres({ dataDir, say: () => undefined }) : undefined;
  const databaseUrl = own ?? embedded?.url ?? '';
  const start = () => startProduct({ dataDir, scale: 'none', settings: { DATABASE_URL: databaseUrl, TRUST_PROXY: 'loopback' } });
  const product = await start();
  const other = await start();
  const { db, close } = await openDatabase({ dataDir, databaseUrl, say: () => undefined });
  try {
    const seeds = await namesIn(db, idleLines / linesOfEach);
    const crossing = await crossed(db, seeds, [product.origin, other.origin]);
    await other.stop();
    return [...crossing, ...(await delivered(db, seeds, product.origin)), ...(await idle(seeds, product.origin, product.process.pid ?? 0))];
  } finally {
    await close();
    await Promise.all([product.stop(), other.stop()]);
    await embedded?.close();
  }
}

async function namesIn(db: Kysely<Tables>, count: number): Promise<readonly string[]> {
  const seeds = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const names = seeds.map((seed, at) => ({ name: nameOf(at), publicKey: publicKeyOf(seed) }));
  await keepNames(db, names);
  return seeds;
}

const publicKeyOf = (seed: string): string => new PersonaKey(seed).publicKey;

async function crossed(db: Kysely<Tables>, seeds: readonly string[], [here = '', there = '']: readonly string[]): Promise<readonly Finding[]> {
  const some = seeds.slice(0, 20);
  const conversationId = await keepGroup(db, some.map(publicKeyOf));
  const writers = await ChatLines.open({ origin: here, seeds: some.slice(1), linesOfEach: 1, conversationId });
  const reader = await ChatLines.open({ origin: there, seeds: some.slice(0, 1), linesOfEach: 1, conversationId });
  const tookMs: number[] = [];
  for (let nth = 0; nth < crossings; nth++) {
    const heard = reader.next();
    tookMs.push(await msOf(() => Promise.all([writers.write(nth % writers.count, `Crossing ${nth}`), heard])));
  }
  for (const lines of [writers, reader]) lines.close();
  return [
    recorded('a message from one process to the other: p50', percentileOf(tookMs, 50), 'ms'),
    atMost('a message from one process to the other: p99', percentileOf(tookMs, 99), mostCrossingMs, 'ms'),
  ];
}

async function delivered(db: Kysely<Tables>, all: readonly string[], origin: string): Promise<readonly Finding[]> {
  const seeds = all.slice(0, roomOf);
  const conversationId = await keepGroup(db, seeds.map(publicKeyOf));
  const plain = await startProgram<number>(new URL('../lines/plain-chat.ts', import.meta.url));
  const port = await plain.next();
  const sides = [origin, `http://127.0.0.1:${port}`].map((to) => ({
    lines: startProgram<ChatAnswer>(new URL('../lines/chat-process.ts', import.meta.url)),
    to,
    aSecond: [] as number[],
  }));
  for (const { lines, to } of sides) await figureOf(lines, { open: { origin: to, seeds, linesOfEach: 1, conversationId } });
  // Each round has writers of its own, whose allowance is whole; the first warms both sides up.
  for (let round = 0; round <= rounds; round++)
    for (const { lines, aSecond } of sides) {
      const figure = await figureOf(lines, { flood: { ...flood, from: round * flood.writers } });
      if (round > 0) aSecond.push(figure);
    }
  for (const program of [plain, ...sides.map(({ lines }) => lines)]) await program.stop();
  const [ours = NaN, theirs = NaN] = sides.map(({ aSecond }) => medianOf(aSecond));
  return [
    atLeast(`messages written into a room of ${roomOf}: deliveries a second`, ours, leastDeliveries, '/s'),
    recorded('plain socket.io, which keeps nothing: deliveries a second', theirs, '/s'),
    recorded('the first beside the second', ours / theirs, 'of it'),
  ];
}

async function idle(seeds: readonly string[], origin: string, pid: number): Promise<readonly Finding[]> {
  const before = mebibytesOf(pid);
  const lines = startProgram<ChatAnswer>(new URL('../lines/chat-process.ts', import.meta.url));
  let count = 0;
  const ms = await msOf(async () => (count = await figureOf(lines, { open: { origin, seeds, linesOfEach } })));
  const after = mebibytesOf(pid);
  await lines.stop();
  return [
    atLeast('idle lines that are open at once', count, idleLines, ''),
    recorded('they are opened', count / (ms / 1_000), '/s'),
    recorded('memory of the server before them', before, 'MiB'),
    atMost('memory of the server with them', after, mostMemory, 'MiB'),
    recorded('each of them', ((after - before) * 1_024) / count, 'KiB'),
  ];
}

const mebibytesOf = (pid: number): number => proportionalKibibytes(pid) / 1_024;

async function figureOf({ ask }: ReturnType<typeof startProgram<ChatAnswer>>, order: ChatOrder): Promise<number> {
  const answer = await ask(order);
  if ('problem' in answer) throw new Error(answer.problem);
  return answer.figure;
}

/** Lines take one descriptor in the server and one in the other process. */
function refuseFewDescriptors(): void {
  const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
  if (Number(soft) < idleLines + spareDescriptors)
    throw new Error(`This part opens ${idleLines} sockets at once and may open ${soft} files; raise that with \`ulimit -n ${2 * idleLines}\`.`);
}
