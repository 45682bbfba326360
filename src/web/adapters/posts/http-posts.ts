import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import { Failure } from '#core/failure.ts';
import type { PostDraft } from '#core/posts/post-draft.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import type { Post, PostFigures } from '#core/posts/post.ts';
import type { DraftText, PostEdit, Posts, Publication, ShownPost } from '#core/posts/posts.ts';
import type { ReviewFacts } from '#core/posts/review-post.ts';
import type { YoutubeVideo } from '#core/media/youtube-video.ts';
import { postFromContract } from './post-from-contract.ts';

export class HttpPosts implements Posts {
  readonly #feed: Service<operations>;

  constructor(feed: Service<operations>) {
    this.#feed = feed;
  }

  async at(postId: string): Promise<ShownPost> {
    try {
      const shown = await this.#feed.getPost({ path: { postId } });
      return { ...shown, post: shown.post && postFromContract(shown.post) };
    } catch (error) {
      if (Failure.from(error).kind !== 'missing') throw error;
      return { postId, status: 'NOT_FOUND', post: null, removal: null };
    }
  }

  figures(postId: string, updatedCommunities: readonly string[] = []): Promise<PostFigures> {
    return this.#feed.getPostMeta({ path: { postId }, query: updatedCommunities.length > 0 ? { updatedCommunities } : {} });
  }

  async create(draft: PostDraft): Promise<Publication> {
    try {
      return await this.#feed.createPost({ body: draft });
    } catch (error) {
      return refusedBy(error);
    }
  }

  async change(postId: string, edit: PostEdit): Promise<Post> {
    return postFromContract(await this.#feed.updatePost({ path: { postId }, body: edit }));
  }

  async remove(postId: string): Promise<void> {
    await this.#feed.deletePost({ path: { postId } });
  }

  async hide(postId: string): Promise<void> {
    await this.#feed.markNotInterested({ path: { postId } });
  }

  async unhide(postId: string): Promise<void> {
    await this.#feed.removeNotInterested({ path: { postId } });
  }

  async requestAnswer(postId: string): Promise<number> {
    return (await this.#feed.requestAnswer({ path: { postId } })).requestsCount;
  }

  async shareUrl(postId: string, commentId?: string): Promise<string> {
    return (await this.#feed.sharePost({ body: { postId, ...(commentId !== undefined && { commentId }) } })).path;
  }

  async videoAt(url: string): Promise<YoutubeVideo | null> {
    return (await this.#feed.validateYoutubeUrl({ body: { url } })).video;
  }

  draftFromReview(review: ReviewFacts): Promise<DraftText> {
    return this.#feed.generateReviewPost({ body: review });
  }

  async abusiveWords(): Promise<readonly string[]> {
    return (await this.#feed.listAbusiveWords({})).words;
  }
}
