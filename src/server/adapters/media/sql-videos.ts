import { existing, Failure } from '#core/failure.ts';
import { mostVideos, type SavedVideo, type Videos } from '#core/media/videos.ts';
import { youtubeVideoAt } from '#core/media/youtube-video.ts';
import { sqlOfOwn } from '../crowds/counting-statements.ts';
import { sanitized } from '../content/sanitized-text.ts';
import { withAdvisoryLock } from '../database/advisory-lock.ts';
import { refuseSilenced } from '../caller/refuse-sanctioned.ts';
import { randomId } from '../secrets/secrets.ts';
import type { PseudonymScope } from '../caller/pseudonym-scope.ts';

export class SqlVideos implements Videos {
  readonly #scope: PseudonymScope;

  constructor(scope: PseudonymScope) {
    this.#scope = scope;
  }

  async list(): Promise<readonly SavedVideo[]> {
    const rows = await this.#scope.db
      .selectFrom('video')
      .selectAll()
      .where('owner', '=', this.#owner)
      .orderBy('made_on', 'desc')
      .orderBy('id')
      .limit(mostVideos)
      .execute();
    return rows.flatMap(({ id, youtube_id, is_short, title }) => {
      const video = youtubeVideoAt(`https://youtube.com/${is_short ? 'shorts' : 'embed'}/${youtube_id}`);
      return video ? [{ ...video, id, title }] : [];
    });
  }

  async at(id: string): Promise<SavedVideo> {
    return existing((await this.list()).find((video) => video.id === id));
  }

  async keep(fullUrl: string, title: string | null): Promise<SavedVideo> {
    const video = youtubeVideoAt(fullUrl);
    if (!video) throw new Failure('invalid', 'This is not the address of a YouTube video.', { code: 'RULE_BROKEN' });
    const id = randomId();
    const kept = {
      id,
      owner: this.#owner,
      youtube_id: video.videoId,
      is_short: video.mediaType === 'YOUTUBE_SHORT',
      title: sanitized(title ?? '') || null,
      made_on: this.#scope.today,
    };
    await withAdvisoryLock(this.#scope.db, kept.owner, async (transaction) => {
      await refuseSilenced(transaction, this.#scope);
      const { rows } = await sqlOfOwn<{ readonly count: number }>`select count(*)::integer as count from video where owner = ${kept.owner}`.execute(
        transaction,
      );
      const count = rows[0]?.count ?? 0;
      if (count >= mostVideos) throw new Failure('conflict', `You have saved ${mostVideos} videos already.`);
      await transaction.insertInto('video').values(kept).execute();
    });
    return { ...video, id, title: kept.title };
  }

  async remove(id: string): Promise<void> {
    const { numDeletedRows } = await this.#scope.db.deleteFrom('video').where('id', '=', id).where('owner', '=', this.#owner).executeTakeFirst();
    if (numDeletedRows === 0n) throw new Failure('missing');
  }

  get #owner(): string {
    return this.#scope.keyFor('videos');
  }
}
