import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Clock, MonotonicClock } from '#core/clock.ts';

interface Alarm {
  readonly dueAt: number;
  readonly wake: () => void;
}

/** Clock that the test moves. */
export class FakeClock implements Clock, MonotonicClock {
  #now: number;
  #setBy = 0;
  #alarms: Alarm[] = [];
  #alarmSet: () => void = () => undefined;

  constructor(now = Date.UTC(2026, 10, 20)) {
    this.#now = now;
  }

  now(): number {
    return this.#now + this.#setBy;
  }

  elapsed(): number {
    return this.#now;
  }

  /** Sets the time of day forward or back, leaving alarms alone. */
  set(byMs: number): void {
    this.#setBy += byMs;
  }

  after(delayMs: number, wake: () => void): () => void {
    const alarm = { dueAt: this.#now + delayMs, wake };
    this.#alarms.push(alarm);
    this.#alarmSet();
    return () => {
      this.#alarms = this.#alarms.filter((other) => other !== alarm);
    };
  }

  /** Waits until so many alarms are set that ring within a time. */
  async untilWaitedFor(withinMs = Infinity, many = 1): Promise<void> {
    while (this.#alarms.filter(({ dueAt }) => dueAt <= this.#now + withinMs).length < many) await new Promise<void>((resolve) => (this.#alarmSet = resolve));
  }

  /** Advances by seconds until the answer arrives. */
  async passUntil<Value>(answer: Promise<Value>): Promise<Value> {
    const settled = answer.then(
      () => true,
      () => true,
    );
    while (!(await Promise.race([settled, nextTurn(false)]))) this.advance(1_000);
    return answer;
  }

  /** Passes time and rings due alarms in order, also those set meanwhile. */
  advance(ms: number): void {
    const end = this.#now + ms;
    for (let alarm = this.#nextUntil(end); alarm; alarm = this.#nextUntil(end)) {
      const due = alarm;
      this.#alarms = this.#alarms.filter((other) => other !== due);
      this.#now = due.dueAt;
      due.wake();
    }
    this.#now = end;
  }

  #nextUntil(end: number): Alarm | undefined {
    return this.#alarms
      .filter(({ dueAt }) => dueAt <= end)
      .reduce<Alarm | undefined>((first, alarm) => (first && first.dueAt <= alarm.dueAt ? first : alarm), undefined);
  }
}
