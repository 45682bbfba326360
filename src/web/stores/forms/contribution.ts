import { makeAutoObservable } from 'mobx';
import type { DraftFields } from '#core/device/draft-fields.ts';
import type { Failure } from '#core/failure.ts';
import { Request, type RequestState } from '../requests/request.ts';
import type { Draft } from './draft.ts';

export interface ContributionConfig<Fields extends DraftFields, Problems extends object, Sent> {
  readonly problemsOf: (fields: Fields) => Problems;
  readonly send: (fields: Fields) => Promise<Sent>;
  readonly steps?: readonly (readonly (keyof Problems)[])[];
  /** Submission key, stored with its draft so that a lost answer never adds it twice. */
  readonly newKey?: () => string;
  /** Turns typed fields into a change of an entry that arrived meanwhile. */
  readonly asChange?: (fields: Fields, id: string) => Fields;
}

/** Form stored on the device, optionally in steps, and sent once. */
export class Contribution<Fields extends DraftFields, Problems extends object = object, Sent = unknown> {
  step = 0;
  /** Steps already attempted, beyond which no problems show. */
  tried = 0;
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

  /** Opens with known values overlaid by an unsent draft, by entry where there are many. */
  open(known: Fields, entry = ''): void {
    const { newKey } = this.#config;
    this.isRestored = this.draft.open(newKey && !entry ? { ...known, submissionKey: newKey() } : known, entry);
    this.sending.forget();
    this.#begin();
  }

  type(change: Partial<Fields>): void {
    this.draft.type(change);
    this.sending.forget();
  }

  get problems(): Partial<Problems> {
    return this.#problemsUpTo(this.tried);
  }

  get isSending(): boolean {
    return this.sending.state.status === 'LOADING';
  }

  get failure(): Failure | undefined {
    const { state } = this.sending;
    return state.status === 'FAILURE' ? state.failure : undefined;
  }

  get isLastStep(): boolean {
    return this.step >= this.#lastStep;
  }

  /** Opens a step, or an earlier invalid one, clearing the last refusal. */
  goTo(step: number): void {
    if (this.failure) this.sending.forget();
    this.step = 0;
    while (this.step < Math.min(step, this.#lastStep) && Object.keys(this.#problemsUpTo(this.step + 1)).length === 0) this.step += 1;
  }

  /** Advances or sends, keeping text typed meanwhile, and returns true once arrived. */
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
