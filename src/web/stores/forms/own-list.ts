import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DraftFields } from '#core/device/draft-fields.ts';
import { Contribution } from './contribution.ts';
import type { Draft } from './draft.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

/** Form fields of an entry, with its submission key so that a lost answer never adds it twice. */
export type EntryFields = DraftFields & { readonly id: string; readonly submissionKey: string };

export interface OwnListConfig<Entry, Fields extends EntryFields, Problems extends object> {
  readonly list: () => Promise<readonly Entry[]>;
  readonly save: (fields: Fields) => Promise<unknown>;
  readonly remove: (id: string) => Promise<void>;
  readonly empty: Fields;
  readonly newKey: () => string;
  readonly fieldsOf: (entry: Entry) => Fields;
  readonly problemsOf: (fields: Fields) => Problems;
}

export interface OwnEntries {
  readonly isOpen: boolean;
  readonly unsent: readonly string[];
  readonly entries: Pick<Request<readonly unknown[]>, 'state' | 'again'>;
  readonly removing: Pick<Request<void>, 'state' | 'forget'>;
  readonly form: Pick<Contribution<EntryFields>, 'isRestored' | 'isSending' | 'failure' | 'step'> & { readonly draft: { readonly fields: EntryFields } };
  begin(): void;
  leave(): void;
  throwAway(id: string): void;
  send(): Promise<boolean>;
  remove(id: string): Promise<boolean>;
}

export class OwnList<Entry, Fields extends EntryFields, Problems extends object = object> {
  isOpen = false;
  /** Entries with unsent text, where the empty id is a new one. */
  unsent: readonly string[] = [];
  /** Entries, undefined until read. */
  items: readonly Entry[] | undefined;
  readonly entries: Request<readonly Entry[]>;
  readonly removing: Request<void, [id: string]>;
  readonly form: Contribution<Fields, Problems>;
  readonly #config: OwnListConfig<Entry, Fields, Problems>;

  constructor(draft: Draft<Fields>, config: OwnListConfig<Entry, Fields, Problems>) {
    const { problemsOf, save: send, newKey } = config;
    this.form = new Contribution(draft, { problemsOf, send, newKey, asChange: (fields, id) => ({ ...fields, id: fields.id || id }) });
    this.#config = config;
    this.entries = new Request(config.list);
    this.removing = removalOf(config.remove);
    makeAutoObservable(this, { unsent: observableRef, items: observableRef, entries: false, removing: false, form: false });
  }

  async open(): Promise<void> {
    if (this.entries.state.status !== 'SUCCESS') await this.#read();
  }

  /** Finds unsent text after hydration, as the server has none. */
  look(): void {
    this.unsent = ['', ...this.#ids].filter((id) => this.#draft.waits(id));
  }

  /** Opens the form for a new or existing entry, restoring unsent text. */
  begin(entry?: Entry): void {
    const fields = entry ? this.#config.fieldsOf(entry) : this.#config.empty;
    this.form.open(fields, fields.id);
    this.isOpen = true;
  }

  /** Closes the form, keeping its text. */
  leave(): void {
    this.isOpen = false;
    this.look();
  }

  throwAway(id: string): void {
    this.#draft.settle(id);
    this.look();
  }

  /** Returns true once everything has arrived, keeping text typed meanwhile. */
  async send(): Promise<boolean> {
    const { fields } = this.#draft;
    if (!(await this.form.send())) {
      if (this.form.failure?.kind === 'missing') await this.#makeNew(fields);
      return false;
    }
    const isWhole = this.#draft.fields === fields;
    const known = this.#ids;
    this.#draft.settle(fields.id);
    if (isWhole) this.leave();
    await this.#read();
    if (!isWhole) this.#typeOn(fields.id || this.#ids.find((id) => !known.includes(id)));
    return isWhole;
  }

  /** Continues typing as a change of the arrived entry. */
  #typeOn(id: string | undefined): void {
    const entry = (this.items ?? []).find((each) => this.#config.fieldsOf(each).id === id);
    const { fields } = this.#draft;
    if (entry) this.#draft.open(this.#config.fieldsOf(entry), id);
    this.#draft.type({ ...fields, id: entry && id ? id : '' });
  }

  get #draft(): Draft<Fields> {
    return this.form.draft;
  }

  get #ids(): readonly string[] {
    return (this.items ?? []).map((entry) => this.#config.fieldsOf(entry).id);
  }

  /** Returns true once deleted. */
  async remove(id: string): Promise<boolean> {
    const outcome = await this.removing.send(id);
    if (outcome.status !== 'SUCCESS') return false;
    this.throwAway(id);
    await this.#read();
    return true;
  }

  /** Turns text for a deleted entry into a new one, so that nothing is lost. */
  async #makeNew(fields: Fields): Promise<void> {
    this.#draft.settle(fields.id);
    this.#draft.open(this.#config.empty);
    this.#draft.type({ ...fields, id: '', submissionKey: this.#config.newKey() });
    await this.#read();
  }

  async #read(): Promise<void> {
    const outcome = await this.entries.send();
    if (outcome.status !== 'SUCCESS') return;
    runInAction(() => {
      this.items = outcome.value;
      if (this.unsent.length > 0) this.look();
    });
  }
}
