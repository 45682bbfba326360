import { createHash } from 'node:crypto';
import type { KeyNotes } from '#core/persona-keys/persona-keys.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { longestNameWaitMs } from '#core/personas/waiting-name.ts';
import { makePersona, makeWaiting, type MakingParts } from '#web/adapters/persona-keys/make-persona.ts';
import type { PersonaKey } from '#openapi/signing/persona-key.ts';
import type { Ports } from '#server/app/wiring/ports.ts';
import { FakeBlindTokens } from '#tests/fakes/persona-keys/fake-blind-tokens.ts';
import { FakeVerifiedLedgers } from '#tests/fakes/persona-keys/fake-verified-ledgers.ts';
import type { Instance, LogLine } from './crowd-instance.ts';

/** Made-up name of a key, made at the moment that the server draws. */
export class CrowdName {
  readonly #instance: Instance;
  readonly #key: PersonaKey;
  readonly #avatarUri: string;
  readonly #blinding = new FakeBlindTokens();
  readonly #verified = new FakeVerifiedLedgers();
  #notes: KeyNotes = {};
  /** Request that the server postponed. */
  #taken: () => Promise<unknown> = async () => undefined;

  constructor(instance: Instance, key: PersonaKey, avatarUri: string) {
    this.#instance = instance;
    this.#key = key;
    this.#avatarUri = avatarUri;
  }

  async choose(me: Ports, chance: () => number): Promise<void> {
    await makePersona(this.#parts(me, chance), this.#newName()).catch(() => this.#choosesAnother(me));
  }

  /** Begins the name at the drawn moment, and shows it to the browser. */
  async begin(me: Ports): Promise<void> {
    await this.#taken();
    await makeWaiting(this.#parts(me, () => 0));
    if (!this.#notes.persona) throw new Error('The name did not begin.');
  }

  async #choosesAnother(me: Ports): Promise<void> {
    if (this.#notes.token?.signature === undefined) throw new Error('No token was issued.');
    await makePersona(
      this.#parts(me, () => 0),
      this.#newName(),
    ).catch(() => this.#choosesAnother(me));
  }

  #newName(): AnonymousPersona {
    return { userName: this.#instance.newName(), avatarUri: this.#avatarUri };
  }

  #parts(me: Ports, chance: () => number): MakingParts {
    const { publicKey } = this.#key;
    const byKey = this.#instance.under(publicKey);
    const noting = <Answer>(asked: LogLine['asked'], answer: Promise<Answer>): Promise<Answer> => (this.#instance.log.push({ asked, key: publicKey }), answer);
    const local = async () => ({ publicKey, ...this.#notes });
    return {
      keys: { local, make: local, note: async (notes) => void (this.#notes = notes), forget: async () => void (this.#notes = {}) },
      tokens: {
        keys: () => me.personaTokens.keys(),
        issue: (request) => noting('token', me.personaTokens.issue(request)),
        redeem: async (redemption) => {
          this.#taken = () => noting('name', byKey.personaTokens.redeem(redemption));
          return undefined;
        },
      },
      personas: byKey.keyedPersonas,
      blinding: this.#blinding,
      ledger: me.ledger,
      verified: this.#verified,
      sha256: async (text) => createHash('sha256').update(text).digest('hex'),
      clock: this.#instance.clock,
      waitMs: longestNameWaitMs,
      chance,
    };
  }
}
