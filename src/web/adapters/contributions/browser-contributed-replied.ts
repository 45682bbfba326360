import type { ContributedReplied } from '#core/contributions/contributed.ts';
import { BrowserContributed } from './browser-contributed.ts';

/** Contributions below which a company replies, with sending code loaded on first use. */
export class BrowserContributedReplied<Draft, Own, Changed = Draft>
  extends BrowserContributed<Draft, Own, Changed, ContributedReplied<Draft, Own, Changed>>
  implements ContributedReplied<Draft, Own, Changed>
{
  async answerReply(publicKey: string, id: string, text: string): Promise<Own> {
    return (await this.loaded()).answerReply(publicKey, id, text);
  }
}
