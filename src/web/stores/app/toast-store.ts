import { makeAutoObservable, observableRef } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { Toast } from '#core/toasts/toast.ts';
import { lifetimeMs, mostToasts, removalDelayMs, type ToastTiming } from '#core/toasts/toast-timing.ts';

/** Toast on the screen, fixed once it is leaving. */
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

/** Toasts, newest first, with their durations. */
export class ToastStore {
  toasts: readonly ShownToast[] = [];
  isPaused = false;
  /** Stages for toasts, innermost last: the frame, then open dialogs. */
  stages: readonly string[] = [];
  readonly #clock: Clock;
  readonly #timers = new Map<number, Timer>();
  #lastId = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
    makeAutoObservable(this, { toasts: observableRef, stages: observableRef });
  }

  get stage(): string | undefined {
    return this.stages.at(-1);
  }

  /** Opens an inner stage until the returned function is called. */
  enter(stage: string): () => void {
    this.stages = [...this.stages, stage];
    return () => this.leave(stage);
  }

  leave(stage: string): void {
    this.stages = this.stages.filter((other) => other !== stage);
    // The reader who paused the toasts by reading in there is somewhere else now.
    this.resume();
  }

  /** Returns the number to dismiss it by. */
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

  /** Pauses every toast while one is being read. */
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

  /** Starts leaving when time is up, then removes it. */
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
