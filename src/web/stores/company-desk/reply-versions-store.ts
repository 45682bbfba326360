import type { CompanyReplies } from '#core/company-desk/company-replies.ts';
import type { ReplyVersion } from '#core/company-desk/company-reply.ts';
import { Request } from '../requests/request.ts';

/** Earlier wordings of one reply, fetched once they are asked for. */
export class ReplyVersionsStore {
  readonly versions: Request<readonly ReplyVersion[], [reviewId: string]>;

  constructor(replies: CompanyReplies) {
    this.versions = new Request((reviewId) => replies.versions(reviewId));
  }
}
