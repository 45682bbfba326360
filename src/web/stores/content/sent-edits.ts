import { fieldsIn, listIn } from '#core/device/kept-value.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import { TextsByOwner } from './texts-by-owner.ts';
import { leaveOpen } from '../requests/passing.ts';
import { settled } from '../requests/request.ts';

const mostEdits = 20;
const mostTries = 3;

/** The texts of a post or a comment, by their names. */
export type SentTexts = Readonly<Record<string, unknown>>;

/** An edit as it is saved: whose, of what, and by which words. */
export interface SentEdit {
  readonly owner: string;
  readonly id: string;
  readonly texts: SentTexts;
}

/** The words of edits that went from this device without an answer, by what they change: any of them may stand there, and then nobody else has changed it. */
export class SentEdits {
  readonly #entries: TextsByOwner;

  constructor(storage: UserStorage) {
    this.#entries = new TextsByOwner(storage, 'sent-edits', mostEdits);
  }

  /** The tries of a member whose end is not known. */
  tries({ owner, id }: Pick<SentEdit, 'owner' | 'id'>): readonly SentTexts[] {
    return listIn(this.#entries.of(owner)[id]?.['tries']).map(fieldsIn);
  }

  /** Sends an edit. Its words are noted before, for an answer may be lost, and forgotten as soon as it is known what is there. */
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
