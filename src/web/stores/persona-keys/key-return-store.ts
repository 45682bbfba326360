import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import type { Urls } from '#core/navigation/urls.ts';
import { isTransferCode, saidPassphrase, tidiedCode, transferLetters, transferSalt } from '#core/persona-keys/hand-code.ts';
import type { KeyCopies } from '#core/persona-keys/key-copies.ts';
import { keyFileIn, largestKeyFile } from '#core/persona-keys/key-file.ts';
import type { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { KeySecret, PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { lookOf } from '#core/personas/name-look.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { Request } from '../requests/request.ts';

const nameless = 'PERSONA_UNKNOWN';

interface FoundKey {
  readonly sealed: string;
  readonly secret: KeySecret;
}

export interface ChosenFile {
  readonly size: number;
  readonly text: () => Promise<string>;
}

export type ReturnWay = 'code' | 'file' | 'copy';

interface ReturnParts {
  readonly keys: PersonaKeys;
  readonly copies: KeyCopies;
  readonly urls: Urls;
  readonly news: NameNewsStore;
}

/** Brings a persona key into this browser and reloads, so that nothing read without it remains. */
export class KeyReturnStore {
  way: ReturnWay = 'code';
  /** Key found that would replace the one already here. */
  waiting: FoundKey | undefined;
  readonly bringing: Request<void, [find: () => Promise<FoundKey>]>;
  readonly replacing: Request<void>;
  readonly #taking: Request<void, [found: FoundKey]>;
  readonly #owning: Request<AnonymousPersona>;
  readonly #parts: ReturnParts;

  constructor(keys: PersonaKeys, copies: KeyCopies, personas: KeyedPersonas, urls: Urls, news: NameNewsStore) {
    this.#parts = { keys, copies, urls, news };
    this.bringing = new Request(async (find) => this.#bring(await find()));
    this.replacing = new Request(() => this.#replace());
    this.#taking = new Request((found) => this.#take(found));
    this.#owning = new Request(() => personas.own());
    makeAutoObservable(this, { waiting: observableRef, bringing: false, replacing: false });
  }

  choose(way: ReturnWay): void {
    this.way = way;
    this.bringing.forget();
  }

  /** Last refusal. Another key already here is a question, not a problem. */
  get problem(): Failure | undefined {
    const { state } = this.replacing.state.status === 'FAILURE' ? this.replacing : this.bringing;
    return state.status === 'FAILURE' && !this.waiting ? state.failure : undefined;
  }

  async byCode(typed: string): Promise<void> {
    await this.bringing.send(async () => {
      const { keys, copies } = this.#parts;
      const code = tidiedCode(typed);
      if (!isTransferCode(code)) throw new Failure('invalid', `A code has ${transferLetters} letters`, { code: 'NO_CODE' });
      const secret = { passphrase: code, salt: transferSalt };
      return { sealed: await copies.completeTransfer(await keys.locatorOf(secret)), secret };
    });
  }

  async byFile(file: ChosenFile, passphrase: string): Promise<void> {
    await this.bringing.send(async () => {
      const { salt, sealed } = keyFileIn(file.size > largestKeyFile ? '' : await file.text());
      return { sealed, secret: { passphrase: saidPassphrase(passphrase), salt } };
    });
  }

  async byCopy(name: string, passphrase: string): Promise<void> {
    await this.bringing.send(async () => {
      const { keys, copies } = this.#parts;
      const secret = { passphrase: saidPassphrase(passphrase), salt: lookOf(name) };
      return { sealed: await copies.fetch(await keys.locatorOf(secret)), secret };
    });
  }

  async replace(): Promise<void> {
    await this.replacing.send();
    this.leave();
  }

  leave(): void {
    this.waiting = undefined;
  }

  async #bring(found: FoundKey): Promise<void> {
    this.replacing.forget();
    const outcome = await this.#taking.send(found);
    if (outcome.status === 'FAILURE') {
      if (outcome.failure.code === 'KEY_HELD') runInAction(() => (this.waiting = found));
      throw outcome.failure;
    }
    this.#leavePage();
  }

  /** Releases the old key unclaimed until the new one has arrived, so that no failure loses it. */
  async #replace(): Promise<void> {
    const { keys } = this.#parts;
    if (!this.waiting) return;
    const before = await keys.local();
    await keys.release();
    const outcome = await this.#taking.send(this.waiting);
    if (outcome.status === 'FAILURE') {
      await keys.release();
      if (before) await keys.choose(before.publicKey);
      throw outcome.failure;
    }
    if (before) await keys.forget(before.publicKey);
    this.#leavePage();
  }

  /** Takes a key in and asks for its name. The key of a deleted name is useless. */
  async #take({ sealed, secret }: FoundKey): Promise<void> {
    const { keys } = this.#parts;
    await keys.restore(sealed, secret);
    const outcome = await this.#owning.send();
    if (outcome.status === 'SUCCESS') await keys.note({ persona: { userName: outcome.value.userName, avatarUri: outcome.value.avatarUri } });
    if (outcome.status === 'FAILURE' && outcome.failure.code === nameless) {
      await keys.forget();
      throw outcome.failure;
    }
  }

  #leavePage(): void {
    this.#parts.news.tell();
    this.#parts.urls.go(`${screens.madeUpName}?now=returned`);
  }
}
