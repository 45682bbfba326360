import type { operations } from '#contract/generated/feed.ts';
import type { Input, Service } from '#contract/service.ts';
import { refusalOf } from '#core/content/post-limits.ts';
import { Failure } from '#core/failure.ts';
import type { MediaItem, PostDraft } from '#core/posts/post-draft.ts';
import { abusiveWords } from '#core/abuse/abusive-words.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { LaterRequests } from '#core/persona-keys/later-requests.ts';
import type { PostViews } from '#core/posts/post-views.ts';
import { postToContract } from './post-to-contract.ts';

interface PostPorts {
  readonly posts: Posts;
  readonly views: PostViews;
  readonly laterRequests: LaterRequests;
}

export const postOperations = ({ posts, views, laterRequests }: PostPorts) =>
  ({
    createPost: async ({ body }) => {
      const made = await posts.create(draftFromContract(body));
      if ('refusal' in made) throw refusalOf(made);
      return made;
    },
    withdrawLater: async ({ body }) => ({ isWithdrawn: await laterRequests.withdraw(body.submissionKey) }),
    updatePost: async ({ path, body }) => postToContract(await posts.change(path.postId, body)),
    deletePost: async ({ path }) => {
      await posts.remove(path.postId);
      return undefined;
    },
    listAbusiveWords: async () => ({ words: abusiveWords }),
    getPost: async ({ path }) => {
      const shown = await posts.at(path.postId);
      if (shown.status === 'NOT_FOUND' && shown.movedTo === null) throw new Failure('missing');
      return { ...shown, post: shown.post && postToContract(shown.post) };
    },
    recordPostViews: async ({ body }) => {
      await views.record(body.postIds);
      return undefined;
    },
    sharePost: async ({ body }) => ({ path: await posts.shareUrl(body.postId, body.commentId) }),
    markNotInterested: async ({ path }) => {
      await posts.hide(path.postId);
      return undefined;
    },
    removeNotInterested: async ({ path }) => {
      await posts.unhide(path.postId);
      return undefined;
    },
    requestAnswer: async ({ path }) => ({ requestsCount: await posts.requestAnswer(path.postId) }),
  }) satisfies Partial<Service<operations>>;

const draftFromContract = ({ media, ...draft }: Input<operations['createPost']>['body']): PostDraft => ({ ...draft, media: media.map(mediaItemFromContract) });

/** Picture by key or video by URL, refused with neither. */
function mediaItemFromContract({ mediaType, fileKey, fullUrl }: Input<operations['createPost']>['body']['media'][number]): MediaItem {
  if (mediaType === 'IMAGE' && fileKey !== undefined) return { mediaType, fileKey };
  if (mediaType !== 'IMAGE' && fullUrl !== undefined) return { mediaType, fullUrl };
  throw new Failure('invalid', 'A picture needs its key, and a video its address.', { code: 'RULE_BROKEN' });
}
