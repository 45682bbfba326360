import { makeAutoObservable, reaction, runInAction } from 'mobx';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { Failure } from '#core/failure.ts';
import { screens } from '#core/navigation/screens.ts';
import type { Urls } from '#core/navigation/urls.ts';
import type { IssuerKeys } from '#core/persona-keys/issuer-key.ts';
import type { KeyedPersona, KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import type { LocalKey, PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import { deleteName } from '#core/persona-keys/delete-name.ts';
import { deletedName } from '#core/persona-keys/name-away.ts';
import type { PersonaTokens } from '#core/persona-keys/persona-tokens.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { AnonymousPersonas } from '#core/personas/anonymous-personas.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import { none, type NameDone, type NameHere, type NamePlaceHere } from './name-here.ts';
import type { NamePlaceStore } from './name-place-store.ts';

/** Made-up name of this browser, known by its key alone, for members and guests. */
export class MadeUpNameStore {
  /** True where the name was made since the page loaded. */
  isMade = false;
  readonly reading: Request<NameHere>;
  readonly issuing: Request<IssuerKeys>;
  readonly choosing: Request<LocalKey, [publicKey: string]>;
  readonly forgetting: Request<void, [publicKey?: string]>;
  readonly deleting: Request<void>;
  /** Empty form name with a first picture. */
  readonly beginning: Request<AnonymousPersona>;
  readonly #keys: PersonaKeys;
  readonly #owning: Request<KeyedPersona>;
  readonly #places: NamePlaceStore;
  readonly #session: SessionStore;
  readonly #urls: Urls;
  readonly #news: NameNewsStore;
  readonly #storage: UserStorage;
  #isTelling = false;
  #hadName = false;

  constructor(
    keys: PersonaKeys,
    personas: KeyedPersonas,
    tokens: PersonaTokens,
    places: NamePlaceStore,
    session: SessionStore,
    urls: Urls,
    naming: AnonymousPersonas,
    news: NameNewsStore,
    storage: UserStorage,
  ) {
    this.#keys = keys;
    this.#owning = new Request(() => personas.own());
    this.#places = places;
    this.#session = session;
    this.#urls = urls;
    this.#news = news;
    this.#storage = storage;
    this.reading = new Request(() => this.#look());
    this.issuing = new Request(() => tokens.keys());
    this.choosing = new Request((publicKey) => keys.choose(publicKey));
    this.forgetting = new Request<void, [publicKey?: string]>((publicKey) => keys.forget(publicKey));
    this.deleting = new Request(async () => {
      await deleteName(personas, keys);
      this.#mark();
    });
    this.beginning = new Request(async () => ({ userName: '', avatarUri: (await naming.suggestAvatars())[0] ?? '' }));
    makeAutoObservable(this, { reading: false, issuing: false, choosing: false, forgetting: false, deleting: false, beginning: false });
    reaction(
      () => news.changes,
      () => this.reading.state.status !== 'IDLE' && !this.#isTelling && void this.#lookAgain(),
    );
  }

  async open(): Promise<void> {
    if (this.reading.state.status !== 'LOADING') await this.reading.send();
  }

  async again(): Promise<void> {
    await this.reading.renew();
  }

  get name(): AnonymousPersona | undefined {
    return this.reading.value?.persona;
  }

  /** Undefined while the place is unknown. */
  get place(): NamePlaceHere | undefined {
    if (!this.reading.value) return undefined;
    if (this.name) return 'here';
    if (this.reading.value.deleted !== undefined) return 'gone';
    if (this.reading.value.offered.length > 0) return 'among-several';
    if (this.reading.value.waiting !== undefined) return 'waiting';
    if (this.reading.value.isUnfinished) return 'unfinished';
    const place = this.#session.isAwake ? this.#places.place : undefined;
    return place === 'elsewhere' || place === 'deleted' ? place : 'nowhere';
  }

  get quarter(): string | undefined {
    return this.issuing.value?.items[0]?.period;
  }

  /** Opens one of several names until the page is left. */
  async choose(publicKey: string): Promise<void> {
    if ((await this.choosing.send(publicKey)).status === 'SUCCESS') await this.open();
  }

  /** Forgets the key and remembers a missing name as deleted. */
  async forget(): Promise<void> {
    const isGone = this.place === 'gone';
    if ((await this.forgetting.send()).status !== 'SUCCESS') return;
    if (isGone) this.#mark();
    this.restart('forgotten');
  }

  /** Forgets another's key and reloads, as a guest may have used it. */
  async forgetOther(publicKey: string): Promise<void> {
    if ((await this.forgetting.send(publicKey)).status === 'SUCCESS') this.restart('forgotten');
  }

  async delete(): Promise<void> {
    if ((await this.deleting.send()).status === 'SUCCESS') this.restart('deleted');
  }

  /** Reloads, so that nothing read under an earlier key remains. */
  restart(now: NameDone): void {
    this.#tell();
    this.#urls.go(`${screens.madeUpName}?now=${now}`);
  }

  /** Looks again after a name changed here or in another tab. */
  async #lookAgain(): Promise<void> {
    const { value } = this.reading;
    if (value) this.#hadName = value.persona !== undefined;
    const outcome = await this.reading.renew();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.isMade ||= !this.#hadName && outcome.value.persona !== undefined));
  }

  async #look(): Promise<NameHere> {
    const here = { ...(await this.#read()), others: this.#session.isAwake ? await this.#keys.others() : [] };
    await Promise.all([this.issuing.send(), this.#places.read()]);
    return here;
  }

  async #read(): Promise<NameHere> {
    const local = await this.#keys.local();
    if (!local) return { ...none, offered: this.#session.isGuest ? await this.#keys.offered() : [] };
    // Nothing is asked by the key of a name that begins later: that would tell it before.
    if (local.waiting && !local.persona) return { ...none, waiting: local.waiting.persona.userName };
    const outcome = await this.#owning.send();
    if (outcome.status === 'FAILURE') return this.#withoutAnswer(local, outcome.failure);
    if (outcome.status !== 'SUCCESS') return none;
    const { hasCopy, userName, avatarUri } = outcome.value;
    await this.#keys.note({ persona: { userName, avatarUri }, ...(local.waiting && { waiting: local.waiting }) });
    deletedName.unmark(this.#storage);
    return { ...none, persona: { userName, avatarUri }, hasCopy };
  }

  /** Keeps a name unchanged while offline, and its key until forgotten even where the server lost the name. */
  #withoutAnswer({ persona, token }: LocalKey, failure: Failure): NameHere {
    if (failure.code !== 'PERSONA_UNKNOWN') {
      if (persona) return { ...none, persona };
      throw failure;
    }
    if (!persona) return { ...none, isUnfinished: token !== undefined };
    return { ...none, deleted: persona.userName };
  }

  /** Notifies this page and all other tabs, without rereading here. */
  #tell(): void {
    this.#isTelling = true;
    this.#news.tell();
    this.#isTelling = false;
  }

  /** Marks a name deleted whose key is forgotten, for the member to see. */
  #mark(): void {
    if (this.#session.isAwake) deletedName.mark(this.#storage);
    this.#tell();
  }
}
