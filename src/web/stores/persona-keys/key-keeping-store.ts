import { makeAutoObservable, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import { drawnPassphrase, saidPassphrase, transferLetters, transferSalt } from '#core/persona-keys/hand-code.ts';
import { minuteMs } from '#core/figures/durations.ts';
import type { KeyCopies } from '#core/persona-keys/key-copies.ts';
import { keyFileText } from '#core/persona-keys/key-file.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { lookOf } from '#core/personas/name-look.ts';
import { Request } from '../requests/request.ts';

interface WaitingCode {
  readonly code: string;
  readonly waitsUntil: number;
}

/** Keeps a persona key beyond this browser: as a file, a code or a copy on the server. */
export class KeyKeepingStore {
  now: number;
  readonly filing: Request<string, [passphrase: string]>;
  readonly starting: Request<WaitingCode>;
  readonly copying: Request<void, [passphrase: string, name: string]>;
  readonly dropping: Request<void>;
  readonly #keys: PersonaKeys;
  readonly #clock: Clock;
  #stopTicking: () => void = () => undefined;

  constructor(keys: PersonaKeys, copies: KeyCopies, clock: Clock) {
    this.#keys = keys;
    this.#clock = clock;
    this.now = clock.now();
    this.filing = new Request(async (passphrase) => {
      const salt = keys.draw(transferLetters);
      const { sealed } = await keys.seal({ passphrase: saidPassphrase(passphrase), salt });
      return keyFileText({ salt, sealed });
    });
    this.starting = new Request(async () => {
      const code = keys.draw(transferLetters);
      return { code, waitsUntil: await copies.startTransfer(await keys.seal({ passphrase: code, salt: transferSalt })) };
    });
    this.copying = new Request(async (passphrase, name) => copies.keep(await keys.seal({ passphrase: saidPassphrase(passphrase), salt: lookOf(name) })));
    this.dropping = new Request(() => copies.forget());
    makeAutoObservable(this, { filing: false, starting: false, copying: false, dropping: false });
  }

  /** Full minutes left for the code, 0 once expired. */
  get minutesLeft(): number {
    const { value } = this.starting;
    return value ? Math.max(0, Math.ceil((value.waitsUntil - this.now) / minuteMs)) : 0;
  }

  async start(): Promise<void> {
    this.#stopTicking();
    await this.starting.send();
    this.#tick();
  }

  /** Suggests a passphrase that cannot be guessed. */
  suggest(): string {
    return drawnPassphrase((length) => this.#keys.draw(length));
  }

  /** Clears what was shown, as on leaving the page. */
  putAway(): void {
    this.#stopTicking();
    for (const request of [this.filing, this.starting, this.copying, this.dropping]) request.forget();
  }

  #tick(): void {
    runInAction(() => (this.now = this.#clock.now()));
    const { value } = this.starting;
    if (value && value.waitsUntil > this.now) this.#stopTicking = this.#clock.after(Math.min(minuteMs, value.waitsUntil - this.now), () => this.#tick());
  }
}
