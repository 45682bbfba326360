import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '#core/failure.ts';
import { tooLarge, type PictureGround } from './picture-reader.ts';

/** One picture to read: as a post shows it, as a square of so many pixels, whole as a logo on such a square, or as a logo laid onto a ground. */
export type PictureTask =
  | { readonly kind: 'sanitized'; readonly file: Uint8Array }
  | { readonly kind: 'square' | 'logo'; readonly file: Uint8Array; readonly side: number }
  | ({ readonly kind: 'laid'; readonly file: Uint8Array } & PictureGround);

export type PictureAnswer = { readonly made: unknown } | { readonly refused: { readonly message: string; readonly code: string | undefined } };

const readTimeoutMs = 10_000;
const idleMs = 30_000;
const program = join(import.meta.dirname, 'picture-program.ts');
const flags = ['--max-old-space-size=96', '--no-warnings'];

interface Reading {
  readonly resolve: (made: unknown) => void;
  readonly reject: (failure: Failure) => void;
  readonly timeout: NodeJS.Timeout;
}

/**
 * The process that reads pictures. Decoders take memory that no limit of ours sees, and threads that everything else waits for; here they have both for
 * themselves, and the system ends it where it takes more than `mostDataKib` (of which Node reserves 600,000; Windows knows no such limit). It comes with a
 * picture and leaves when there are none.
 */
export class PictureProcess {
  readonly #mostDataKib: number;
  #child: ChildProcess | undefined;
  #reading: Reading | undefined;
  #idle: NodeJS.Timeout | undefined;

  constructor(mostDataKib = 1_000_000) {
    this.#mostDataKib = mostDataKib;
  }

  /** Reads one picture; another may be asked for only after it. */
  read(task: PictureTask): Promise<unknown> {
    clearTimeout(this.#idle);
    return new Promise((resolve, reject) => {
      this.#reading = { resolve, reject, timeout: setTimeout(() => this.stop(), readTimeoutMs) };
      this.#child ??= this.#start();
      this.#child.send(task, () => undefined);
    });
  }

  /** Ends the process, with the picture it reads. */
  stop(): void {
    this.#end(tooLarge('The process that read it was ended.'));
  }

  #end(failure: Failure): void {
    const child = this.#child;
    this.#child = undefined;
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

  #start(): ChildProcess {
    const own = [process.execPath, ...flags, program];
    const [command = '', ...words] =
      process.platform === 'win32' ? own : ['/bin/sh', '-c', `ulimit -d ${this.#mostDataKib} 2>/dev/null; exec "$0" "$@"`, ...own];
    const child = spawn(command, words, {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      serialization: 'advanced',
      env: { PATH: process.env['PATH'], SystemRoot: process.env['SystemRoot'], UV_THREADPOOL_SIZE: '1' },
      windowsHide: true,
    });
    const whenIts = (act: () => void) => () => void (this.#child === child && act());
    child.on('message', (answer: PictureAnswer) =>
      whenIts(() => this.#settle(({ resolve, reject }) => ('made' in answer ? resolve(answer.made) : reject(refusalOf(answer.refused)))))(),
    );
    child.on(
      'exit',
      whenIts(() => this.stop()),
    );
    child.on('error', (error) => whenIts(() => this.#end(new Failure('offline', 'Pictures cannot be read just now.', { cause: error })))());
    child.unref();
    child.channel?.unref();
    return child;
  }
}

const refusalOf = ({ message, code }: { readonly message: string; readonly code: string | undefined }): Failure =>
  new Failure('invalid', message, code === undefined ? {} : { code });
