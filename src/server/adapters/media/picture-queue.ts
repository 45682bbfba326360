import { Failure } from '#core/failure.ts';
import type { WhenOver } from '#core/sessions/request-context.ts';
import type { CardDrawing } from './card-picture.ts';
import { PictureProcess, type PictureTask } from './picture-process.ts';
import type { SanitizedPicture, PictureGround } from './picture-reader.ts';

/** Owner of a picture and the signal that nobody waits for it any longer. */
export interface PictureOwner {
  readonly owner: string;
  readonly whenOver: WhenOver | undefined;
}

interface Job extends PictureOwner {
  readonly task: PictureTask;
  readonly settle: (answer: Promise<unknown>) => void;
}

const mostWaiting = 100;
const nobodyWaits = new Failure('offline', 'Nobody waits for this picture any more.');

/** Reads one picture at a time, alternating between members so that none blocks the others. */
export class PictureQueue {
  readonly #process: Pick<PictureProcess, 'read' | 'stop'>;
  readonly #waiting: Job[] = [];
  #running: Job | undefined;
  #lastOwner = '';

  constructor(process: Pick<PictureProcess, 'read' | 'stop'> = new PictureProcess()) {
    this.#process = process;
  }

  sanitized(file: Uint8Array, of: PictureOwner): Promise<SanitizedPicture> {
    return this.#put({ kind: 'sanitized', file }, of) as Promise<SanitizedPicture>;
  }

  square(file: Uint8Array, side: number, of: PictureOwner): Promise<Uint8Array> {
    return this.#put({ kind: 'square', file, side }, of) as Promise<Uint8Array>;
  }

  logo(file: Uint8Array, side: number, of: PictureOwner): Promise<Uint8Array> {
    return this.#put({ kind: 'logo', file, side }, of) as Promise<Uint8Array>;
  }

  laid(file: Uint8Array, ground: PictureGround, of: PictureOwner): Promise<Uint8Array> {
    return this.#put({ kind: 'laid', file, ...ground }, of) as Promise<Uint8Array>;
  }

  card(drawing: CardDrawing, of: PictureOwner): Promise<Uint8Array> {
    return this.#put({ kind: 'card', ...drawing }, of) as Promise<Uint8Array>;
  }

  countOf(owner: string): number {
    return [...this.#waiting, this.#running].filter((job) => job?.owner === owner).length;
  }

  #put(task: PictureTask, { owner, whenOver }: PictureOwner): Promise<unknown> {
    if (this.#waiting.length >= mostWaiting) throw new Failure('offline', 'Too many pictures wait already.');
    return new Promise((resolve) => {
      const job: Job = { task, owner, whenOver, settle: resolve };
      this.#waiting.push(job);
      whenOver?.(() => this.#drop(job));
      void this.#run();
    });
  }

  #drop(job: Job): void {
    if (this.#running === job) return this.#process.stop();
    const at = this.#waiting.indexOf(job);
    if (at < 0) return;
    this.#waiting.splice(at, 1);
    job.settle(Promise.reject(nobodyWaits));
  }

  async #run(): Promise<void> {
    if (this.#running) return;
    const another = this.#waiting.findIndex(({ owner }) => owner !== this.#lastOwner);
    const [job] = this.#waiting.splice(Math.max(another, 0), 1);
    if (!job) return;
    this.#running = job;
    this.#lastOwner = job.owner;
    const answer = this.#process.read(job.task);
    job.settle(answer);
    await Promise.allSettled([answer]);
    this.#running = undefined;
    void this.#run();
  }
}

export const pictureQueue = new PictureQueue();
