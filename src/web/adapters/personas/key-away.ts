import { Failure } from '#core/failure.ts';
import type { ModeFacts, PersonaModes } from '#core/persona-keys/persona-mode.ts';
import { voteByKey } from '#core/votes/vote.ts';
import type { Given } from '../http/detour.ts';
import { isMeantForName, isVoting } from './meant-for-name.ts';

/** A call, and the ways that are open to it without a key. */
interface Keyless {
  readonly given: Given;
  readonly bySession: () => Promise<unknown>;
  readonly byNobody: () => Promise<unknown>;
}

/** The made-up name of a member whose key is not on this device. How it is kept is asked once it matters, and as long as nobody answers, nothing of it is sent. */
export class KeyAway {
  readonly #modes: Pick<PersonaModes, 'here'>;
  readonly #isWriter: () => boolean;
  #facts: ModeFacts | undefined;

  constructor(modes: Pick<PersonaModes, 'here'>, isWriter: () => boolean) {
    this.#modes = modes;
    this.#isWriter = isWriter;
  }

  /** Sends a call as a device without the key may: what is meant for the name is refused here, as the server would refuse it, so that no cookie goes along with it. */
  async send(operation: string, { given, bySession, byNobody }: Keyless): Promise<unknown> {
    if (!isMeantForName(operation, given) || !(await this.#isAway())) return bySession();
    if (operation === 'validateYoutubeUrl') return byNobody();
    if (isVoting(operation)) throw new Failure('conflict', 'What you vote, request and report goes under your made-up name, by its key.', { code: voteByKey });
    throw new Failure('conflict', 'Choose the name you write under first.', { code: 'WRITER_REQUIRED' });
  }

  async #isAway(): Promise<boolean> {
    if (!this.#isWriter()) return false;
    this.#facts ??= await this.#modes.here();
    return this.#facts.anonymity === 'unlinkable' && this.#facts.ofAccount === undefined;
  }
}
