import { Failure } from '#core/failure.ts';
import type { WhenOver } from '#core/sessions/request-context.ts';
import type { CardDrawing } from './card-picture.ts';
import { PictureProcess, type PictureTask } from './picture-process.ts';
import type { SanitizedPicture, PictureGround } from './picture-reader.ts';

/** The owner of a picture, by any key, and how to know that nobody waits for it any more. */
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

/** The pictures that wait to be read: one at a time, and the members by turns, so that none who sends many lets the others wait. */
export class PictureQueue {
  readonly #process: Pick<PictureProcess, 'read' | 'stop'>;
  readonly #waiting: Job[] = [];
  #running: Job | undefined;
  #lastOwner = '';

  constructor(process: Pick<PictureProcess, 'read' | 'stop'> = new PictureProcess()) {
    this.#process = process;
  }

  /** The picture as a post shows it, whole and small. */
  sanitized(file: Uint8Array, of: PictureOwner): Promise<SanitizedPicture> {
    return this.#put({ kind: 'sanitized', file }, of) as Promise<SanitizedPicture>;
  }

  /** The picture as a square of so many pixels. */
  square(file: Uint8Array, side: number, of: PictureOwner): Promise<Uint8Array> {
    return this.#put({ kind: 'square', file, side }, of) as Promise<Uint8Array>;
  }

  /** The whole picture on a square of so many pixels, as a logo is shown. */
  logo(file: Uint8Array, side: number, of: PictureOwner): Promise<Uint8Array> {
    return this.#put({ kind: 'logo', file, side }, of) as Promise<Uint8Array>;
  }

  /** The whole picture laid onto a picture of our own. */
  laid(file: Uint8Array, ground: PictureGround, of: PictureOwner): Promise<Uint8Array> {
    return this.#put({ kind: 'laid', file, ...ground }, of) as Promise<Uint8Array>;
  }

  /** A picture of our own, drawn. */
  card(drawing: CardDrawing, of: PictureOwner): Promise<Uint8Array> {
    return this.#put({ kind: 'card', ...drawing }, of) as Promise<Uint8Array>;
  }

  /** The number of pictures of one member that wait or are read. */
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

  /** A picture that nobody waits for leaves the queue, or is given up. */
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

/** The one queue of this process. */
export const pictureQueue = new PictureQueue();
