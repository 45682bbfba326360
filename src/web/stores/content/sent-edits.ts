import { fieldsIn, listIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { TextsByOwner } from './texts-by-owner.ts';
import { leaveOpen } from '../requests/passing.ts';
import { settled } from '../requests/request.ts';

const mostEdits = 20;
const mostTries = 3;

export type SentTexts = Readonly<Record<string, unknown>>;

export interface SentEdit {
  readonly owner: string;
  readonly id: string;
  readonly texts: SentTexts;
}

/** Unanswered edits of this device, since any may be the stored version. */
export class SentEdits {
  readonly #entries: TextsByOwner;

  constructor(storage: UserStorage) {
    this.#entries = new TextsByOwner(storage, 'sent-edits', mostEdits);
  }

  tries({ owner, id }: Pick<SentEdit, 'owner' | 'id'>): readonly SentTexts[] {
    return listIn(this.#entries.of(owner)[id]?.['tries']).map(fieldsIn);
  }

  /** Notes texts before sending, and forgets them once the outcome is known. */
  async send<Thing>(edit: SentEdit, send: () => Promise<Thing>): Promise<Thing> {
    const before = this.tries(edit);
    this.#note(edit, [...before, edit.texts]);
    const outcome = await settled(send());
    if (outcome.status === 'SUCCESS') this.#note(edit, []);
    else if (!leaveOpen.includes(outcome.failure.kind)) this.#note(edit, before);
    if (outcome.status !== 'SUCCESS') throw outcome.failure;
    return outcome.value;
  }

  #note({ owner, id }: SentEdit, tries: readonly SentTexts[]): void {
    this.#entries.put(owner, id, tries.length > 0 ? { tries: tries.slice(-mostTries) } : undefined);
  }
}
