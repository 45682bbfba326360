import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import type { Posts } from '#core/posts/posts.ts';
import { postFromContract } from './post-from-contract.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpPosts = (feed: Service<Sparse<operations>>): Posts => ({
  async at(postId) {
    try {
      const shown = await feed.getPost({ path: { postId } });
      return { ...shown, post: shown.post && postFromContract(shown.post) };
    } catch (error) {
      if (Failure.from(error).kind !== 'missing') throw error;
      return { postId, status: 'NOT_FOUND', post: null, removal: null, movedTo: null };
    }
  },
  figures: (postId, updatedCommunities = []) => feed.getPostMeta({ path: { postId }, query: { updatedCommunities } }),
  async create(draft) {
    try {
      return await feed.createPost({ body: draft });
    } catch (error) {
      return refusedBy(error);
    }
  },
  change: async (postId, edit) => postFromContract(await feed.updatePost({ path: { postId }, body: edit })),
  remove: (postId) => feed.deletePost({ path: { postId } }),
  hide: (postId) => feed.markNotInterested({ path: { postId } }),
  unhide: (postId) => feed.removeNotInterested({ path: { postId } }),
  requestAnswer: async (postId) => (await feed.requestAnswer({ path: { postId } })).requestsCount,
  shareUrl: async (postId, commentId) => (await feed.sharePost({ body: { postId, commentId } })).path,
  videoAt: async (url) => (await feed.validateYoutubeUrl({ body: { url } })).video,
});
