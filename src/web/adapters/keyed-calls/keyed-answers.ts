import type { Middleware } from 'openapi-fetch';
import { routes as feed } from '#contract/generated/feed/comments.ts';
import { routes as actions } from '#contract/generated/feed/moderation.ts';
import { routes as moderation } from '#contract/generated/moderation/moderation.ts';
import type { UserStorage } from '#core/device/user-storage.ts';
import type { Http } from '../http/http.ts';
import { KeyedDecisions } from './keyed-decisions.ts';
import { KeyedPictures, type PictureParts } from './keyed-pictures.ts';
import { SeenHere } from './seen-here.ts';

export interface KeyedAnswers {
  readonly seen: SeenHere;
  readonly decisions: KeyedDecisions;
  readonly pictures: KeyedPictures;
  readonly commentAt: (commentId: string) => Promise<unknown>;
  readonly mutes: () => Promise<unknown>;
}

export function keyedAnswers(http: Pick<Http, 'under'>, sign: Middleware, pictures: Omit<PictureParts, 'sign'>, storage: UserStorage): KeyedAnswers {
  const seen = new SeenHere(storage);
  const [{ listOwnDecisions }, { getComment }, { listMutes }] = [http.under(sign, moderation), http.under(sign, feed), http.under(sign, actions)];
  return {
    seen,
    decisions: new KeyedDecisions(() => listOwnDecisions({}), seen),
    pictures: new KeyedPictures({ ...pictures, sign }),
    commentAt: (commentId) => getComment({ path: { commentId } }),
    mutes: () => listMutes({}),
  };
}
