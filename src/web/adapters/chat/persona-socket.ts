import { Manager, type Socket } from 'socket.io-client';
import { connectionRefused, type LiveEvent } from '#core/chat/live-line.ts';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import { ownMoment } from './own-moment.ts';
import { answerIn, eventIn, isObject } from './read-live.ts';

export interface LineNumbers {
  readonly attempts: number;
  readonly delayMs: number;
  readonly timeoutMs: number;
  readonly armAgainMs: number;
  readonly ackMs: number;
}

export interface SocketEars {
  readonly heard: (event: LiveEvent) => void;
  /** Connected, in no room yet. */
  readonly connected: () => void;
  readonly changed: () => void;
}

export interface PersonaSocketParts {
  readonly origin: string;
  readonly as: ProfileType;
  readonly clock: Clock;
  readonly numbers: LineNumbers;
  /** Handshake for one persona, with the server's clock where the device's was refused. */
  readonly handshake: (as: ProfileType, serverNow?: number) => Promise<object>;
  readonly ears: SocketEars;
  /** Headers that only browsers send by themselves. */
  readonly extraHeaders?: Readonly<Record<string, string>> | undefined;
}

const recorded = ['message', 'changed', 'read', 'typing', 'conversation', 'notification', 'session-over'] as const;

/** Longest delay between attempts after refusals. */
const longestRefusedMs = 60_000;
/** Timeout of a probe on a seemingly live line. */
const probeMs = 3_000;
/** Age at which an attempt is replaced once the member acts. */
const staleMs = 4_000;

/** Socket of one persona, which gives up as specified and can be armed again (D-17). */
export class PersonaSocket {
  readonly #parts: PersonaSocketParts;
  readonly #socket: Socket;
  #begunAt = 0;
  #introduced = 0;
  #isTrying = false;
  #isOver = false;
  #tries = 0;
  #refusals = 0;
  #serverNow: number | undefined;
  #error: string | undefined;
  #cancel: () => void = () => undefined;

  constructor(parts: PersonaSocketParts) {
    this.#parts = parts;
    const { attempts, delayMs, timeoutMs, armAgainMs } = parts.numbers;
    const manager = new Manager(parts.origin, {
      path: '/ws/',
      transports: ['websocket'],
      autoConnect: false,
      forceNew: true,
      reconnection: true,
      reconnectionAttempts: attempts,
      reconnectionDelay: delayMs,
      reconnectionDelayMax: Math.max(delayMs, armAgainMs),
      randomizationFactor: 0.5,
      timeout: timeoutMs,
      withCredentials: true,
      ...(parts.extraHeaders && { extraHeaders: parts.extraHeaders }),
    });
    this.#socket = manager.socket('/', { auth: (say) => void this.#introduce(say) });
    this.#listen(manager);
  }

  /** True once its session is over, after which a new socket is needed. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get isLive(): boolean {
    return this.#socket.connected;
  }

  get tries(): number {
    return this.isLive || !this.#isTrying ? 0 : Math.min(this.#tries, this.#parts.numbers.attempts);
  }

  get error(): string | undefined {
    return this.#error;
  }

  /** Tries now, unless live or just begun. */
  arm(): void {
    if (this.#isOver || this.isLive) return;
    if (!this.#isTrying || this.#parts.clock.now() - this.#begunAt > staleMs) this.#begin();
  }

  /** Replaces attempts on a lost network, and probes a live line for a dead end. */
  revive(): void {
    if (this.#isOver) return;
    if (!this.isLive) this.#begin();
    else this.ask('leave', { conversationIds: [] }, Math.min(probeMs, this.#parts.numbers.ackMs)).catch(() => this.#begin());
  }

  close(): void {
    this.#isOver = true;
    this.#cancel();
    this.#socket.off();
    this.#socket.io.off();
    this.#socket.disconnect();
  }

  /** Sends an event and throws `offline` without an answer. */
  async ask(event: string, payload: object, timeoutMs = this.#parts.numbers.ackMs): Promise<Readonly<Record<string, unknown>>> {
    if (!this.isLive) throw new Failure('offline');
    const answer: unknown = await this.#socket
      .timeout(timeoutMs)
      .emitWithAck(event, payload)
      .catch((cause: unknown) => {
        throw new Failure('offline', undefined, { cause });
      });
    return answerIn(answer);
  }

  /** Sends without an answer, if live. */
  say(event: string, payload: object): void {
    if (this.isLive) this.#socket.volatile.emit(event, payload);
  }

  #begin(): void {
    this.#cancel();
    // What is still on its way ends with this, and with it the count of its attempts.
    this.#introduced++;
    this.#socket.disconnect();
    this.#isTrying = true;
    this.#count();
    this.#socket.connect();
  }

  #count(): void {
    this.#begunAt = this.#parts.clock.now();
    this.#tries++;
    this.#parts.ears.changed();
  }

  async #introduce(say: (auth: object) => void): Promise<void> {
    const asked = ++this.#introduced;
    const auth = await this.#parts.handshake(this.#parts.as, this.#serverNow).catch(() => undefined);
    // Meanwhile another connection may have been opened, which asks for itself.
    if (this.#isOver || asked !== this.#introduced) return;
    if (auth) say(auth);
    else this.#refused(connectionRefused);
  }

  #listen(manager: Manager): void {
    const { ears } = this.#parts;
    const socket = this.#socket;
    for (const name of recorded)
      socket.on(name, (value: unknown) => {
        const event = eventIn(name, value);
        if (event?.kind === 'session-over') this.#end();
        if (event) ears.heard(event);
      });
    socket.on('connect', () => {
      [this.#isTrying, this.#tries, this.#refusals, this.#error] = [false, 0, 0, undefined];
      this.#serverNow = undefined;
      ears.connected();
      ears.changed();
    });
    socket.on('connect_error', (error: Error & { readonly data?: unknown }) => {
      // The socket goes on by itself unless the server has refused it by name.
      if (!socket.active) this.#refused(error.message, error.data);
      else this.#failed(error.message);
    });
    socket.on('disconnect', (reason) => {
      this.#isTrying = socket.active;
      if (reason === 'io server disconnect' && !this.#isOver) this.#armLater();
      ears.changed();
    });
    manager.on('reconnect_attempt', () => this.#count());
    manager.on('reconnect_failed', () => {
      this.#isTrying = false;
      this.#armLater();
      ears.changed();
    });
  }

  #failed(message: string): void {
    this.#error = message || connectionRefused;
    this.#parts.ears.changed();
  }

  #refused(message: string, data?: unknown): void {
    this.#isTrying = false;
    this.#socket.disconnect();
    this.#serverNow = isObject(data) && typeof data['now'] === 'number' ? data['now'] : undefined;
    this.#armLater(++this.#refusals);
    this.#failed(message);
  }

  #armLater(refusals = 0): void {
    this.#cancel();
    const { clock, numbers } = this.#parts;
    const wait = Math.min(numbers.armAgainMs * 2 ** Math.max(0, refusals - 1), longestRefusedMs);
    this.#cancel = clock.after(ownMoment(wait), () => this.arm());
  }

  #end(): void {
    this.#isOver = true;
    this.#isTrying = false;
    this.#cancel();
    this.#socket.disconnect();
    this.#parts.ears.changed();
  }
}
