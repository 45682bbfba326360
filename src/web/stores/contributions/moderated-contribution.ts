import type { ContributedModerated, ContributedReplied } from '#core/contributions/contributed.ts';
import type { ContributionKey } from '#core/contributions/contribution-keys.ts';
import type { ContributionKind } from '#core/kinds/contribution-kinds.ts';
import type { ModeratedKind } from '#core/contributions/own-contributions.ts';
import type { ResourceType } from '#core/votes/vote.ts';
import { Failure } from '#core/failure.ts';
import { Request } from '../requests/request.ts';
import { LocalContribution } from './local-contribution.ts';

/** Port of one kind, which answers replies where a company replies to it. */
export type ModeratedPort<Own> = Pick<ContributedModerated<unknown, Own>, 'one' | 'remove' | 'forget' | 'appeal'> &
  Partial<Pick<ContributedReplied<unknown, Own>, 'answerReply'>>;

/** Moderated contribution with appeals (F-28). */
export class ModeratedContribution<Kind extends ContributionKind, Own> extends LocalContribution<Kind, Own> {
  readonly resource: ResourceType;
  readonly appealing: Request<Own, [id: string, text: string]>;
  readonly answering: Request<Own, [id: string, text: string]>;

  constructor(of: ModeratedKind<Own, Kind>, key: ContributionKey, contributed: ModeratedPort<Own>) {
    super(of, key, contributed);
    this.resource = of.resource;
    this.appealing = new Request((id, text) => contributed.appeal(key.publicKey, id, text));
    this.answering = new Request(async (id, text) => {
      if (!contributed.answerReply) throw new Failure('conflict');
      return contributed.answerReply(key.publicKey, id, text);
    });
  }

  async appeal(id: string, text: string): Promise<void> {
    const outcome = await this.appealing.send(id, text);
    if (outcome.status === 'SUCCESS') await this.asking.renew();
  }

  /** Answers the company's reply, or with empty words takes the answer back; true once done. */
  async answer(id: string, text: string): Promise<boolean> {
    const outcome = await this.answering.send(id, text);
    if (outcome.status === 'SUCCESS') await this.asking.renew();
    return outcome.status === 'SUCCESS';
  }
}
