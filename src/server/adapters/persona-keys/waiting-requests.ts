import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { longestNameWaitMs } from '#core/personas/waiting-name.ts';
import { hashed } from '../secrets/secrets.ts';

/** Limits in bytes: per key, overall, and overall for names. */
export interface WaitingBounds {
  readonly ofKey: number;
  readonly all: number;
  readonly names: number;
}

const usualBounds: WaitingBounds = { ofKey: 300_000, all: 32_000_000, names: 48_000_000 };

/** Overhead of a request, in bytes. */
const besideBytes = 1_000;

export interface TakenRequest {
  readonly signer: string;
  readonly operation: string;
  readonly submissionKey?: string | undefined;
  /** Creates the name, so all else of its key follows. */
  readonly isFirst?: boolean;
  readonly asked: string;
  readonly carryOut: () => Promise<unknown>;
}

interface WaitingParts {
  readonly clock: Pick<Clock, 'after'>;
  readonly chance: () => number;
  readonly longestMs?: number;
  readonly bounds?: WaitingBounds;
  readonly hear?: (error: unknown) => void;
}

const mostRefusals = 5_000;

/** Delays signed requests in memory to a random moment per key, so none matches a session (F-07). */
export class WaitingRequests {
  readonly #parts: Required<WaitingParts>;
  readonly #bySigner = new Map<string, readonly TakenRequest[]>();
  readonly #cancels = new Map<string, () => void>();
  readonly #refusals = new Map<string, Failure>();
  readonly #running = new Set<Promise<void>>();
  #bytes = 0;

  constructor(parts: WaitingParts) {
    this.#parts = { longestMs: longestNameWaitMs, bounds: usualBounds, hear: () => undefined, ...parts };
  }

  /** Checks for waiting requests, which may be about to create the name. */
  has(signer: string): boolean {
    return this.#bySigner.has(signer);
  }

  /** Replaces an equal request; throws if one was refused meanwhile. */
  take(request: TakenRequest): void {
    const refusal = this.#refusals.get(refusalKey(request));
    this.#refusals.delete(refusalKey(request));
    if (refusal) throw refusal;
    const { signer, isFirst = false } = request;
    const others = this.#of(signer).filter((other) => nameOf(other) !== nameOf(request));
    const { ofKey, all, names } = this.#parts.bounds;
    const isFull = bytesOf([...others, request]) > ofKey || this.#bytes + bytesOf([request]) > (isFirst ? names : all);
    if (isFull) throw new Failure('limited');
    this.#put(signer, isFirst ? [request, ...others] : [...others, request]);
  }

  /** Withdraws drafts of a submission key, or everything of a signer. */
  withdraw(signer: string, submissionKey?: string): boolean {
    const all = this.#of(signer);
    const left = submissionKey === undefined ? [] : all.filter((request) => request.submissionKey !== submissionKey);
    this.#put(signer, left);
    return left.length < all.length;
  }

  /** Carries out everything in random key order when the process ends. */
  async finish(): Promise<void> {
    const { chance, hear } = this.#parts;
    const lots = [...this.#bySigner.keys()].map((signer) => ({ signer, lot: chance() })).sort((one, other) => one.lot - other.lot);
    for (const { signer } of lots) await this.#carryOut(signer);
    await Promise.all(this.#running);
    const again = [...this.#bySigner.keys()];
    for (const signer of again) await this.#carryOut(signer);
    const lost = [...this.#bySigner.values()].flat().length;
    if (lost > 0) hear(new Error(`${lost} requests that waited could not be carried out; their devices ask again.`));
  }

  #of(signer: string): readonly TakenRequest[] {
    return this.#bySigner.get(signer) ?? [];
  }

  #put(signer: string, requests: readonly TakenRequest[]): void {
    this.#bytes += bytesOf(requests) - bytesOf(this.#of(signer));
    if (requests.length === 0) {
      this.#bySigner.delete(signer);
      this.#cancels.get(signer)?.();
      this.#cancels.delete(signer);
      return;
    }
    this.#bySigner.set(signer, requests);
    if (!this.#cancels.has(signer)) this.#draw(signer);
  }

  #draw(signer: string): void {
    const { clock, chance, longestMs } = this.#parts;
    const cancel = clock.after(chance() * longestMs, () => {
      const running = this.#carryOut(signer).finally(() => this.#running.delete(running));
      this.#running.add(running);
    });
    this.#cancels.set(signer, cancel);
  }

  /** Carries out a key's requests; the first unavailable one makes the rest wait again. */
  async #carryOut(signer: string): Promise<void> {
    const requests = this.#of(signer);
    this.#put(signer, []);
    for (const [at, request] of requests.entries()) {
      const failure = await request.carryOut().then(
        () => undefined,
        (error: unknown) => Failure.from(error),
      );
      if (failure?.kind === 'offline') return this.#put(signer, [...requests.slice(at), ...this.#of(signer)]);
      if (failure) this.#refuse(request, failure);
    }
  }

  /** Remembers a refusal for a repeated request. */
  #refuse(request: TakenRequest, { kind, code, cause }: Failure): void {
    if (kind === 'broken') this.#parts.hear(cause);
    if (this.#refusals.size >= mostRefusals) this.#refusals.delete(this.#refusals.keys().next().value ?? '');
    this.#refusals.set(refusalKey(request), new Failure(kind, undefined, code === undefined ? {} : { code }));
  }
}

const nameOf = ({ operation, submissionKey, isFirst, asked }: TakenRequest): string => JSON.stringify([operation, isFirst ? '' : (submissionKey ?? asked)]);

const refusalKey = ({ signer, operation, asked }: TakenRequest): string => hashed(JSON.stringify([signer, operation, asked]));

const bytesOf = (requests: readonly TakenRequest[]): number => requests.reduce((sum, { asked }) => sum + asked.length + besideBytes, 0);
