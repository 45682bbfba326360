import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import { dayOf } from '#core/figures/ago.ts';
import type { Archives } from '#core/own-data/archives.ts';
import type { OwnData } from '#core/own-data/own-data.ts';
import type { PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { DataMap } from '#core/privacy/data-map.ts';
import type { AnyLocal, ContributionsStore } from '../contributions/contributions-store.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';
import type { PageSaid } from './own-data-files.ts';
import type { OwnDataPorts, OwnDataRun } from './own-data-run.ts';

type OwnDataProblem = 'again' | 'gone' | 'failed' | undefined;

/** Export assembled on the device from account, persona, contribution keys and local data (F-22). */
export class OwnDataStore {
  run: OwnDataRun | undefined;
  withContributions = true;
  readonly collecting: Request<string, [said: PageSaid]>;
  readonly local: Request<readonly AnyLocal[]>;
  readonly #ports: OwnDataPorts;
  readonly #clock: Clock;

  constructor(
    ownData: OwnData,
    dataMap: DataMap,
    archives: Archives,
    keys: PersonaKeys,
    contributionKeys: ContributionKeys,
    storage: UserStorage,
    contributions: ContributionsStore,
    session: SessionStore,
    clock: Clock,
  ) {
    this.#ports = { ownData, dataMap, archives, keys, contributionKeys, storage };
    this.#clock = clock;
    this.local = new Request(async () => {
      await contributions.open();
      return contributions.listing.value ?? [];
    });
    this.collecting = new Request(async (said) =>
      (await this.#begun()).collect(said, {
        member: session.member?.userId ?? '',
        areKeysKept: session.markers.keepKeys(),
        contributions: this.withContributions ? (this.local.value ?? []) : [],
      }),
    );
    makeAutoObservable(this, { run: observableRef, collecting: false, local: false });
  }

  /** Reads local contributions without asking the server. */
  async open(): Promise<void> {
    await this.local.renew();
  }

  choose(withContributions: boolean): void {
    this.withContributions = withContributions;
  }

  get isBusy(): boolean {
    return this.collecting.state.status === 'LOADING';
  }

  get isStopped(): boolean {
    return this.run?.isStopped === true && !this.isBusy;
  }

  get problem(): OwnDataProblem {
    return problemIn(this.collecting.state);
  }

  get url(): string | undefined {
    return this.collecting.value;
  }

  get today(): string {
    return dayOf(this.#clock.now());
  }

  async collect(said: Omit<PageSaid, 'day'>): Promise<void> {
    if (this.isBusy) return;
    this.close();
    await this.collecting.send({ ...said, day: this.today });
  }

  /** Loads the code of a run on first use. */
  async #begun(): Promise<OwnDataRun> {
    const code = await import(/* webpackChunkName: "archive" */ './own-data-run.ts');
    if (!this.isBusy) throw new Failure('cancelled');
    const run = new code.OwnDataRun(this.#ports, this.#clock);
    runInAction(() => (this.run = run));
    return run;
  }

  stop(): void {
    this.run?.stop();
    this.collecting.forget();
  }

  close(): void {
    if (this.url !== undefined) this.#ports.archives.drop(this.url);
    if (this.isBusy) this.run?.stop();
    this.collecting.forget();
    this.run = undefined;
  }
}

function problemIn(state: RequestState<unknown>): OwnDataProblem {
  if (state.status !== 'FAILURE') return undefined;
  if (state.failure.code === 'SIGN_IN_AGAIN') return 'again';
  return state.failure.code === 'CURSOR_INVALID' ? 'gone' : 'failed';
}
