import type { LiveEvent } from '#core/chat/live-line.ts';
import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { ownMoment } from './own-moment.ts';
import { joinsIn } from './read-live.ts';

/** The most rooms that one event joins. */
const mostAtOnce = 100;

/** A refused join is asked once more after this time, then after twice as long, and so on up to the longest. */
const firstWaitMs = 1_000;
const longestWaitMs = 30_000;

/** A room that the line is in, or wants to be in. */
interface Room {
  /** The number of the last message that was answered or delivered. */
  seq: number;
  /** The number up to which the listeners have been notified, or that was the last one when the room was first joined. What they were only asked to fetch may not have arrived, so they are notified again on the next connection. */
  recorded: number;
  joined: AwaitedSeq;
  /** Whether this connection is in it. */
  isJoined: boolean;
  /** Whether its number was ever answered. */
  isAnswered: boolean;
}

/** A number that is awaited. */
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

/** What the rooms need of their socket. */
export interface RoomsParts {
  readonly ask: (event: string, payload: object) => Promise<unknown>;
  readonly isLive: () => boolean;
  readonly heard: (event: LiveEvent) => void;
  readonly clock: Pick<Clock, 'after'>;
}

/** The rooms of one socket: joined once however often they are asked for, all of a moment in one event, and again on every connection. */
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

  /** The number of the last message of a room, once it is joined. */
  join(conversationId: string): Promise<number> {
    const known = this.#rooms.get(conversationId);
    if (known) return known.isJoined ? Promise.resolve(known.seq) : known.joined.promise;
    const room: Room = { seq: 0, recorded: 0, joined: awaited(), isJoined: false, isAnswered: false };
    this.#rooms.set(conversationId, room);
    this.#soon();
    return room.joined.promise;
  }

  /** Nobody waits for this room any more: its messages are reported once it is joined. */
  late(conversationId: string): void {
    const room = this.#rooms.get(conversationId);
    if (room) room.isAnswered = true;
  }

  /** Forgets rooms, and leaves them. */
  leave(conversationIds: readonly string[]): void {
    const left = conversationIds.filter((conversationId) => this.#rooms.has(conversationId));
    for (const conversationId of left) this.#drop(conversationId, 'cancelled');
    for (let at = 0; at < left.length; at += mostAtOnce) this.#parts.ask('leave', { conversationIds: left.slice(at, at + mostAtOnce) }).catch(() => undefined);
  }

  /** Joins all rooms on a connection that is in none yet. */
  connected(): void {
    for (const room of this.#rooms.values()) {
      if (room.isJoined) room.joined = awaited();
      room.isJoined = false;
    }
    this.#cancel();
    this.#refusals = 0;
    this.#soon();
  }

  /** Notes a message that comes to the listeners. */
  delivered(conversationId: string, seq: number): void {
    const room = this.#rooms.get(conversationId);
    if (room) [room.seq, room.recorded] = [Math.max(room.seq, seq), Math.max(room.recorded, seq)];
  }

  forget(): void {
    this.#cancel();
    for (const conversationId of this.ids) this.#drop(conversationId, 'cancelled');
  }

  /** Collects what is asked for in one turn. */
  #soon(): void {
    if (this.#isAsking) return;
    this.#isAsking = true;
    queueMicrotask(() => {
      this.#isAsking = false;
      const waiting = [...this.#rooms].flatMap(([conversationId, { isJoined }]) => (isJoined ? [] : [conversationId]));
      for (let at = 0; at < waiting.length; at += mostAtOnce) void this.#joinAll(waiting.slice(at, at + mostAtOnce));
    });
  }

  /** Asks for these rooms. A line that is away asks again on its next connection. */
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

  /** Asks once more on this connection: a server that was too busy to answer in time leaves it open, and without its rooms nothing would come over it. */
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
