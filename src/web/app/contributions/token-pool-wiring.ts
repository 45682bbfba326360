import { ContainerModule } from 'inversify';
import { Clock } from '#core/clock.ts';
import { ContributedReviews } from '#core/reviews/own-reviews.ts';
import { TokenPoolStore } from '#web/stores/contributions/token-pool-store.ts';
import { webReviews } from '../kinds/reviews.ts';

export { TokenPoolEffect as Overlay } from '#web/views/contributions/TokenPoolEffect.tsx';

export const bindings = [
  webReviews.binding,
  new ContainerModule(({ bind }) => {
    bind(TokenPoolStore).toResolvedValue(
      (contributed: ContributedReviews, clock: Clock) => new TokenPoolStore(contributed, clock, () => Math.random()),
      [ContributedReviews, Clock],
    );
  }),
];
