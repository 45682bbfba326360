import type { ContributedReplied } from '#core/contributions/contributed.ts';
import type { OwnFacts, RepliedContributions } from '#core/contributions/own-contributions.ts';
import { DeviceContributed } from './device-contributed.ts';

/** Contributions below which a company replies, each asked about by its key. */
export class DeviceContributedReplied<Draft, Own extends OwnFacts, Changed = Draft>
  extends DeviceContributed<Draft, Own, Changed, RepliedContributions<Draft, Own, Changed>>
  implements ContributedReplied<Draft, Own, Changed>
{
  answerReply(publicKey: string, id: string, text: string): Promise<Own> {
    return this.thingsOf(publicKey).answerReply(id, text);
  }
}
