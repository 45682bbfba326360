import type { ContributedModerated } from '#core/contributions/contributed.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { ModeratedKind } from '#core/contributions/own-contributions.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { Request } from '../requests/request.ts';
import { LocalContribution } from './local-contribution.ts';

/** Moderated contribution with appeals (F-28). */
export class ModeratedContribution<Kind extends ContributionKind, Own> extends LocalContribution<Kind, Own> {
  readonly resource: ResourceType;
  readonly appealing: Request<Own, [id: string, text: string]>;

  constructor(
    of: ModeratedKind<Own, Kind>,
    key: ContributionKey,
    contributed: Pick<ContributedModerated<unknown, Own>, 'one' | 'remove' | 'forget' | 'appeal'>,
  ) {
    super(of, key, contributed);
    this.resource = of.resource;
    this.appealing = new Request((id, text) => contributed.appeal(key.publicKey, id, text));
  }

  async appeal(id: string, text: string): Promise<void> {
    const outcome = await this.appealing.send(id, text);
    if (outcome.status === 'SUCCESS') await this.asking.renew();
  }
}
