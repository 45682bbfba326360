import { Failure } from '#core/failure.ts';
import type { OwnPasskeys, Passkey, PasskeyCreation, PasskeyMade, PasskeyRequest, Passkeys, PasskeyUsed } from '#core/login/passkeys.ts';
import type { MemberSession } from '#core/sessions/session.ts';
import { aSession } from '#tests/members.ts';

const challenge = 'Y2hhbGxlbmdl';

/** Trusts a caller that presents a passkey's id. */
export class FakePasskeys implements Passkeys {
  items: readonly Passkey[] = [];
  codesLeft = 0;
  wantsLogin = false;
  readonly #begun = new Map<string, MemberSession>();

  async list(): Promise<OwnPasskeys> {
    return { items: this.items, recoveryCodesLeft: this.codesLeft };
  }

  async startRegistration(): Promise<PasskeyCreation> {
    this.#beSure();
    return this.startSignUp();
  }

  async startSignUp(): Promise<PasskeyCreation> {
    return {
      challenge,
      rp: { id: 'daftar.test', name: 'Daftar' },
      user: { id: 'dXNlcg', name: 'Member', displayName: 'Member' },
      pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
      timeout: 60_000,
      attestation: 'none',
      excludeCredentials: this.items.map(({ passkeyId }) => ({ type: 'public-key', id: passkeyId, transports: ['internal'] })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
    };
  }

  async register({ id }: PasskeyMade): Promise<Passkey> {
    this.#beSure();
    return this.#keep(id);
  }

  async signUp({ id }: PasskeyMade): Promise<MemberSession> {
    if (this.#begun.has(id)) throw new Failure('conflict', 'This passkey is here already.');
    this.#keep(id);
    const session = aSession(0);
    this.#begun.set(id, session);
    return session;
  }

  #keep(id: string): Passkey {
    const passkey: Passkey = { passkeyId: id, browser: 'Chrome', system: 'Android', isSynced: true, madeOn: '2026-11-20', lastUsedOn: null };
    this.items = [passkey, ...this.items];
    return passkey;
  }

  async remove(passkeyId: string): Promise<void> {
    this.#beSure();
    if (!this.items.some((passkey) => passkey.passkeyId === passkeyId)) throw new Failure('missing');
    this.items = this.items.filter((passkey) => passkey.passkeyId !== passkeyId);
  }

  async startLogin(): Promise<PasskeyRequest> {
    return { challenge, rpId: 'daftar.test', timeout: 60_000, userVerification: 'required', allowCredentials: [] };
  }

  async logIn({ id }: PasskeyUsed): Promise<MemberSession> {
    if (!this.items.some(({ passkeyId }) => passkeyId === id)) throw new Failure('signed-out', 'This passkey is not known.');
    return this.#begun.get(id) ?? aSession(0);
  }

  #beSure(): void {
    if (this.wantsLogin) throw new Failure('conflict', 'Please log in again first, so that we know it is you.', { code: 'SIGN_IN_AGAIN' });
  }
}
