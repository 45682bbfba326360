import { makeAutoObservable, observableRef } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';

const name = 'chat-trusted';
const mostTrusted = 500;

/** Trusted senders of links and pictures, remembered on this device alone (F-25). */
export class TrustedStore {
  trusted: ReadonlySet<string>;
  readonly #storage: UserStorage;

  constructor(storage: UserStorage) {
    this.#storage = storage;
    const kept = storage.read(name);
    this.trusted = new Set(Array.isArray(kept) ? kept.filter((each) => typeof each === 'string') : []);
    makeAutoObservable(this, { trusted: observableRef });
  }

  trusts(personId: string | null): boolean {
    return personId !== null && this.trusted.has(personId);
  }

  trust(personId: string): void {
    this.trusted = new Set([...this.trusted, personId].slice(-mostTrusted));
    this.#storage.keep(name, [...this.trusted]);
  }

  distrust(personId: string): void {
    this.trusted = new Set([...this.trusted].filter((each) => each !== personId));
    this.#storage.keep(name, [...this.trusted]);
  }
}
