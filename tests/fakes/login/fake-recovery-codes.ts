import { mostRecoveryCodes } from '#core/login/recovery-code.ts';
import { Failure } from '#core/failure.ts';
import type { RecoveryCodes } from '#core/login/recovery-codes.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { aSession } from '#tests/members.ts';

/** Recovery codes, each valid once. */
export class FakeRecoveryCodes implements RecoveryCodes {
  codes: readonly string[] = [];
  readonly tried: string[] = [];
  #sets = 0;

  async make(): Promise<readonly string[]> {
    const set = String(++this.#sets).padStart(4, '0');
    this.codes = Array.from({ length: mostRecoveryCodes }, (_, number) => `${set}-aaaa-bbbb-cccc-dddd-${String(number).padStart(4, '0')}`);
    return this.codes;
  }

  async logIn(code: string): Promise<MemberSession> {
    this.tried.push(code);
    const known = this.codes.find((other) => other.replaceAll('-', '') === code.replaceAll('-', ''));
    if (!known) throw new Failure('signed-out', 'This code does not work.');
    this.codes = this.codes.filter((other) => other !== known);
    return aSession(0);
  }
}
