import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import type { Persona, OwnPersonas, Personas } from '#core/personas/personas.ts';
import { profileTypes, type ProfileType } from '#core/personas/profile-type.ts';
import type { NameNewsStore } from '../app/name-news-store.ts';
import { Request } from '../requests/request.ts';

/** Persona the member writes under. */
export class PersonaChoiceStore {
  chosen: ProfileType | undefined;
  known: OwnPersonas | undefined;
  readonly #news: NameNewsStore;
  readonly reading: Request<OwnPersonas>;
  readonly choosing: Request<void, [profileType: ProfileType]>;
  #isOutdated = false;

  constructor(ports: Personas, news: NameNewsStore) {
    this.#news = news;
    this.reading = new Request(() => ports.available());
    this.choosing = new Request((profileType) => ports.select(profileType));
    makeAutoObservable(this, { known: observableRef, reading: false, choosing: false });
    // As a name begins nothing is asked by session: that would say whose name it is (F-07). It is known here.
    reaction(
      () => news.begun,
      (begun) => begun && this.#join(begun),
    );
    reaction(
      () => news.changes,
      () => {
        this.#isOutdated = true;
        if (this.reading.state.status !== 'IDLE' && news.waiting === undefined) void this.reload();
      },
    );
  }

  /** Reads personas once, and again where a name may be new or changed. */
  async open(): Promise<void> {
    if (this.#isOutdated || this.reading.state.status !== 'SUCCESS' || this.begun.length < profileTypes.length) await this.reload();
  }

  #join(name: AnonymousPersona): void {
    if (!this.known) return;
    const others = this.known.personas.filter(({ profileType }) => profileType !== 'ANONYMOUS');
    this.known = { ...this.known, personas: [{ profileType: 'ANONYMOUS', bio: null, ...name }, ...others] };
    this.#isOutdated = false;
  }

  async reload(): Promise<void> {
    this.#isOutdated = false;
    const outcome = await this.reading.send();
    if (outcome.status === 'SUCCESS') runInAction(() => (this.known = outcome.value));
  }

  /** Personas that others can read by now. */
  get begun(): readonly Persona[] {
    return this.known?.personas ?? [];
  }

  get personas(): readonly Persona[] {
    const { waiting } = this.#news;
    const isWaiting = this.known && waiting && !this.begun.some(({ profileType }) => profileType === 'ANONYMOUS');
    return isWaiting ? [{ profileType: 'ANONYMOUS', bio: null, ...waiting.persona }, ...this.begun] : this.begun;
  }

  get isNamed(): boolean {
    return this.personas.some(({ profileType }) => profileType === 'ANONYMOUS');
  }

  /** True for members with a confirmed job, who may write without a made-up name. */
  get isConfirmed(): boolean {
    return this.personas.some(({ isConfirmed }) => isConfirmed);
  }

  /** Persona that speaks, undefined where it is missing. */
  get selected(): Persona | undefined {
    const wanted = this.chosen ?? this.known?.selected;
    return this.begun.find(({ profileType }) => profileType === wanted) ?? this.begun[0];
  }

  /** Answers whether the choice was stored, else the previous persona speaks again. */
  async choose(profileType: ProfileType): Promise<boolean> {
    this.chosen = profileType;
    const outcome = await this.choosing.send(profileType);
    const isLatest = this.choosing.state === outcome;
    runInAction(() => {
      if (outcome.status === 'SUCCESS' && this.known) this.known = { ...this.known, selected: profileType };
      if (isLatest) this.chosen = undefined;
    });
    return outcome.status === 'SUCCESS' && isLatest;
  }
}
