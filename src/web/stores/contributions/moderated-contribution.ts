import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import { Request } from '../requests/request.ts';
import { HeldContribution, type ContributedKind } from './held-contribution.ts';

/** The contributions of a kind that moderators decide about. */
interface ModeratedKind<Own> extends ContributedKind<Own> {
  appeal(publicKey: string, thingId: string, text: string): Promise<Own>;
}

/** One contribution of this device about which moderators decide, and the appeal against what they decided (F-28). */
export class ModeratedContribution<Own> extends HeldContribution<Own> {
  readonly appealing: Request<Own, [thingId: string, text: string]>;

  constructor(key: ContributionKey, contributed: ModeratedKind<Own>, idOf: (own: Own) => string) {
    super(key, contributed, idOf);
    this.appealing = new Request((thingId, text) => contributed.appeal(key.publicKey, thingId, text));
  }

  /** Asks for a second look, and shows what stands then. */
  async appeal(thingId: string, text: string): Promise<void> {
    const outcome = await this.appealing.send(thingId, text);
    if (outcome.status === 'SUCCESS') await this.asking.renew();
  }
}
