import { makeAutoObservable } from 'mobx';
import type { HiddenReplies, HiddenReply } from '#core/company-desk/hidden-replies.ts';
import { Request } from '../requests/request.ts';
import type { CompanyDeskStore } from './company-desk-store.ts';

/** Replies that readers do not see, and the second look being asked for. */
export class HiddenRepliesStore {
  readonly list: Request<readonly HiddenReply[]>;
  readonly appealing: Request<HiddenReply, [replyId: string, text: string]>;
  asked: string | undefined = undefined;
  text = '';
  isMissing = false;

  constructor(hidden: HiddenReplies, desk: CompanyDeskStore) {
    this.list = new Request(() => hidden.list(desk.urlName));
    this.appealing = new Request((replyId, text) => hidden.appeal(desk.urlName, replyId, text));
    makeAutoObservable(this, { list: false, appealing: false });
  }

  async open(): Promise<void> {
    await this.list.renew();
  }

  /** Last reply to a thing, where readers do not see it. */
  about(aboutId: string): HiddenReply | undefined {
    return this.list.value?.find((reply) => reply.aboutId === aboutId);
  }

  begin(replyId: string | undefined): void {
    this.asked = replyId;
    this.type('');
  }

  type(text: string): void {
    this.text = text;
    this.isMissing = false;
    this.appealing.forget();
  }

  async appeal(): Promise<void> {
    const text = this.text.trim();
    this.isMissing = text === '';
    if (this.asked === undefined || this.isMissing) return;
    const outcome = await this.appealing.send(this.asked, text);
    if (outcome.status !== 'SUCCESS') return;
    this.begin(undefined);
    await this.open();
  }
}
