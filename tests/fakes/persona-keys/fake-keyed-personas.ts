import { Failure } from '#core/failure.ts';
import type { KeyedPersona, KeyedPersonas } from '#core/persona-keys/keyed-personas.ts';
import { avatarNamed } from '#core/personas/avatar.ts';
import { problemWithName } from '#core/personas/made-up-name.ts';
import { lookOf, tidiedName } from '#core/personas/name-look.ts';
import type { AnonymousPersona } from '#core/personas/anonymous-persona.ts';
import { nothingWritten, type WrittenCounts } from '#core/personas/written-counts.ts';
import { aKeyedBackend, type KeyedBackend } from './fake-keyed-backend.ts';

export class FakeKeyedPersonas implements KeyedPersonas {
  readonly #backend: KeyedBackend;
  readonly #publicKey: () => string;

  constructor(backend: KeyedBackend = aKeyedBackend(), publicKey: () => string = () => '') {
    this.#backend = backend;
    this.#publicKey = publicKey;
  }

  async own(): Promise<KeyedPersona> {
    const persona = this.#backend.personas.get(this.#publicKey());
    if (!persona) throw new Failure('signed-out', undefined, { code: 'PERSONA_UNKNOWN' });
    return { ...persona, hasCopy: this.#backend.copies.has(this.#publicKey()) };
  }

  async written(): Promise<WrittenCounts> {
    await this.own();
    return this.#backend.written.get(this.#publicKey()) ?? nothingWritten;
  }

  async change(wanted: AnonymousPersona): Promise<KeyedPersona> {
    await this.own();
    this.#backend.personas.set(this.#publicKey(), refuseUnfit(this.#backend, wanted, this.#publicKey()));
    return this.own();
  }

  async remove(): Promise<void> {
    for (const local of [this.#backend.personas, this.#backend.copies, this.#backend.transfers]) local.delete(this.#publicKey());
  }
}

/** Refuses an invalid made-up name, or one another key has. */
export function refuseUnfit({ personas }: KeyedBackend, { userName, avatarUri }: AnonymousPersona, publicKey: string): AnonymousPersona {
  if (!avatarNamed(avatarUri)) throw new Failure('invalid', 'There is no such picture.');
  if (problemWithName(userName)) throw new Failure('invalid', undefined, { code: 'NAME_UNFIT' });
  const isTaken = [...personas].some(([key, other]) => key !== publicKey && lookOf(other.userName) === lookOf(userName));
  if (isTaken) throw new Failure('conflict', undefined, { code: 'NAME_TAKEN' });
  return { userName: tidiedName(userName), avatarUri };
}
