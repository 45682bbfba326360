import type { HiddenReplies, HiddenReply } from '#core/company-desk/hidden-replies.ts';
import { mayWrite } from '#core/company-desk/desk-role.ts';
import { existing, Failure } from '#core/failure.ts';
import { weekOf } from '#core/moderation/ledger.ts';
import { FakeDeskLogins } from './fake-desk-logins.ts';

export class FakeHiddenReplies implements HiddenReplies {
  readonly #logins: FakeDeskLogins;

  constructor(logins = new FakeDeskLogins()) {
    this.#logins = logins;
  }

  async list(urlName: string): Promise<readonly HiddenReply[]> {
    const { world } = this.#logins;
    const { companyId } = this.#logins.open(urlName, () => true);
    return world.thingsOf(companyId).flatMap((aboutId): readonly HiddenReply[] => {
      const last = world.replies.findLast((reply) => reply.aboutId === aboutId);
      const taken = last && world.takedownOf(last.replyId);
      if (!taken) return [];
      const { replyId, text } = last;
      return [{ replyId, aboutId, text, rule: taken.rule, week: weekOf(taken.day), note: '', appeal: taken.appeal, mayAppeal: taken.appeal === 'none' }];
    });
  }

  async appeal(urlName: string, replyId: string, text: string): Promise<HiddenReply> {
    const { companyId } = this.#logins.open(urlName, mayWrite);
    const { aboutId } = existing(this.#logins.world.replies.find((reply) => reply.replyId === replyId));
    existing(this.#logins.world.thingsOf(companyId).find((id) => id === aboutId));
    const taken = existing(this.#logins.world.takedownOf(replyId));
    if (text.trim() === '') throw new Failure('invalid');
    const last = this.#logins.world.replies.findLast((reply) => reply.aboutId === aboutId);
    if (taken.appeal !== 'none' || last?.replyId !== replyId) throw new Failure('conflict');
    taken.appeal = 'open';
    return existing((await this.list(urlName)).find((hidden) => hidden.replyId === replyId));
  }
}
