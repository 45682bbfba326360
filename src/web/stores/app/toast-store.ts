import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Toast } from '#core/toasts/toast.ts';
import { lifetimeMs, mostToasts, removalDelayMs, type ToastTiming } from '#core/toasts/toast-timing.ts';

/** A toast on the screen. One that is leaving can no longer be stored. */
export interface ShownToast {
  readonly id: number;
  readonly toast: Toast;
  readonly isLeaving: boolean;
}

interface Timer {
  readonly timing: ToastTiming;
  remainingMs: number | undefined;
  startedAt: number;
  cancel: (() => void) | undefined;
}

/** The short messages on the screen, newest first, and how long each may stay. */
export class ToastStore {
  toasts: readonly ShownToast[] = [];
  isPaused = false;
  /** The stages on which toasts may be drawn, the innermost last: the frame, then every open dialog. */
  stages: readonly string[] = [];
  readonly #clock: Clock;
  readonly #timers = new Map<number, Timer>();
  #lastId = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { toasts: observableRef, stages: observableRef });
  }

  /** The one place where toasts are drawn just now. */
  get stage(): string | undefined {
    return this.stages.at(-1);
  }

  /** Opens a place to draw toasts in, over those that are open; the answer closes it. */
  enter(stage: string): () => void {
    this.stages = [...this.stages, stage];
    return () => this.leave(stage);
  }

  leave(stage: string): void {
    this.stages = this.stages.filter((other) => other !== stage);
    // The reader who paused the toasts by reading in there is somewhere else now.
    this.resume();
  }

  /** Shows a toast and answers the number to dismiss it by. */
  show(toast: Toast, timing: ToastTiming = 'spoken'): number {
    const id = ++this.#lastId;
    this.toasts = [{ id, toast, isLeaving: false }, ...this.toasts];
    this.#timers.set(id, { timing, remainingMs: lifetimeMs(timing, toast), startedAt: this.#clock.now(), cancel: undefined });
    if (!this.isPaused) this.#start(id);
    for (const { id: oldest } of this.toasts.slice(mostToasts)) this.#remove(oldest);
    return id;
  }

  dismiss(id: number): void {
    const shown = this.toasts.find((each) => each.id === id);
    if (!shown || shown.isLeaving) return;
    this.#fade(id);
    shown.toast.props?.onClose?.();
    // The pointer that pressed the button may now be over nothing, and no event ever says that it left.
    this.resume();
  }

  dismissNewest(): void {
    const newest = this.toasts.find(({ isLeaving }) => !isLeaving);
    if (newest) this.dismiss(newest.id);
  }

  /** Keeps every toast where it is, as long as it is being read. */
  pause(): void {
    if (this.isPaused) return;
    this.isPaused = true;
    for (const { id, isLeaving } of this.toasts) if (!isLeaving) this.#stop(id);
  }

  resume(): void {
    if (!this.isPaused) return;
    this.isPaused = false;
    for (const { id, isLeaving } of this.toasts) if (!isLeaving) this.#start(id);
  }

  #start(id: number): void {
    const timer = this.#timers.get(id);
    if (timer?.remainingMs === undefined) return;
    timer.startedAt = this.#clock.now();
    timer.cancel = this.#clock.after(timer.remainingMs, () => this.expire(id));
  }

  #stop(id: number): void {
    const timer = this.#timers.get(id);
    if (timer?.remainingMs === undefined) return;
    timer.cancel?.();
    timer.remainingMs -= this.#clock.now() - timer.startedAt;
  }

  #fade(id: number): void {
    const timer = this.#timers.get(id);
    timer?.cancel?.();
    const delayMs = removalDelayMs(timer?.timing ?? 'stored');
    if (delayMs === 0) return this.#remove(id);
    this.toasts = this.toasts.map((shown) => (shown.id === id ? { ...shown, isLeaving: true } : shown));
    if (timer) timer.cancel = this.#clock.after(delayMs, () => this.expire(id));
  }

  /** The time of a toast is up: first it leaves, then it is gone. */
  expire(id: number): void {
    const shown = this.toasts.find((each) => each.id === id);
    if (shown?.isLeaving) this.#remove(id);
    else if (shown) this.#fade(id);
  }

  #remove(id: number): void {
    this.#timers.get(id)?.cancel?.();
    this.#timers.delete(id);
    this.toasts = this.toasts.filter((shown) => shown.id !== id);
    if (this.toasts.length === 0) this.isPaused = false;
  }
}
