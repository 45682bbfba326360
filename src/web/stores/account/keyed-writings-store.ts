import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { byKind, type KeyedGroup } from '#core/account/keyed-groups.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import { isPooled } from '#core/contributions/contributed-keys.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { Failure } from '#core/failure.ts';
import { deleteName } from '#core/persona-keys/delete-name.ts';
import type { KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import { deletedName } from '#core/persona-keys/name-away.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { RewardWallet } from '#core/rewards/reward-wallet.ts';
import type { WrittenCounts } from '#core/personas/written-counts.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import type { AnyLocal, ContributionsStore } from '../contributions/contributions-store.ts';
import { Request, settled } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

export interface KeyedName {
  readonly group: 'name';
  readonly userName: string;
  /** Counts of its content, unknown where nobody answered. */
  readonly written: WrittenCounts | undefined;
}

export interface ContributionsOfKind {
  readonly group: ContributionKind;
  readonly local: readonly AnyLocal[];
}

export type KeyedPart = KeyedName | ContributionsOfKind;

interface KeyedPorts {
  readonly keys: Pick<PersonaKeys, 'local' | 'forget' | 'release'>;
  readonly personas: Pick<KeyedPersonas, 'written' | 'remove'>;
  readonly contributionKeys: Pick<ContributionKeys, 'list' | 'forget' | 'release'>;
  readonly storage: UserStorage;
  readonly wallet: Pick<RewardWallet, 'release'>;
}

/** Content written by this device's keys, unknown to any account and deletable by them alone. */
export class KeyedWritingsStore {
  readonly listing: Request<readonly KeyedPart[]>;
  readonly deleting: Request<void, [stays: (group: KeyedGroup) => boolean]>;
  readonly releasing: Request<void>;
  /** Parts deleted while the page is open. */
  gone: readonly KeyedPart[] = [];
  readonly #ports: KeyedPorts;
  readonly #contributions: Pick<ContributionsStore, 'open' | 'listing'>;
  readonly #session: SessionStore;
  readonly #news: NameNewsStore;

  constructor(
    keys: KeyedPorts['keys'],
    personas: KeyedPorts['personas'],
    contributionKeys: KeyedPorts['contributionKeys'],
    storage: UserStorage,
    contributions: Pick<ContributionsStore, 'open' | 'listing'>,
    session: SessionStore,
    news: NameNewsStore,
    wallet: KeyedPorts['wallet'],
  ) {
    this.#ports = { keys, personas, contributionKeys, storage, wallet };
    this.#contributions = contributions;
    this.#session = session;
    this.#news = news;
    this.listing = new Request(() => this.#list());
    this.deleting = new Request((stays) => this.#delete(stays));
    this.releasing = new Request(() => this.#release());
    makeAutoObservable(this, { listing: false, deleting: false, releasing: false, gone: observableRef });
  }

  async open(): Promise<void> {
    await this.listing.renew();
  }

  get parts(): readonly KeyedPart[] {
    return this.listing.value ?? [];
  }

  async #list(): Promise<readonly KeyedPart[]> {
    const name = await this.#name();
    await this.#contributions.open();
    const { state } = this.#contributions.listing;
    if (state.status === 'FAILURE') throw state.failure;
    return [...(name ? [name] : []), ...(state.status === 'SUCCESS' ? byKind(state.value) : [])];
  }

  /** Current or waiting name of the key, unless deleted elsewhere. */
  async #name(): Promise<KeyedName | undefined> {
    const local = this.#session.markers.keepKeys() ? await this.#ports.keys.local() : undefined;
    if (local?.waiting && !local.persona) return { group: 'name', userName: local.waiting.persona.userName, written: undefined };
    if (!local?.persona) return undefined;
    const counted = await settled(this.#ports.personas.written());
    if (counted.status === 'FAILURE' && counted.failure.code === 'PERSONA_UNKNOWN') return undefined;
    return { group: 'name', userName: local.persona.userName, written: counted.status === 'SUCCESS' ? counted.value : undefined };
  }

  /** Deletes all parts not kept, continuing after refusals but not offline, and throws while any remain. */
  async #delete(stays: (group: KeyedGroup) => boolean): Promise<void> {
    const failures: Failure[] = [];
    for (const part of await this.#list()) {
      if (stays(part.group)) continue;
      const steps = part.group === 'name' ? [() => this.#deleteName(part)] : part.local.map((one) => () => this.#deleteOne(part.group, one));
      for (const step of steps) {
        if (failures.some(({ kind }) => kind === 'offline')) break;
        const outcome = await settled(step());
        if (outcome.status === 'FAILURE') failures.push(outcome.failure);
      }
    }
    await this.listing.renew();
    if (failures[0]) throw failures[0];
  }

  async #deleteName(name: KeyedName): Promise<void> {
    await deleteName(this.#ports.personas, this.#ports.keys);
    deletedName.mark(this.#ports.storage);
    this.#news.tell();
    runInAction(() => (this.gone = [...this.gone, name]));
  }

  async #deleteOne(group: ContributionKind, one: AnyLocal): Promise<void> {
    const outcome = await one.removeAsked();
    if (outcome.status === 'FAILURE') throw outcome.failure;
    const earlier = this.gone.flatMap((part) => (part.group === group ? part.local : []));
    runInAction(() => (this.gone = [...this.gone.filter((part) => part.group !== group), { group, local: [...earlier, one] }]));
  }

  /** Disowns keys that stay, so that they are findable without the account, and drops unused ones. */
  async #release(): Promise<void> {
    const { keys, contributionKeys, wallet } = this.#ports;
    if (this.#session.markers.keepKeys()) await keys.release();
    for (const key of await contributionKeys.list()) if (isPooled(key)) await contributionKeys.forget(key.publicKey);
    await contributionKeys.release();
    await wallet.release();
  }
}
