import { makeAutoObservable } from 'mobx';
import type { UnclaimedName, UnclaimedNames } from '#core/persona-keys/unclaimed-names.ts';
import { Request } from '../requests/request.ts';

/** The question whether a made-up name is the member's whose key lies in this browser and belongs to nobody. Nothing is taken over before it is answered. */
export class ClaimStore {
  /** The key that is said to be theirs; nothing where none of them is. */
  wanted: string | undefined;
  /** Whether it was said that none of them is theirs. */
  isDeclined = false;
  readonly claiming: Request<void, [publicKey: string]>;
  readonly #looking: Request<readonly UnclaimedName[]>;

  constructor(unclaimed: UnclaimedNames) {
    this.claiming = new Request((publicKey) => unclaimed.claim(publicKey));
    this.#looking = new Request(() => unclaimed.list());
    makeAutoObservable(this, { claiming: false });
  }

  /** The names that are asked about; none once that is answered. */
  get names(): readonly UnclaimedName[] {
    return this.isDeclined ? [] : (this.#looking.value ?? []);
  }

  /** The name that is said to be theirs. */
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

  /** Does what was answered; answers whether a name has become theirs. */
  async answer(): Promise<boolean> {
    if (this.wanted === undefined) {
      this.isDeclined = true;
      return false;
    }
    return (await this.claiming.send(this.wanted)).status === 'SUCCESS';
  }
}
