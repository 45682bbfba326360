import type { Clock } from '#core/clock.ts';
import { Failure } from '#core/failure.ts';
import { longestNameWaitMs } from '#core/personas/waiting-name.ts';

/** The bounds of what waits in one process: requests of one key and of one network, and bytes of all together. */
export interface WaitingBounds {
  readonly ofKey: number;
  readonly ofNetwork: number;
  readonly bytes: number;
}

const usualWaitingBounds: WaitingBounds = { ofKey: 100, ofNetwork: 2_000, bytes: 32_000_000 };

/** A request that was taken, and how it is carried out. */
export interface TakenRequest {
  /** The key that signed it. */
  readonly signer: string;
  readonly network: string;
  /** The name under which a later one takes its place. */
  readonly name: string;
  /** All that was asked, by which a refusal is found again. */
  readonly asked: string;
  readonly carryOut: () => Promise<unknown>;
}

const mostRefusals = 5_000;

/**
 * Requests by key that wait in the memory of this process: those of one key are carried out together and in order, at one moment drawn by lot from the hour to
 * come, so that no row tells beside which session they were sent (F-07). What a crash loses is still on the device that sent it.
 */
export class WaitingRequests {
  readonly #clock: Pick<Clock, 'after'>;
  readonly #chance: () => number;
  readonly #longestMs: number;
  readonly #bounds: WaitingBounds;
  readonly #bySigner = new Map<string, TakenRequest[]>();
  readonly #cancels = new Map<string, () => void>();
  readonly #refusals = new Map<string, Failure>();
  readonly #running = new Set<Promise<void>>();
  readonly #ofNetwork = new Map<string, number>();
  #bytes = 0;

  constructor(clock: Pick<Clock, 'after'>, chance: () => number, longestMs = longestNameWaitMs, bounds: WaitingBounds = usualWaitingBounds) {
    this.#clock = clock;
    this.#chance = chance;
    this.#longestMs = longestMs;
    this.#bounds = bounds;
  }

  /** Tells whether something of a key waits: that may be what makes its name. */
  has(signer: string): boolean {
    return (this.#bySigner.get(signer) ?? []).length > 0;
  }

  /** Takes a request, in the place of one of the same name; throws how an equal one was refused when it was carried out. */
  take(request: TakenRequest): void {
    const { signer, name, asked } = request;
    const refusal = this.#refusals.get(signer + asked);
    this.#refusals.delete(signer + asked);
    if (refusal) throw refusal;
    this.withdraw(signer, name);
    if (!this.#fits(request)) throw new Failure('limited');
    this.#put(request);
  }

  /** Withdraws a request that waits; answers whether it did. What else its key has waiting keeps its moment. */
  withdraw(signer: string, name: string): boolean {
    const all = this.#bySigner.get(signer) ?? [];
    const [gone, left] = [all.filter((request) => request.name === name), all.filter((request) => request.name !== name)];
    if (gone.length > 0) this.#bySigner.set(signer, left);
    for (const request of gone) this.#count(request, -1);
    return gone.length > 0;
  }

  /** Carries out all that waits, the keys in an order drawn by lot: the process ends. */
  async finish(): Promise<void> {
    const signers = [...this.#bySigner.keys()].map((signer) => ({ signer, lot: this.#chance() })).sort((one, other) => one.lot - other.lot);
    for (const { signer } of signers) await this.#carryOut(signer);
    await Promise.all(this.#running);
  }

  #draw(signer: string): void {
    const cancel = this.#clock.after(this.#chance() * this.#longestMs, () => {
      const running = this.#carryOut(signer).finally(() => this.#running.delete(running));
      this.#running.add(running);
    });
    this.#cancels.set(signer, cancel);
  }

  async #carryOut(signer: string): Promise<void> {
    const requests = this.#bySigner.get(signer) ?? [];
    this.#bySigner.delete(signer);
    this.#cancels.get(signer)?.();
    this.#cancels.delete(signer);
    for (const request of requests) {
      this.#count(request, -1);
      await request.carryOut().catch((error: unknown) => this.#failed(request, Failure.from(error)));
    }
  }

  /** Has what could not be had just now wait again; any other refusal is said to who asks again. */
  #failed(request: TakenRequest, failure: Failure): void {
    if (failure.kind === 'offline' && this.#fits(request)) return this.#put(request);
    if (this.#refusals.size >= mostRefusals) this.#refusals.delete(this.#refusals.keys().next().value ?? '');
    this.#refusals.set(request.signer + request.asked, failure);
  }

  #fits({ signer, network, asked }: TakenRequest): boolean {
    const isFull = this.#bytes + asked.length > this.#bounds.bytes || (this.#ofNetwork.get(network) ?? 0) >= this.#bounds.ofNetwork;
    return !isFull && (this.#bySigner.get(signer)?.length ?? 0) < this.#bounds.ofKey;
  }

  #put(request: TakenRequest): void {
    const { signer } = request;
    this.#bySigner.set(signer, [...(this.#bySigner.get(signer) ?? []), request]);
    this.#count(request, 1);
    if (!this.#cancels.has(signer)) this.#draw(signer);
  }

  #count({ network, asked }: TakenRequest, by: 1 | -1): void {
    this.#bytes += by * asked.length;
    const number = (this.#ofNetwork.get(network) ?? 0) + by;
    if (number > 0) this.#ofNetwork.set(network, number);
    else this.#ofNetwork.delete(network);
  }
}
