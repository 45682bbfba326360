import { ContainerModule } from 'inversify';
import { ContributedBenefits } from '#core/benefits/contributed-benefits.ts';
import { Clock } from '#core/clock.ts';
import { ContributedInterviews } from '#core/interviews/contributed-interviews.ts';
import { ContributedPhotos } from '#core/photos/contributed-photos.ts';
import { ContributedReviews } from '#core/reviews/contributed-reviews.ts';
import { ContributedSalaries } from '#core/salaries/contributed-salaries.ts';
import { BrowserContributedBenefits } from '#web/adapters/benefits/browser-contributed-benefits.ts';
import { Http } from '#web/adapters/http/http.ts';
import { BrowserContributedInterviews } from '#web/adapters/interviews/browser-contributed-interviews.ts';
import { BrowserContributedPhotos } from '#web/adapters/photos/browser-contributed-photos.ts';
import { BrowserContributedReviews } from '#web/adapters/reviews/browser-contributed-reviews.ts';
import { BrowserContributedSalaries } from '#web/adapters/salaries/browser-contributed-salaries.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { contributionKeysOf } from './contribution-bindings.ts';

/** The reviews, interviews, salaries, photos and benefits that were contributed from this device. */
export const contributedBindings = [
  new ContainerModule(({ bind }) => {
    bind(ContributedReviews).toResolvedValue(
      (http: Http, session: SessionStore, clock: Clock) =>
        new BrowserContributedReviews(contributionKeysOf(session), async () =>
          (await import(/* webpackChunkName: "contributed" */ './device-reviews.ts')).deviceReviewsOf(http, session, clock),
        ),
      [Http, SessionStore, Clock],
    );
    bind(ContributedSalaries).toResolvedValue(
      (http: Http, session: SessionStore, clock: Clock) =>
        new BrowserContributedSalaries(contributionKeysOf(session), async () =>
          (await import(/* webpackChunkName: "contributed" */ './device-salaries.ts')).deviceSalariesOf(http, session, clock),
        ),
      [Http, SessionStore, Clock],
    );
    bind(ContributedPhotos).toResolvedValue(
      (http: Http, session: SessionStore, clock: Clock) =>
        new BrowserContributedPhotos(contributionKeysOf(session), async () =>
          (await import(/* webpackChunkName: "contributed" */ './device-photos.ts')).devicePhotosOf(http, session, clock),
        ),
      [Http, SessionStore, Clock],
    );
    bind(ContributedInterviews).toResolvedValue(
      (http: Http, session: SessionStore, clock: Clock) =>
        new BrowserContributedInterviews(contributionKeysOf(session), async () =>
          (await import(/* webpackChunkName: "contributed" */ './device-interviews.ts')).deviceInterviewsOf(http, session, clock),
        ),
      [Http, SessionStore, Clock],
    );
    bind(ContributedBenefits).toResolvedValue(
      (http: Http, session: SessionStore, clock: Clock) =>
        new BrowserContributedBenefits(contributionKeysOf(session), async () =>
          (await import(/* webpackChunkName: "contributed" */ './device-benefits.ts')).deviceBenefitsOf(http, session, clock),
        ),
      [Http, SessionStore, Clock],
    );
  }),
];
