import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Clock } from '#core/clock.ts';
import type { ContributionKeys } from '#core/contributions/contribution-keys.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { Failure } from '#core/failure.ts';
import type { Archives } from '#core/own-data/archives.ts';
import type { OwnData, OwnRow } from '#core/own-data/own-data.ts';
import { keptFor } from '#core/own-data/own-storage.ts';
import type { Page } from '#core/page.ts';
import type { LocalKey, PersonaKeys } from '#core/persona-keys/persona-keys.ts';
import type { DataMap } from '#core/privacy/data-map.ts';
import type { OwnDataPart } from '#web/words/en/own-data/words.ts';
import type { AnyLocal } from '../contributions/contributions-store.ts';
import { settled } from '../requests/request.ts';
import { OwnDataFiles, type PageSaid } from './own-data-files.ts';

/** Pauses between retries after a lost answer. The last one repeats. */
const lostLinePausesMs: readonly number[] = [2_000, 4_000, 8_000, 16_000, 30_000];

export interface OwnDataPorts {
  readonly ownData: OwnData;
  readonly dataMap: DataMap;
  readonly archives: Archives;
  readonly keys: Pick<PersonaKeys, 'local'>;
  readonly contributionKeys: Pick<ContributionKeys, 'list'>;
  readonly storage: Pick<UserStorage, 'names' | 'read'>;
}

interface Wanted {
  readonly member: string;
  readonly areKeysKept: boolean;
  readonly contributions: readonly AnyLocal[];
}

/** One collection run, which resumes after lost connections until stopped. */
export class OwnDataRun {
  counts: Readonly<Partial<Record<OwnDataPart, number>>> = {};
  /** True while a lost answer is being retried. */
  isWaiting = false;
  isStopped = false;
  readonly #ports: OwnDataPorts;
  readonly #clock: Pick<Clock, 'after'>;
  #goOn: () => void = () => undefined;

  constructor(ports: OwnDataPorts, clock: Pick<Clock, 'after'>) {
    this.#ports = ports;
    this.#clock = clock;
    makeAutoObservable(this, { counts: observableRef });
  }

  stop(): void {
    this.isStopped = true;
    this.isWaiting = false;
    this.#goOn();
  }

  /** Collects all data and answers the archive's URL. */
  async collect(said: PageSaid, { member, areKeysKept, contributions }: Wanted): Promise<string> {
    const { ownData, dataMap, archives, keys } = this.#ports;
    // The account comes first: its first page asks for a login of late, without which nothing is put together.
    const first = await this.#asked(() => ownData.ofAccount(null));
    const files = new OwnDataFiles(await this.#asked(() => archives.begin()), await this.#asked(() => dataMap.map()), said);
    await files.rows(
      'account',
      this.#pages('account', (cursor) => ownData.ofAccount(cursor), first),
    );
    const local = areKeysKept ? await keys.local() : undefined;
    const name = local?.persona && (await this.#firstOfName());
    if (name)
      await files.rows(
        'name',
        this.#pages('name', (cursor) => ownData.ofName(cursor), name),
      );
    if (contributions.length > 0) await files.contributions(this.#contributed(contributions));
    await this.#device(files, member, local);
    return files.done();
  }

  /** Answers undefined for a name deleted elsewhere, which has nothing to export. */
  async #firstOfName(): Promise<Page<OwnRow> | undefined> {
    const outcome = await settled(this.#asked(() => this.#ports.ownData.ofName(null)));
    if (outcome.status === 'SUCCESS') return outcome.value;
    if (outcome.failure.code !== 'PERSONA_UNKNOWN') throw outcome.failure;
    return undefined;
  }

  async #device(files: OwnDataFiles, member: string, local: LocalKey | undefined): Promise<void> {
    const { storage, contributionKeys } = this.#ports;
    const kept = keptFor(storage, member);
    const keys = (await contributionKeys.list()).map(({ kind, publicKey, thingId, about, sentOn, checkInYear, counts }) => ({
      of: kind,
      publicKey,
      thingId,
      about,
      sentOn,
      checkInYear,
      counts,
    }));
    const all = local ? [notesOf(local), ...keys] : keys;
    files.device(kept, all);
    this.#count('device', kept.length + all.length);
  }

  /** Requests each page only once the one before is written. */
  async *#pages(part: OwnDataPart, ask: (cursor: string | null) => Promise<Page<OwnRow>>, first: Page<OwnRow>): AsyncGenerator<readonly OwnRow[]> {
    for (let page = first; ;) {
      this.#count(part, page.items.length);
      yield page.items;
      const { next } = page;
      if (next === null) return;
      page = await this.#asked(() => ask(next));
    }
  }

  async *#contributed(all: readonly AnyLocal[]): AsyncGenerator<{ readonly kind: AnyLocal['kind']; readonly own: object }> {
    for (const one of all) {
      const own = await this.#asked(async () => {
        const outcome = await one.asking.send();
        if (outcome.status === 'FAILURE') throw outcome.failure;
        return one.asking.value;
      });
      if (own === undefined) continue;
      this.#count('contributions', 1);
      yield { kind: one.kind, own };
    }
  }

  /** Retries while offline or limited. */
  async #asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
    for (let tries = 0; ; tries++) {
      if (this.isStopped) throw new Failure('cancelled');
      const outcome = await settled(ask());
      if (this.isStopped) throw new Failure('cancelled');
      runInAction(() => (this.isWaiting = outcome.status === 'FAILURE' && mayPass(outcome.failure)));
      if (outcome.status === 'SUCCESS') return outcome.value;
      if (!mayPass(outcome.failure)) throw outcome.failure;
      await this.#pause(lostLinePausesMs[Math.min(tries, lostLinePausesMs.length - 1)] ?? 0);
    }
  }

  async #pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const cancel = this.#clock.after(ms, resolve);
      this.#goOn = () => {
        cancel();
        resolve();
      };
    });
  }

  #count(part: OwnDataPart, more: number): void {
    runInAction(() => (this.counts = { ...this.counts, [part]: (this.counts[part] ?? 0) + more }));
  }
}

/** Failures that pass by themselves. */
const mayPass = ({ kind }: Failure): boolean => kind === 'offline' || kind === 'limited';

/** Leaves out the token, which is a secret. */
const notesOf = ({ publicKey, persona, waiting }: LocalKey) => ({ of: 'name', publicKey, ...(persona && { persona }), ...(waiting && { waiting }) });
