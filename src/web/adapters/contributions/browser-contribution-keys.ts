import type { ContributionKey, ContributionKeys, ContributionNotes } from '#core/contributions/contribution-keys.ts';
import { marksKeys } from '../persona-keys/key-marker.ts';

/** Contribution keys, with their code loaded only when needed. */
export class BrowserContributionKeys implements ContributionKeys {
  readonly #owner: () => Promise<string | undefined>;

  /** Takes the signed-in member, or nothing for a guest. */
  constructor(owner: () => Promise<string | undefined>) {
    this.#owner = owner;
  }

  async list(): Promise<readonly ContributionKey[]> {
    return marksKeys('contributions') ? (await keys()).listContributions(await this.#owner()) : [];
  }

  async make(notes: ContributionNotes): Promise<ContributionKey> {
    return (await keys()).makeContribution(await this.#owner(), notes);
  }

  async note(publicKey: string, notes: ContributionNotes): Promise<void> {
    await (await keys()).noteContribution(await this.#owner(), publicKey, notes);
  }

  async sign(publicKey: string, text: string): Promise<string> {
    return (await keys()).signContribution(await this.#owner(), publicKey, text);
  }

  async secretOf(publicKey: string): Promise<string> {
    return (await keys()).secretOfContribution(await this.#owner(), publicKey);
  }

  async adopt(secret: string, notes: ContributionNotes): Promise<ContributionKey> {
    return (await keys()).adoptContribution(await this.#owner(), secret, notes);
  }

  async forget(publicKey: string): Promise<void> {
    await (await keys()).forgetContribution(await this.#owner(), publicKey);
  }

  async release(): Promise<void> {
    const owner = await this.#owner();
    if (owner !== undefined && marksKeys('contributions')) await (await keys()).releaseContributions(owner);
  }
}

const keys = () => import(/* webpackChunkName: "contributed" */ './device-contributions.ts');
