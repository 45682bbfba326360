import { Failure } from '#core/failure.ts';
import type { UnclaimedName, UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import type { MemberFixture } from '#tests/fakes/member-fixture.ts';

/** Unowned names on a device. Claiming one lets the member write by it. */
export class FakeUnclaimedNames implements UnclaimedNames {
  readonly #fixture: MemberFixture;
  #names: readonly UnclaimedName[];

  constructor(fixture: MemberFixture, names: readonly UnclaimedName[] = []) {
    this.#fixture = fixture;
    this.#names = names;
  }

  async list(): Promise<readonly UnclaimedName[]> {
    return this.#names;
  }

  async claim(publicKey: string): Promise<void> {
    const claimed = this.#names.find((name) => name.publicKey === publicKey);
    if (!claimed) throw new Failure('missing', 'No such key is offered', { code: 'NO_KEY' });
    this.#fixture.persona = claimed.persona;
    this.#names = [];
  }
}
