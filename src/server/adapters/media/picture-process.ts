import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '#core/failure.ts';
import type { CardDrawing } from './card-picture.ts';
import { tooLarge, type PictureGround } from './picture-reader.ts';

/** Reads a picture as post, square, logo or laid onto a ground, or draws a card. */
export type PictureTask =
  | ({ readonly kind: 'card' } & CardDrawing)
  | { readonly kind: 'sanitized'; readonly file: Uint8Array }
  | { readonly kind: 'square' | 'logo'; readonly file: Uint8Array; readonly side: number }
  | ({ readonly kind: 'laid'; readonly file: Uint8Array } & PictureGround);

export type PictureAnswer =
  | { readonly isReady: true }
  | { readonly made: unknown }
  | { readonly refused: { readonly message: string; readonly code: string | undefined } };

const idleMs = 30_000;
const program = join(import.meta.dirname, 'picture-program.ts');
/** Bundled fonts only, none of the machine (fontconfig). */
const fonts = join(import.meta.dirname, '../fonts/fonts.conf');
const flags = ['--max-old-space-size=96', '--no-warnings'];

interface Reading {
  readonly task: PictureTask;
  readonly resolve: (made: unknown) => void;
  readonly reject: (failure: Failure) => void;
  timeout: NodeJS.Timeout;
}

interface Limits {
  readonly mostDataKib: number;
  readonly startMs: number;
  readonly readMs: number;
}

const usual: Limits = { mostDataKib: 1_000_000, startMs: 30_000, readMs: 10_000 };

/** Reads pictures in a process of its own, which the system ends above `mostDataKib` (Node reserves 600,000). */
export class PictureProcess {
  readonly #limits: Limits;
  #child: ChildProcess | undefined;
  #isReady = false;
  #reading: Reading | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(limits: Partial<Limits> = {}) {
    this.#limits = { ...usual, ...limits };
  }

  /** Reads one picture at a time; only failures during reading count against it. */
  read(task: PictureTask): Promise<unknown> {
    clearTimeout(this.#idle);
    return new Promise((resolve, reject) => {
      this.#reading = { task, resolve, reject, timeout: setTimeout(() => this.#end(unread('The process started too late.')), this.#limits.startMs) };
      this.#child ??= this.#start();
      if (this.#isReady) this.#send(this.#child);
    });
  }

  /** Gives up the picture, ending the process if it is reading. */
  stop(): void {
    const failure = unread('The process was told to stop.');
    if (this.#reading && !this.#isReady) this.#settle(({ reject }) => reject(failure));
    else this.#end(failure);
  }

  #send(child: ChildProcess): void {
    const reading = this.#reading;
    if (!reading) return;
    clearTimeout(reading.timeout);
    reading.timeout = setTimeout(() => this.#end(tooLarge('It took too long to read.')), this.#limits.readMs);
    child.send(reading.task, () => undefined);
  }

  #end(failure: Failure): void {
    const child = this.#child;
    this.#child = undefined;
    this.#isReady = false;
    child?.kill('SIGKILL');
    this.#settle(({ reject }) => reject(failure));
  }

  #settle(tell: (reading: Reading) => void): void {
    const reading = this.#reading;
    this.#reading = undefined;
    if (!reading) return;
    clearTimeout(reading.timeout);
    this.#idle = setTimeout(() => this.stop(), idleMs).unref();
    tell(reading);
  }

  #hear(child: ChildProcess, answer: PictureAnswer): void {
    if ('isReady' in answer) {
      this.#isReady = true;
      this.#send(child);
    } else this.#settle(({ resolve, reject }) => ('made' in answer ? resolve(answer.made) : reject(refusalOf(answer.refused))));
  }

  #start(): ChildProcess {
    const own = [process.execPath, ...flags, program];
    const [command = '', ...words] =
      process.platform === 'win32' ? own : ['/bin/sh', '-c', `ulimit -d ${this.#limits.mostDataKib} 2>/dev/null; exec "$0" "$@"`, ...own];
    const child = spawn(command, words, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], UV_THREADPOOL_SIZE: '1', FONTCONFIG_FILE: fonts },
      windowsHide: true,
    });
    const whenIts = (act: () => void) => () => void (this.#child === child && act());
    child.on('message', (answer: PictureAnswer) => whenIts(() => this.#hear(child, answer))());
    child.on(
      'exit',
      whenIts(() => this.#end(this.#isReady ? tooLarge('The process that read it ended.') : unread('The process ended before it could read.'))),
    );
    child.on('error', (error) => whenIts(() => this.#end(unread(error)))());
    child.unref();
    child.channel?.unref();
    return child;
  }
}

/** Failure unrelated to the picture, which may be sent again. */
const unread = (cause: unknown): Failure => new Failure('offline', 'Pictures cannot be read just now. Please try again.', { cause });

const refusalOf = ({ message, code }: { readonly message: string; readonly code: string | undefined }): Failure =>
  new Failure('invalid', message, code === undefined ? {} : { code });
