import type { LiveEvent } from '#core/chat/live-line.ts';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { ownMoment } from './own-moment.ts';
import { joinsIn } from './read-live.ts';

const mostAtOnce = 100;

/** First delay before retrying a refused join, doubled each time. */
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

interface Room {
  seq: number;
  /** Last number listeners were notified of, repeated on the next connection because fetches may have failed. */
  recorded: number;
  joined: AwaitedSeq;
  /** True while this connection is in the room. */
  isJoined: boolean;
  /** True once its number was ever answered. */
  isAnswered: boolean;
}

interface AwaitedSeq {
  readonly promise: Promise<number>;
  readonly resolve: (seq: number) => void;
  readonly reject: (failure: Failure) => void;
}

function awaited(): AwaitedSeq {
  let [resolve, reject]: [AwaitedSeq['resolve'], AwaitedSeq['reject']] = [() => undefined, () => undefined];
  const promise = new Promise<number>((done, fail) => ([resolve, reject] = [done, fail]));
  // Anyone who does not wait for it hears of it when it is joined.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}

export interface RoomsParts {
  readonly ask: (event: string, payload: object) => Promise<unknown>;
  readonly isLive: () => boolean;
  readonly heard: (event: LiveEvent) => void;
  readonly clock: Pick<Clock, 'after'>;
}

/** Rooms of one socket, joined once each in batches and on every connection. */
export class JoinedRooms {
  readonly #parts: RoomsParts;
  readonly #rooms = new Map<string, Room>();
  #isAsking = false;
  #refusals = 0;
  #cancel: () => void = () => undefined;

  constructor(parts: RoomsParts) {
    this.#parts = parts;
  }

  get ids(): readonly string[] {
    return [...this.#rooms.keys()];
  }

  /** Number of the last message, once joined. */
  join(conversationId: string): Promise<number> {
    const known = this.#rooms.get(conversationId);
    if (known) return known.isJoined ? Promise.resolve(known.seq) : known.joined.promise;
    const room: Room = { seq: 0, recorded: 0, joined: awaited(), isJoined: false, isAnswered: false };
    this.#rooms.set(conversationId, room);
    this.#soon();
    return room.joined.promise;
  }

  /** Reports messages of a room after its caller stopped waiting. */
  late(conversationId: string): void {
    const room = this.#rooms.get(conversationId);
    if (room) room.isAnswered = true;
  }

  leave(conversationIds: readonly string[]): void {
    const left = conversationIds.filter((conversationId) => this.#rooms.has(conversationId));
    for (const conversationId of left) this.#drop(conversationId, 'cancelled');
    for (let at = 0; at < left.length; at += mostAtOnce) this.#parts.ask('leave', { conversationIds: left.slice(at, at + mostAtOnce) }).catch(() => undefined);
  }

  /** Joins all rooms on a fresh connection. */
  connected(): void {
    for (const room of this.#rooms.values()) {
      if (room.isJoined) room.joined = awaited();
      room.isJoined = false;
    }
    this.#cancel();
    this.#refusals = 0;
    this.#soon();
  }

  delivered(conversationId: string, seq: number): void {
    const room = this.#rooms.get(conversationId);
    if (room) [room.seq, room.recorded] = [Math.max(room.seq, seq), Math.max(room.recorded, seq)];
  }

  forget(): void {
    this.#cancel();
    for (const conversationId of this.ids) this.#drop(conversationId, 'cancelled');
  }

  #soon(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    queueMicrotask(() => {
      this.#isAsking = false;
      const waiting = [...this.#rooms].flatMap(([conversationId, { isJoined }]) => (isJoined ? [] : [conversationId]));
      for (let at = 0; at < waiting.length; at += mostAtOnce) void this.#joinAll(waiting.slice(at, at + mostAtOnce));
    });
  }

  /** Joins rooms, leaving those on a lost line to the next connection. */
  async #joinAll(conversationIds: readonly string[]): Promise<void> {
    const answer = await this.#parts.ask('join', { conversationIds }).catch(() => undefined);
    if (answer === undefined) return this.#askLater();
    this.#refusals = 0;
    const joined = joinsIn(answer);
    for (const conversationId of conversationIds) {
      const lastSeq = joined.get(conversationId);
      if (lastSeq === undefined) this.#drop(conversationId, 'missing');
      else this.#enter(conversationId, lastSeq);
    }
  }

  /** Retries on this connection, which a busy server leaves open without its rooms. */
  #askLater(): void {
    if (!this.#parts.isLive()) return;
    const wait = Math.min(firstWaitMs * 2 ** this.#refusals++, longestWaitMs);
    this.#cancel();
    this.#cancel = this.#parts.clock.after(ownMoment(wait), () => this.#soon());
  }

  #enter(conversationId: string, lastSeq: number): void {
    const room = this.#rooms.get(conversationId);
    if (!room) return;
    const isAhead = lastSeq > room.recorded;
    const wasAnswered = room.isAnswered;
    if (!wasAnswered) room.recorded = Math.max(room.recorded, lastSeq);
    room.isJoined = true;
    room.isAnswered = true;
    room.seq = Math.max(room.seq, lastSeq);
    room.joined.resolve(room.seq);
    if (wasAnswered && isAhead) this.#parts.heard({ kind: 'conversation', conversationId });
  }

  #drop(conversationId: string, kind: 'missing' | 'cancelled'): void {
    this.#rooms.get(conversationId)?.joined.reject(new Failure(kind));
    this.#rooms.delete(conversationId);
  }
}
