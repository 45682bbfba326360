import { makeAutoObservable } from 'mobx';
import type { DraftFields } from '#core/device/draft-fields.ts';
import type { Failure } from '#core/failure.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { Draft } from './draft.ts';

/** What one kind of form says of itself; everything else about it is the same for all. */
export interface ContributionConfig<Fields extends DraftFields, Problems extends object, Sent> {
  /** What is to be put right before it can be sent, by field. */
  readonly problemsOf: (fields: Fields) => Problems;
  readonly send: (fields: Fields) => Promise<Sent>;
  /** The fields of each step by their problems, where the form has several. */
  readonly steps?: readonly (readonly (keyof Problems)[])[];
  /** Makes the submission key of something new. It stays with its draft, so that this is added once although an answer was lost. */
  readonly newKey?: () => string;
  /** The fields as a change of what exists already under their submission key, for they were typed on since they arrived. */
  readonly asChange?: (fields: Fields, id: string) => Fields;
}

/** A form whose fields are stored on this device until they have arrived: it is filled in, in steps if it is long, judged in words at its fields, and sent once. */
export class Contribution<Fields extends DraftFields, Problems extends object = object, Sent = unknown> {
  /** The place of the step that is filled in. */
  step = 0;
  /** The number of steps that were tried; what is wrong with the others is not said yet. */
  tried = 0;
  /** Whether the form opened with what was typed before and never sent. */
  isRestored = false;
  readonly draft: Draft<Fields>;
  readonly sending: Request<Sent, [fields: Fields]>;
  readonly #config: ContributionConfig<Fields, Problems, Sent>;

  constructor(draft: Draft<Fields>, config: ContributionConfig<Fields, Problems, Sent>) {
    this.draft = draft;
    this.#config = config;
    this.sending = new Request(config.send);
    makeAutoObservable(this, { draft: false, sending: false });
  }

  /** Opens the form with what is known, and over it what was typed before and never sent. A form for many entries says which. */
  open(known: Fields, entry = ''): void {
    const { newKey } = this.#config;
    this.isRestored = this.draft.open(newKey && !entry ? { ...known, submissionKey: newKey() } : known, entry);
    this.sending.forget();
    this.#begin();
  }

  /** What the last try was refused for says nothing about other words. */
  type(change: Partial<Fields>): void {
    this.draft.type(change);
    this.sending.forget();
  }

  /** The problems to be shown: those of the steps that were tried. */
  get problems(): Partial<Problems> {
    return this.#problemsUpTo(this.tried);
  }

  get isSending(): boolean {
    return this.sending.state.status === 'LOADING';
  }

  /** The failure of the last try to send. */
  get failure(): Failure | undefined {
    const { state } = this.sending;
    return state.status === 'FAILURE' ? state.failure : undefined;
  }

  get isLastStep(): boolean {
    return this.step >= this.#lastStep;
  }

  /** Shows a step, as a URL names it; one before it that is not in order is shown in its place. Why the last try was refused stays behind. */
  goTo(step: number): void {
    if (this.failure) this.sending.forget();
    this.step = 0;
    while (this.step < Math.min(step, this.#lastStep) && Object.keys(this.#problemsUpTo(this.step + 1)).length === 0) this.step += 1;
  }

  /** Goes on to the next step, or sends from the last one; answers whether it has arrived. What was typed on meanwhile stays in the form. */
  async send(): Promise<boolean> {
    if (this.isSending) return false;
    this.tried = Math.max(this.tried, this.step + 1);
    if (Object.keys(this.#problemsUpTo(this.step + 1)).length > 0) return false;
    if (!this.isLastStep) {
      this.isRestored = false;
      this.step += 1;
      return false;
    }
    const { fields } = this.draft;
    const outcome = await this.#sendOnce(fields);
    if (outcome.status !== 'SUCCESS') return false;
    if (this.draft.fields === fields) this.settle();
    return true;
  }

  /** Has done with what is in the form: it has arrived, or is given up. */
  settle(): void {
    this.draft.settle();
    this.#begin();
  }

  async #sendOnce(fields: Fields): Promise<RequestState<Sent>> {
    const outcome = await this.sending.send(fields);
    const existing = outcome.status === 'FAILURE' && outcome.failure.code === 'SUBMISSION_REUSED' ? outcome.failure.existingId : undefined;
    const { asChange } = this.#config;
    return existing === undefined || !asChange ? outcome : this.sending.send(asChange(fields, existing));
  }

  #begin(): void {
    this.step = 0;
    this.tried = 0;
  }

  get #lastStep(): number {
    return (this.#config.steps?.length ?? 1) - 1;
  }

  #problemsUpTo(count: number): Partial<Problems> {
    const { steps, problemsOf } = this.#config;
    if (count === 0) return {};
    const all: Partial<Problems> = problemsOf(this.draft.fields);
    if (!steps) return all;
    const shown = new Set<PropertyKey>(steps.slice(0, count).flat());
    const others = Object.keys(all).filter((name) => !shown.has(name));
    return others.length === 0 ? all : without(all, others);
  }
}

function without<All extends object>(all: All, names: readonly string[]): Partial<All> {
  const kept: Partial<All> = { ...all };
  for (const name of names) Reflect.deleteProperty(kept, name);
  return kept;
}
