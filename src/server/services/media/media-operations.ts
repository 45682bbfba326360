import type { operations } from '#contract/generated/feed.ts';
import type { Service } from '#contract/service.ts';
import type { Posts } from '#core/posts/posts.ts';
import type { PostPictures } from '#core/media/post-pictures.ts';

export const mediaOperations = ({ posts, postPictures }: { readonly posts: Posts; readonly postPictures: PostPictures }) =>
  ({
    validateYoutubeUrl: async ({ body }) => {
      const video = await posts.videoAt(body.url);
      return { isValid: video !== null, video };
    },
    uploadPostMedia: ({ body }) => postPictures.upload(body),
    deletePostMedia: async ({ path }) => {
      await postPictures.remove(path.postId, path.mediaKey);
      return undefined;
    },
  }) satisfies Partial<Service<operations>>;
