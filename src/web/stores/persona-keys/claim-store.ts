import { makeAutoObservable } from 'mobx';
import type { UnclaimedName, UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { Request } from '../requests/request.ts';

/** Question if a made-up name found in this browser is the member's. Nothing is taken over before the answer. */
export class ClaimStore {
  /** Key the member claims, if any. */
  wanted: string | undefined;
  /** True where the member claims none of the names. */
  isDeclined = false;
  readonly claiming: Request<void, [publicKey: string]>;
  readonly #looking: Request<readonly UnclaimedName[]>;

  constructor(unclaimed: UnclaimedNames) {
    this.claiming = new Request((publicKey) => unclaimed.claim(publicKey));
    this.#looking = new Request(() => unclaimed.list());
    makeAutoObservable(this, { claiming: false });
  }

  get names(): readonly UnclaimedName[] {
    return this.isDeclined ? [] : (this.#looking.value ?? []);
  }

  get wantedName(): string | undefined {
    return this.names.find(({ publicKey }) => publicKey === this.wanted)?.persona.userName;
  }

  async look(): Promise<void> {
    await this.#looking.send();
  }

  choose(publicKey: string | undefined): void {
    this.wanted = publicKey;
    this.claiming.forget();
  }

  /** Carries out the answer. True once a name has become the member's. */
  async answer(): Promise<boolean> {
    if (this.wanted === undefined) {
      this.isDeclined = true;
      return false;
    }
    return (await this.claiming.send(this.wanted)).status === 'SUCCESS';
  }
}
