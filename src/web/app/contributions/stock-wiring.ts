import { ContainerModule } from 'inversify';
import { Clock } from '#core/clock.ts';
import { ContributedReviews } from '#core/reviews/own-reviews.ts';
import { StockStore } from '#web/stores/contributions/stock-store.ts';
import { contributedBindings } from './contributed-bindings.ts';

export { StockEffect as Overlay } from '#web/views/contributions/StockEffect.tsx';

export const bindings = [
  ...contributedBindings,
  new ContainerModule(({ bind }) => {
    bind(StockStore).toResolvedValue(
      (contributed: ContributedReviews, clock: Clock) => new StockStore(contributed, clock, () => Math.random()),
      [ContributedReviews, Clock],
    );
  }),
];
