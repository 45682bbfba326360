import { ContainerModule } from 'inversify';
import { AppShares, Shares } from '#core/device/shares.ts';
import { BrowserShares } from '#web/adapters/device/browser-shares.ts';

/** Sharing, by the native app where present. */
export const shares = new ContainerModule(({ bind }) => {
  bind(Shares).toResolvedValue((app?: AppShares) => app ?? new BrowserShares(), [{ serviceIdentifier: AppShares, optional: true }]);
});
