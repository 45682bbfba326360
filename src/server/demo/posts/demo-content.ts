import type { CommunityType } from '#core/communities/community.ts';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import type { ProfileType } from '#core/personas/profile-type.ts';
import type { PostKind } from '#core/posts/post.ts';
import type { CoverColours } from '../media/strokes.ts';
import type { DemoLife } from './demo-life.ts';
import type { Scene } from './scenes.ts';

export interface DemoCommunity {
  readonly id: string;
  readonly type: CommunityType;
  readonly urlName: string;
  readonly name: string;
  /** Followers as the company's page says. */
  readonly followers?: number | null;
  readonly industry?: string | null;
}

/** Demo author without an account. */
export interface DemoAuthor {
  readonly ref: string;
  readonly kind: ProfileType;
  readonly name: string;
  readonly avatar: string | null;
  readonly isVerified: boolean;
  readonly life: DemoLife;
}

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
