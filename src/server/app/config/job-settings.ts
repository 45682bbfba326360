import { feedSources, type FeedSource } from '#server/adapters/jobs/feed-source.ts';
import { setting } from './setting.ts';

export const jobSettings = {
  jobFeeds: setting<readonly FeedSource[]>({
    name: 'JOB_FEEDS',
    about: 'The feeds of employers that npm run import -- jobs --all reads. If one names no company, write the company after its name, with a colon between.',
    fallback: [],
    takes: 'names and addresses such as koyal=https://careers.koyal.example/jobs.json,sutra:sutra-mills=https://…, each name once',
    refusesPlaceholders: true,
    isSecret: true,
    read: feedSources,
  }),
};
