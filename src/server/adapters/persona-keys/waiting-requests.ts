import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { longestNameWaitMs } from '#core/personas/waiting-name.ts';
import { hashed } from '../secrets/secrets.ts';

/** Bounds of what waits in one process, in bytes: of a key, of all, and of all for a name. */
export interface WaitingBounds {
  readonly ofKey: number;
  readonly all: number;
  readonly names: number;
}

const usualBounds: WaitingBounds = { ofKey: 300_000, all: 32_000_000, names: 48_000_000 };

/** The bytes that a request takes besides what it says. */
const besideBytes = 1_000;

/** A request that was taken, and how it is carried out. */
export interface TakenRequest {
  /** The key that signed it. */
  readonly signer: string;
  readonly operation: string;
  /** Where it is a draft, the key under which that is sent again. */
  readonly submissionKey?: string | undefined;
  /** True where it makes the name: all else of its key comes after it. */
  readonly isFirst?: boolean;
  /** All that was asked. */
  readonly asked: string;
  readonly carryOut: () => Promise<unknown>;
}

/** Where requests wait for how long, and who hears of one that broke. */
interface WaitingParts {
  readonly clock: Pick<Clock, 'after'>;
  readonly chance: () => number;
  readonly longestMs?: number;
  readonly bounds?: WaitingBounds;
  readonly hear?: (error: unknown) => void;
}

const mostRefusals = 5_000;

/**
 * Requests by key that wait in the memory of this process: those of one key are carried out together and in order, at one moment drawn by lot from the hour to
 * come, so that no row tells beside which session they were sent (F-07). What a crash loses is still on the device that sent it.
 */
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

  /** Tells whether something of a key waits: that may be what makes its name. */
  has(signer: string): boolean {
    return this.#bySigner.has(signer);
  }

  /** Takes a request in place of the same one; throws how an equal one was refused meanwhile. */
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

  /** Withdraws drafts under a submission key, or all that a key has waiting; answers whether anything did. */
  withdraw(signer: string, submissionKey?: string): boolean {
    const all = this.#of(signer);
    const left = submissionKey === undefined ? [] : all.filter((request) => request.submissionKey !== submissionKey);
    this.#put(signer, left);
    return left.length < all.length;
  }

  /** Carries out all that waits, the keys in an order drawn by lot: the process ends. */
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

  /** Carries out all of one key; from what cannot be had just now on, it waits once more. */
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

  /** Keeps how a request was refused, for who asks the same again. */
  #refuse(request: TakenRequest, { kind, code, cause }: Failure): void {
    if (kind === 'broken') this.#parts.hear(cause);
    if (this.#refusals.size >= mostRefusals) this.#refusals.delete(this.#refusals.keys().next().value ?? '');
    this.#refusals.set(refusalKey(request), new Failure(kind, undefined, code === undefined ? {} : { code }));
  }
}

const nameOf = ({ operation, submissionKey, isFirst, asked }: TakenRequest): string => JSON.stringify([operation, isFirst ? '' : (submissionKey ?? asked)]);

const refusalKey = ({ signer, operation, asked }: TakenRequest): string => hashed(JSON.stringify([signer, operation, asked]));

const bytesOf = (requests: readonly TakenRequest[]): number => requests.reduce((sum, { asked }) => sum + asked.length + besideBytes, 0);
