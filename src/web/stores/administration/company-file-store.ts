import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CompanyFile, CompanyFiles, FileReport, PlaceAnswer, PlaceQuestion } from '#core/company-profiles/company-files.ts';
import { csvUnfit, type CsvUnfit } from '#core/company-profiles/csv-text.ts';
import { mayAdminister } from '#core/moderation/member-role.ts';
import { Request } from '../requests/request.ts';
import type { SessionStore } from '../sessions/session-store.ts';

/** Companies of a CSV file, tried before anything is written. */
export class CompanyFileStore {
  text = '';
  unfit: CsvUnfit | undefined = undefined;
  answers: readonly PlaceAnswer[] = [];
  readonly trying: Request<FileReport, [file: CompanyFile]>;
  readonly taking: Request<FileReport, [file: CompanyFile]>;
  readonly #session: SessionStore;

  constructor(files: CompanyFiles, session: SessionStore) {
    this.trying = new Request((file) => files.check(file));
    this.taking = new Request((file) => files.take(file));
    this.#session = session;
    makeAutoObservable(this, { answers: observableRef, trying: false, taking: false });
  }

  get mayAdminister(): boolean {
    return mayAdminister(this.#session.member?.role);
  }

  get isAway(): boolean {
    return this.#session.isOutOfReach;
  }

  type(text: string): void {
    this.text = text;
    this.answers = [];
    this.unfit = undefined;
    this.trying.forget();
    this.taking.forget();
  }

  get isBusy(): boolean {
    return [this.trying, this.taking].some(({ state }) => state.status === 'LOADING');
  }

  /** Answers once for all lines, and tries the file again. */
  async answer({ kind, name }: PlaceQuestion, becomes: string): Promise<void> {
    this.answers = [...this.answers, { kind, name, becomes }];
    await this.trying.renew(this.#file);
  }

  async try(): Promise<void> {
    this.taking.forget();
    this.unfit = csvUnfit(this.text);
    if (!this.unfit) await this.trying.send(this.#file);
  }

  async take(): Promise<boolean> {
    const outcome = await this.taking.send(this.#file);
    if (outcome.status !== 'SUCCESS') return false;
    runInAction(() => this.trying.forget());
    return true;
  }

  get #file(): CompanyFile {
    return { text: this.text, answers: this.answers };
  }
}
