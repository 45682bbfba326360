import type { CommunityType } from '#core/communities/community.ts';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { PostKind } from '#core/posts/post.ts';
import type { CoverColours } from '../media/strokes.ts';
import type { DemoLife } from './demo-life.ts';
import type { Scene } from './scenes.ts';

/** A community of the demo. */
export interface DemoCommunity {
  readonly id: string;
  readonly type: CommunityType;
  readonly urlName: string;
  readonly name: string;
  /** The followers of a company, as many as its page says. */
  readonly followers?: number | null;
  /** The industry of a company, by its name in URLs. */
  readonly industry?: string | null;
}

/** A demo author without an account. */
export interface DemoAuthor {
  readonly ref: string;
  readonly kind: ProfileType;
  readonly name: string;
  readonly avatar: string | null;
  readonly isVerified: boolean;
  readonly life: DemoLife;
}

/** Something that is written, with what others think of it. */
interface DemoText {
  readonly id: string;
  readonly author: DemoAuthor;
  readonly content: string;
  readonly postedAtMs: number;
  readonly ups: number;
  readonly downs: number;
}

export interface DemoOption {
  readonly id: string;
  readonly postId: string;
  readonly place: number;
  readonly text: string | null;
  readonly offer: OfferFacts | null;
  readonly votes: number;
}

/** A picture of a post, as it is drawn. */
export interface DemoPicture {
  readonly id: string;
  readonly postId: string;
  readonly place: number;
  readonly scene: Scene;
  readonly colours: CoverColours;
}

export interface DemoComment extends DemoText {
  readonly postId: string;
  readonly rootId: string | null;
  readonly replyToId: string | null;
  readonly replies: number;
}

export interface DemoPost extends DemoText {
  readonly communityId: string;
  readonly kind: PostKind;
  readonly title: string;
  readonly views: number;
  readonly closesOn: string | null;
  readonly videoId: string | null;
  readonly pictures: readonly DemoPicture[];
  readonly options: readonly DemoOption[];
  readonly comments: readonly DemoComment[];
}
