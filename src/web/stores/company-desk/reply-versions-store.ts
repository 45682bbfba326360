import type { Replied, RepliesTo } from '#core/company-desk/company-replies.ts';
import type { ReplyVersion } from '#core/company-desk/company-reply.ts';
import { Request } from '../requests/request.ts';

/** Earlier wordings of one reply, fetched once they are asked for. */
export class ReplyVersionsStore {
  readonly versions: Request<readonly ReplyVersion[], [id: string]>;

  constructor(replies: RepliesTo<Replied>) {
    this.versions = new Request((id) => replies.versions(id));
  }
}
