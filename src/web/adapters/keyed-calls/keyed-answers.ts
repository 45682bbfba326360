import type { Middleware } from 'openapi-fetch';
import { routes as feed } from '#contract/generated/feed/comments.ts';
import { routes as actions } from '#contract/generated/feed/moderation.ts';
import { routes as moderation } from '#contract/generated/moderation/moderation.ts';
import type { Http } from '../http/http.ts';
import { KeyedDecisions } from './keyed-decisions.ts';
import { KeyedPictures, type PictureParts } from './keyed-pictures.ts';

/** The answers that are asked for by key besides the calls of a page. */
export interface KeyedAnswers {
  readonly decisions: KeyedDecisions;
  readonly pictures: KeyedPictures;
  /** A comment as its author sees it. */
  readonly commentAt: (commentId: string) => Promise<unknown>;
  /** What the name has muted or blocked. */
  readonly mutes: () => Promise<unknown>;
}

export function keyedAnswers(http: Pick<Http, 'under'>, sign: Middleware, pictures: Omit<PictureParts, 'sign'>): KeyedAnswers {
  const [{ listOwnDecisions }, { getComment }, { listMutes }] = [http.under(sign, moderation), http.under(sign, feed), http.under(sign, actions)];
  return {
    decisions: new KeyedDecisions(() => listOwnDecisions({})),
    pictures: new KeyedPictures({ ...pictures, sign }),
    commentAt: (commentId) => getComment({ path: { commentId } }),
    mutes: () => listMutes({}),
  };
}
