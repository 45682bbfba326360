// Lines of chat as many clients hold them, without a screen: they come in by key, hear, and write.
import { randomUUID } from 'node:crypto';
import { io, type Socket } from 'socket.io-client';
import { PersonaKey } from '#openapi/signing/persona-key.ts';

/** Connections to open for some keys at one server, optionally in a conversation's room. */
export interface AskedLines {
  readonly origin: string;
  readonly seeds: readonly string[];
  readonly linesOfEach: number;
  readonly conversationId?: string;
}

const openingAtOnce = 50;

export class ChatLines {
  readonly #sockets: Socket[] = [];
  readonly #conversationId: string | undefined;
  #heard = 0;
  #wake: () => void = () => undefined;

  private constructor(conversationId: string | undefined) {
    this.#conversationId = conversationId;
  }

  static async open({ origin, seeds, linesOfEach, conversationId }: AskedLines): Promise<ChatLines> {
    const lines = new ChatLines(conversationId);
    const turns = seeds
      .flatMap((seed, at) => Array.from({ length: linesOfEach }, () => ({ key: new PersonaKey(seed), address: `10.8.${at >> 8}.${at & 255}` })))
      .values();
    const opener = async (): Promise<void> => {
      for (const { key, address } of turns) lines.#sockets.push(await opened(origin, key, address));
    };
    await Promise.all(Array.from({ length: openingAtOnce }, opener));
    if (conversationId !== undefined) await Promise.all(lines.#sockets.map((socket) => lines.#join(socket, conversationId)));
    return lines;
  }

  get count(): number {
    return this.#sockets.filter(({ connected }) => connected).length;
  }

  /** Writes in order over some lines until all receive everything, and returns deliveries a second. */
  async flood({ from, writers, each, text }: Flood): Promise<number> {
    this.#heard = 0;
    const all = writers * each * this.#sockets.length;
    const began = performance.now();
    const write = async (socket: Socket): Promise<void> => {
      for (let nth = 0; nth < each; nth++) await this.#say(socket, text);
    };
    await Promise.all(this.#sockets.slice(from, from + writers).map(write));
    while (this.#heard < all) await new Promise<void>((resolve) => (this.#wake = resolve));
    return all / ((performance.now() - began) / 1_000);
  }

  async write(at: number, text: string): Promise<void> {
    const socket = this.#sockets[at];
    if (socket) await this.#say(socket, text);
  }

  next(): Promise<void> {
    return new Promise((resolve) => (this.#wake = resolve));
  }

  close(): void {
    for (const socket of this.#sockets) socket.disconnect();
  }

  async #join(socket: Socket, conversationId: string): Promise<void> {
    socket.on('message', () => {
      this.#heard++;
      this.#wake();
    });
    const answer: unknown = await socket.emitWithAck('join', { conversationIds: [conversationId] });
    if (!JSON.stringify(answer).includes('"refused":[]')) throw new Error(`A room was refused: ${JSON.stringify(answer)}`);
  }

  async #say(socket: Socket, text: string): Promise<void> {
    const answer: unknown = await socket.emitWithAck('message:send', { conversationId: this.#conversationId, clientMessageId: randomUUID(), text });
    if (!Object.hasOwn(Object(answer) as object, 'message')) throw new Error(`A message was refused: ${JSON.stringify(answer)}`);
  }
}

export interface Flood {
  readonly from: number;
  readonly writers: number;
  readonly each: number;
  readonly text: string;
}

function opened(origin: string, key: PersonaKey, address: string): Promise<Socket> {
  const { 'signature-input': signatureInput, signature } = key.headersFor({ method: 'GET', target: '/ws/' });
  const socket = io(origin, {
    path: '/ws/',
    transports: ['websocket'],
    forceNew: true,
    reconnection: false,
    timeout: 60_000,
    extraHeaders: { origin, 'x-forwarded-for': address },
    auth: { signatureInput, signature },
  });
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket));
    socket.once('connect_error', reject);
  });
}
