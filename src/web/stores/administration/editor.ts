import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { Request } from '../requests/request.ts';

interface Edits<Thing, Form, Problems> {
  readonly blank: Form;
  readonly idOf: (thing: Thing) => string;
  readonly formOf: (thing: Thing) => Form;
  readonly problemsOf: (form: Form) => Problems;
  readonly add: (form: Form) => Promise<Thing>;
  readonly change: (edited: Thing, form: Form) => Promise<Thing>;
  readonly tidied: (form: Form) => Form;
  /** Entries of the form's name, one of which an earlier attempt may have created. */
  readonly named: (form: Form) => Promise<readonly Thing[]>;
  readonly read: () => Promise<readonly Thing[]>;
  /** Looks up what the form's problems depend on. */
  readonly look?: () => Promise<void>;
}

/** Form of one entry, which keeps everything typed whatever the server answers. */
export class Editor<Thing, Form extends object, Problems extends object> {
  readonly saving: Request<Thing, [form: Form]>;
  form: Form;
  edited: Thing | undefined = undefined;
  isOpen = false;
  /** Count of openings, by which fields know of another form. */
  opened = 0;
  hasTried = false;
  /** Current state after another administrator's change. */
  theirs: Thing | undefined = undefined;
  /** True after a new entry was sent without an answer. */
  #mayHaveArrived = false;
  readonly #edits: Edits<Thing, Form, Problems>;
  readonly #naming: Request<readonly Thing[], [form: Form]>;

  constructor(edits: Edits<Thing, Form, Problems>) {
    this.#edits = edits;
    this.form = edits.blank;
    this.saving = new Request((form) => (this.edited ? edits.change(this.edited, form) : edits.add(form)));
    this.#naming = new Request((form) => edits.named(form));
    makeAutoObservable(this, { saving: false, form: observableRef, edited: observableRef, theirs: observableRef });
  }

  get problems(): Partial<Problems> {
    return this.hasTried ? this.#edits.problemsOf(this.form) : {};
  }

  get isTaken(): boolean {
    const { state } = this.saving;
    return state.status === 'FAILURE' && state.failure.code === 'NAME_TAKEN';
  }

  get #isStale(): boolean {
    const { state } = this.saving;
    return state.status === 'FAILURE' && state.failure.code === 'CHANGED_MEANWHILE';
  }

  begin(thing?: Thing): void {
    this.edited = thing;
    this.form = thing ? this.#edits.formOf(thing) : this.#edits.blank;
    this.isOpen = true;
    this.opened += 1;
    this.hasTried = false;
    this.theirs = undefined;
    this.#mayHaveArrived = false;
    this.saving.forget();
  }

  type(change: Partial<Form>): void {
    this.form = { ...this.form, ...change };
    if (this.isTaken) this.saving.forget();
  }

  cancel(): void {
    this.isOpen = false;
  }

  /** Saves and returns true if taken now or earlier, showing another administrator's version on a conflict. */
  async save(): Promise<boolean> {
    await this.#edits.look?.();
    runInAction(() => (this.hasTried = true));
    if (Object.keys(this.problems).length > 0) return false;
    const outcome = await this.saving.send(this.form);
    if (outcome.status === 'SUCCESS' || (await this.#hasArrived())) {
      await this.#edits.read();
      runInAction(() => (this.isOpen = false));
      return true;
    }
    if (!this.edited && !this.isTaken) this.#mayHaveArrived = true;
    if (this.#isStale) this.#standOn(await this.#edits.read());
    return false;
  }

  async take(thing: Thing): Promise<void> {
    if (this.edited && this.#isSame(this.edited, thing)) this.edited = thing;
    await this.#edits.read();
  }

  /** True where the server already has everything sent before. */
  async #hasArrived(): Promise<boolean> {
    const { edited } = this;
    if (edited ? !this.#isStale : !this.isTaken || !this.#mayHaveArrived) return false;
    const sent = JSON.stringify(this.#edits.tidied(this.form));
    const outcome = await this.#naming.send(this.form);
    if (outcome.status !== 'SUCCESS') return false;
    const same = outcome.value.filter((thing) => !edited || this.#isSame(edited, thing));
    return same.some((thing) => JSON.stringify(this.#edits.tidied(this.#edits.formOf(thing))) === sent);
  }

  #standOn(now: readonly Thing[]): void {
    const { edited } = this;
    const theirs = edited && now.find((thing) => this.#isSame(edited, thing));
    runInAction(() => {
      this.theirs = theirs;
      this.edited = theirs ?? edited;
    });
  }

  #isSame(one: Thing, other: Thing): boolean {
    return this.#edits.idOf(one) === this.#edits.idOf(other);
  }
}
