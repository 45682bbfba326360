import type { operations } from '#contract/generated/video.ts';
import type { Service } from '#contract/service.ts';
import type { Videos } from '#core/media/videos.ts';

export const videoService = ({ videos }: { readonly videos: Videos }): Service<operations> => ({
  listVideos: async () => ({ items: await videos.list() }),
  createVideo: ({ body }) => videos.keep(body.fullUrl, body.title),
  getVideo: ({ path }) => videos.at(path.videoId),
  deleteVideo: async ({ path }) => {
    await videos.remove(path.videoId);
    return undefined;
  },
});
