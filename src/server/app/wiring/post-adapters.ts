import type { Clock } from '#core/clock.ts';
import type { Videos } from '#core/media/videos.ts';
import type { RequestContext } from '#core/sessions/request-context.ts';
import type { Database } from '#server/adapters/database/database.ts';
import { ModelRephraser } from '#server/adapters/rephrase/model-rephraser.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import { SqlComments } from '#server/adapters/comments/sql-comments.ts';
import { SqlCommunities } from '#server/adapters/communities/sql-communities.ts';
import { SqlFeeds } from '#server/adapters/feeds/sql-feeds.ts';
import { SqlModerations } from '#server/adapters/moderation/sql-moderations.ts';
import { SqlMutes } from '#server/adapters/moderation/sql-mutes.ts';
import { SqlPolls } from '#server/adapters/polls/sql-polls.ts';
import { SqlPostMedia } from '#server/adapters/media/sql-post-media.ts';
import { SqlPostViews } from '#server/adapters/posts/sql-post-views.ts';
import { SqlPosts } from '#server/adapters/posts/sql-posts.ts';
import { SqlRemovalLedger } from '#server/adapters/moderation/sql-removal-ledger.ts';
import { SqlRephrasings } from '#server/adapters/rephrase/sql-rephrasings.ts';
import { SqlReports } from '#server/adapters/moderation/sql-reports.ts';
import { SqlSalaryOffers } from '#server/adapters/offers/sql-salary-offers.ts';
import { SqlVideos } from '#server/adapters/media/sql-videos.ts';
import { SqlVotes } from '#server/adapters/votes/sql-votes.ts';
import { CleaningRephraser, type Rephraser } from '#server/adapters/rephrase/rephraser.ts';
import { PseudonymScope } from '#server/adapters/caller/pseudonym-scope.ts';
import type { FeedPorts } from '#server/services/feed-ports.ts';
import type { ModerationPorts } from '#server/services/moderation-service.ts';
import type { Settings } from '../config/settings.ts';

/** The ports of posts and everything around them, for one caller. */
interface PostAdapterParts {
  readonly db: Database['db'];
  readonly clock: Clock;
  readonly secrets: Secrets;
  readonly rephraser: Rephraser;
}

/** The adapters of posts and everything around them, for one request. */
export interface PostPorts extends FeedPorts, ModerationPorts {
  readonly videos: Videos;
  /** The bytes of a picture, for readers who may see it. */
  readonly pictureOf: (id: string, isSmall?: boolean) => Promise<Uint8Array | undefined>;
}

/** Makes the adapters of one caller. */
export const postAdapters =
  ({ rephraser, ...parts }: PostAdapterParts) =>
  (context: Pick<RequestContext, 'caller'>): PostPorts => {
    const scope = new PseudonymScope({ ...parts, context });
    const media = new SqlPostMedia(scope);
    return {
      posts: new SqlPosts(scope),
      feeds: new SqlFeeds(scope),
      communities: new SqlCommunities(scope),
      votes: new SqlVotes(scope),
      comments: new SqlComments(scope),
      polls: new SqlPolls(scope),
      offers: new SqlSalaryOffers(scope),
      views: new SqlPostViews(scope),
      reports: new SqlReports(scope),
      mutes: new SqlMutes(scope),
      media,
      rephrasings: new SqlRephrasings(scope, rephraser),
      videos: new SqlVideos(scope),
      moderations: new SqlModerations(scope),
      ledger: new SqlRemovalLedger(parts.db),
      pictureOf: (id, isSmall) => media.bytesOf(id, isSmall),
    };
  };

/** The rephraser of this installation: the language model that was set up, or the cleaner, which goes by rules. */
export const rephraserFor = ({ rephraseUrl, rephraseKey, rephraseModel }: Pick<Settings, 'rephraseUrl' | 'rephraseKey' | 'rephraseModel'>): Rephraser =>
  rephraseUrl === undefined ? new CleaningRephraser() : new ModelRephraser({ url: rephraseUrl, key: rephraseKey, model: rephraseModel });
