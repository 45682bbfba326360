import { existing, Failure } from '#core/failure.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import { abuseFailure } from '../content/abuse-failure.ts';
import { shownOffer, type SavedOffer } from '#core/offers/salary-offer.ts';
import { arePostable } from '#core/offers/named-offer.ts';
import { kindOf, problemsOf, textProblems, textsOf, type PostDraft } from '#core/posts/post-draft.ts';
import { mapEditable, mapTexts, type PostTexts } from '#core/posts/post-texts.ts';
import type { Post, PostFigures } from '#core/posts/post.ts';
import type { PostEdit, Posts, Publication, ShownPost } from '#core/posts/posts.ts';
import { plainText } from '#core/content/plain-text.ts';
import { youtubeVideoAt, type YoutubeVideo } from '#core/media/youtube-video.ts';
import { anId, anonymous, aPost, designation } from '#tests/content.ts';
import { canonicalJson } from '#server/adapters/caller/canonical-json.ts';
import { OverContent } from '#tests/fakes/content/fake-content.ts';

const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ');

export class FakePosts extends OverContent implements Posts {
  refusal: Extract<Publication, { refusal: unknown }> | undefined;
  readonly waiting = new Map<string, number>();

  async at(postId: string): Promise<ShownPost> {
    this.content.ask();
    const post = this.content.posts.find((each) => each.postId === postId);
    if (!post || (post.status === 'SCHEDULED' && !post.isMine))
      return { postId, status: 'NOT_FOUND', post: null, removal: null, movedTo: this.content.elsewhere.get(postId) ?? null };
    const removal =
      post.status === 'LIVE' || post.status === 'SCHEDULED'
        ? null
        : ({ rule: post.moderation[0]?.rule ?? 'author', week: '2026-W47', askedBy: post.moderation.length > 0 ? 'reader' : 'author' } as const);
    return { postId, status: post.status, post: this.content.sees(post) ? post : null, removal, movedTo: null };
  }

  async figures(postId: string, updatedCommunities: readonly string[] = []): Promise<PostFigures> {
    this.content.ask();
    const { status, upVotes, downVotes, myVote, commentsCount, viewsCount } = this.content.post(postId);
    const communities = this.content.communities
      .filter(({ entityId }) => updatedCommunities.includes(entityId))
      .map(({ entityId, isFollowed, topicMeta }) => ({ entityId, isFollowed, followers: topicMeta.followers }));
    return { postId, status, upVotes, downVotes, myVote, commentsCount, viewsCount, communities };
  }

  async create(draft: PostDraft): Promise<Publication> {
    this.content.ask('writer');
    if (this.refusal) return this.refusal;
    const { submissionKey, authorName: _shown, ...payload } = draft;
    const known = this.content.replayOf(submissionKey, payload);
    const community = this.content.community(draft.community.entityId);
    const { entityId, type, slug, name, names, sign, logo } = community;
    const stood = { entityId, type, slug, name, names, sign, logo };
    if (known) return { postId: known, status: this.content.post(known).status, community: stood };
    if (community.isClosed) return { refusal: 'COMMUNITY_CLOSED', message: 'Nothing new can be posted in this community.' };
    const offers = this.#offersOf(draft);
    const texts = mapTexts(textsOf(draft, offers), plainText, plainLine);
    if (problemsOf(draft).length > 0 || !arePostable(offers)) return { refusal: 'RULE_BROKEN', message: 'This is no post yet.' };
    const abuse = abuseFailure(texts);
    if (abuse) return refusedBy(abuse);
    this.content.askPersona(draft);
    const post = this.#made(draft, stood, texts, offers);
    this.content.posts = [post, ...this.content.posts];
    this.content.answersByKey.set(submissionKey, { payload: canonicalJson(payload), id: post.postId });
    this.content.putCommunity({ ...community, topicMeta: { ...community.topicMeta, posts: community.topicMeta.posts + 1 } });
    return { postId: post.postId, status: post.status, community: stood };
  }

  async change(postId: string, { version, ...edit }: PostEdit): Promise<Post> {
    const post = this.#own(postId);
    if (textProblems(edit, post.kind).length > 0) throw new Failure('invalid', undefined, { code: 'RULE_BROKEN' });
    if (post.version !== version) throw new Failure('conflict', undefined, { code: 'CHANGED_MEANWHILE' });
    const texts = mapEditable(edit, plainText);
    const abuse = abuseFailure(texts);
    if (abuse) throw abuse;
    return this.content.put({ ...post, ...texts, version: version + 1, isEdited: true });
  }

  async remove(postId: string): Promise<void> {
    this.content.put({ ...this.#own(postId), status: 'DELETED' });
  }

  async hide(postId: string): Promise<void> {
    this.content.ask('member');
    this.content.hidden.add(this.content.post(postId).postId);
  }

  async unhide(postId: string): Promise<void> {
    this.content.ask('member');
    if (!this.content.hidden.delete(postId)) this.content.post(postId);
  }

  async requestAnswer(postId: string): Promise<number> {
    this.content.ask('member');
    this.waiting.set(this.content.post(postId).postId, 1);
    return 1;
  }

  async shareUrl(postId: string, commentId?: string): Promise<string> {
    this.content.ask();
    return `/p/${this.content.post(postId).postId}${commentId === undefined ? '' : `?comment=${this.content.comment(commentId).commentId}`}`;
  }

  async videoAt(url: string): Promise<YoutubeVideo | null> {
    this.content.ask();
    return youtubeVideoAt(url);
  }

  #own(postId: string): Post {
    this.content.ask('member');
    const post = this.content.post(postId);
    if (!post.isMine) throw new Failure('missing');
    return post;
  }

  #offersOf({ salaryIds, offers = [] }: PostDraft): readonly SavedOffer[] {
    const kept = salaryIds.map((id) => {
      return existing(this.content.offers.find(({ offerId }) => offerId === id));
    });
    return [...kept, ...offers.map((facts) => ({ ...facts, offerId: anId('s') }))];
  }

  #made(draft: PostDraft, community: Post['community'], { options: optionTexts, offers: _facts, ...texts }: PostTexts, offers: readonly SavedOffer[]): Post {
    const pictures = draft.media.flatMap((item) => {
      const picture = item.mediaType === 'IMAGE' ? this.content.uploads.get(item.fileKey) : undefined;
      if (item.mediaType === 'IMAGE' && !picture) throw new Failure('missing');
      return picture ?? [];
    });
    const [video = null] = draft.media.flatMap((item) => (item.mediaType === 'IMAGE' ? [] : youtubeVideoAt(item.fullUrl)));
    const options = draft.poll && optionTexts.map((text) => ({ optionId: anId('o'), text, votes: null }));
    return aPost({
      ...texts,
      kind: kindOf(draft),
      author: { ...(draft.profileType === 'ANONYMOUS' ? anonymous : designation), name: this.content.nameOf(draft.profileType) },
      isMine: true,
      status: draft.isLater ? 'SCHEDULED' : 'LIVE',
      community,
      pictures,
      video,
      poll: options ? { options, votesCount: 0, closesOn: '2026-11-27', isOpen: true, myOptionId: null } : null,
      offers: offers.map((offer) => ({ ...shownOffer(offer), offerId: anId('s'), votes: null })),
      postedAt: draft.profileType === 'ANONYMOUS' ? null : Date.UTC(2026, 10, 20, 9),
      mayEdit: true,
      mayDelete: true,
    });
  }
}
