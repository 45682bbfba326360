import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import type { ModeratedFacts, OwnFacts, RepliedContributions } from '#core/contributions/own-contributions.ts';
import { Failure } from '#core/failure.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { FakeOwn } from './fake-own.ts';
import { refuseReachable } from './own-contribution-backend.ts';

type Replied = OwnFacts & Partial<ModeratedFacts> & { readonly reply: EmployerReply | null };

/** Contribution of one key below which a company replies. */
export class FakeReplied<Draft, Own extends Replied, Changed = Draft>
  extends FakeOwn<Draft, Own, Changed>
  implements RepliedContributions<Draft, Own, Changed>
{
  async answerReply(id: string, given: string): Promise<Own> {
    const own = await this.one(id);
    const text = given.trim();
    refuseReachable({ text });
    if (text !== '' && !own.reply) throw new Failure('conflict');
    const answer = text === '' ? null : { text, week: weekOf(this.backend.today) };
    return this.keep({ ...own, version: own.version + 1, reply: own.reply && { ...own.reply, answer } });
  }
}
