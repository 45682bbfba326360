import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { JobFeeds } from '#core/company-desk/job-feeds.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpJobFeeds = (desk: Service<Sparse<operations>>): JobFeeds => ({
  feed: async (urlName) => (await desk.getJobFeed({ path: { urlName } })).feed,
  check: (urlName, { url, text }) =>
    url === undefined ? desk.checkJobFile({ path: { urlName }, body: { text } }) : desk.checkJobFeed({ path: { urlName }, body: { url } }),
  start: (urlName, url, hour) => desk.startJobFeed({ path: { urlName }, body: { url, hour } }),
  stop: (urlName) => desk.endJobFeed({ path: { urlName } }),
  upload: (urlName, text) => desk.uploadJobFile({ path: { urlName }, body: { text } }),
});
