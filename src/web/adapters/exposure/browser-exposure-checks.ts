import type { ExposureChecks } from '#core/exposure/exposure-checks.ts';
import type { DraftTexts } from '#core/exposure/exposure.ts';
import type { Finding } from '#core/exposure/finding.ts';
import { Failure } from '#core/failure.ts';
import type { DraftToCheck } from './exposure-worker.ts';

interface Asker {
  readonly answer: (findings: readonly Finding[]) => void;
  readonly refuse: (failure: Failure) => void;
}

/** Checks drafts in a local web worker, one at a time, sending nothing anywhere. */
export class BrowserExposureChecks implements ExposureChecks {
  #worker: Worker | undefined;
  #askers: readonly Asker[] = [];
  /** Latest texts, until the worker takes them. */
  #next: DraftToCheck | undefined;
  #isBusy = false;

  check(texts: DraftTexts, company: string): Promise<readonly Finding[]> {
    return new Promise((answer, refuse) => {
      this.#askers = [...this.#askers, { answer, refuse }];
      this.#next = { texts, company };
      if (!this.#isBusy) this.#begin();
    });
  }

  #begin(): void {
    if (typeof Worker === 'undefined') return this.#giveUp();
    this.#worker ??= this.#started();
    this.#isBusy = true;
    this.#worker.postMessage(this.#next, []);
    this.#next = undefined;
  }

  #started(): Worker {
    const worker = new Worker(/* webpackChunkName: "exposure-worker" */ new URL('./exposure-worker.ts', import.meta.url));
    worker.addEventListener('message', ({ data }: MessageEvent<readonly Finding[]>) => this.#hear(data));
    worker.addEventListener('error', () => this.#giveUp());
    return worker;
  }

  /** Ignores findings on outdated texts. */
  #hear(findings: readonly Finding[]): void {
    this.#isBusy = false;
    if (this.#next !== undefined) return this.#begin();
    for (const { answer } of this.#leaving()) answer(findings);
  }

  /** Retries a worker that failed to load with the next draft. */
  #giveUp(): void {
    this.#worker?.terminate();
    [this.#worker, this.#next, this.#isBusy] = [undefined, undefined, false];
    for (const { refuse } of this.#leaving()) refuse(new Failure('broken', 'The worker that reads drafts did not start.'));
  }

  #leaving(): readonly Asker[] {
    const askers = this.#askers;
    this.#askers = [];
    return askers;
  }
}
