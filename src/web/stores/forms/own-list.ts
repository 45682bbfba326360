import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { DraftFields } from '#core/device/draft-fields.ts';
import { Contribution } from './contribution.ts';
import type { Draft } from './draft.ts';
import { removalOf } from '../requests/removal.ts';
import { Request } from '../requests/request.ts';

/** The fields of an entry as a form holds them; `id` is empty for a new one. Its key stays with its draft, so that a new one is added once although an answer was lost. */
export type EntryFields = DraftFields & { readonly id: string; readonly submissionKey: string };

/** The habits of one list: how its entries are kept, and what of them is in a form. */
export interface OwnListConfig<Entry, Fields extends EntryFields, Problems extends object> {
  readonly list: () => Promise<readonly Entry[]>;
  readonly save: (fields: Fields) => Promise<unknown>;
  readonly remove: (id: string) => Promise<void>;
  readonly empty: Fields;
  /** Makes the submission key of a new entry. */
  readonly newKey: () => string;
  readonly fieldsOf: (entry: Entry) => Fields;
  /** What is to be put right before the fields can be sent. */
  readonly problemsOf: (fields: Fields) => Problems;
}

/** The state of a list, whatever its entries are. */
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

/** A list of one's own, with the form in which its entries are made and changed. */
export class OwnList<Entry, Fields extends EntryFields, Problems extends object = object> {
  isOpen = false;
  /** The entries for which something was typed and never sent; the empty one is a new one. */
  unsent: readonly string[] = [];
  /** The entries as they were read last; nothing until they have been. */
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

  /** Looks on this device for what was typed and never sent. The server that renders the page knows nothing of it, so its first drawing does not show it. */
  look(): void {
    this.unsent = ['', ...this.#ids].filter((id) => this.#draft.waits(id));
  }

  /** Opens the form for a new entry, or to change one, as it was left if it was. */
  begin(entry?: Entry): void {
    const fields = entry ? this.#config.fieldsOf(entry) : this.#config.empty;
    this.form.open(fields, fields.id);
    this.isOpen = true;
  }

  /** Shuts the form; what is in it stays to be gone on with. */
  leave(): void {
    this.isOpen = false;
    this.look();
  }

  throwAway(id: string): void {
    this.#draft.settle(id);
    this.look();
  }

  /** Sends the form; answers whether all of it has arrived. Fields that have not arrived stay in it, also what was typed on meanwhile. */
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

  /** Goes on with what is typed, as a change of the entry that has just arrived. */
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

  /** Deletes an entry; answers whether it is gone. */
  async remove(id: string): Promise<boolean> {
    const outcome = await this.removing.send(id);
    if (outcome.status !== 'SUCCESS') return false;
    this.throwAway(id);
    await this.#read();
    return true;
  }

  /** The entry is gone: what was typed for it becomes that of a new one, so that it is not lost. */
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
