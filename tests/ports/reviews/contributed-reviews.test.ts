import { routes } from '#contract/generated/review.ts';
import type { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import type { NewReview, OwnReview } from '#core/reviews/review-draft.ts';
import { BrowserContributedReviews } from '#web/adapters/reviews/browser-contributed-reviews.ts';
import { DeviceContributedReviews } from '#web/adapters/reviews/device-contributed-reviews.ts';
import { httpOwnReviews } from '#web/adapters/reviews/http-own-reviews.ts';
import { aReviewingDevice } from '#tests/contribution-device.ts';
import { OwnReviewWorld } from '#tests/fakes/reviews/fake-own-reviews.ts';
import { keepsAppeals, keepsContributed } from '#tests/ports/contributions/contributed-things.ts';
import { draft } from './contributed-reviews.ts';

const { isInvited: _, ...told } = draft;
const idOf = ({ reviewId }: { readonly reviewId: string }) => reviewId;

keepsContributed<NewReview, OwnReview, ContributedReviews>(
  {
    kind: 'review',
    draft,
    told,
    changes: { stars: 1 },
    idOf,
    inMemory: () => {
      const world = new OwnReviewWorld();
      return { ...aReviewingDevice(world), kept: world.kept };
    },
    inABrowser: (keys, load) => new BrowserContributedReviews(keys, load),
    overTheWire: ({ parts, clientOf }) =>
      new DeviceContributedReviews({ ...parts, reviewsOf: (publicKey) => httpOwnReviews(clientOf(publicKey).service(routes)) }),
  },
  (open) => keepsAppeals<NewReview, OwnReview, ContributedReviews>(open, { draft, idOf }),
);
