import { Failure } from '#core/failure.ts';
import { nameAway } from '#core/persona-keys/name-away.ts';
import { nameWaits } from '#core/personas/waiting-name.ts';
import { voteByKey } from '#core/votes/vote.ts';
import type { Given, NamedCall } from '../http/interceptor.ts';
import { isMeantForName } from './meant-for-name.ts';

interface Keyless {
  readonly given: Given;
  readonly bySession: () => Promise<unknown>;
  readonly byNobody: () => Promise<unknown>;
  readonly byKey: () => Promise<unknown>;
  readonly byKeyLater: () => Promise<unknown>;
}

export class KeyAway {
  readonly #isWriter: () => boolean;

  constructor(isWriter: () => boolean) {
    this.#isWriter = isWriter;
  }

  /** Refuses calls meant for the name, so that no cookie travels with them. */
  async send({ operation, facts }: NamedCall, { given, bySession, byNobody, byKey, byKeyLater }: Keyless, isWaiting = false): Promise<unknown> {
    if (!this.#isWriter() || !isMeantForName(facts, given)) return bySession();
    if (facts.credential === 'nobody') return byNobody();
    // A view counts little, and nobody is notified that it does not.
    if (facts.recorded) return undefined;
    if (isWaiting && operation === 'withdrawLater') return byKey();
    if (isWaiting && facts.mayWait) await byKeyLater().catch(unlessUnfit);
    if (isWaiting) throw new Failure('offline', 'The made-up name has not begun. This goes out once it has.', { code: nameWaits });
    if (facts.credential === 'vote')
      throw new Failure('conflict', 'What you vote, request and report goes under your made-up name, by its key.', { code: voteByKey });
    throw new Failure('conflict', 'Your made-up name is not ready in this browser.', { code: nameAway });
  }
}

/** Rethrows permanent refusals and leaves the rest for another try. */
function unlessUnfit(error: unknown): void {
  if (Failure.from(error).kind === 'invalid') throw error;
}
