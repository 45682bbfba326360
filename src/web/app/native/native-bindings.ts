import { ContainerModule } from 'inversify';
import { AppShares } from '#core/device/shares.ts';
import { existing } from '#core/failure.ts';
import { NativeBridge } from '#core/native/native-bridge.ts';
import { withBuildOf } from '#core/native/native-build.ts';
import { NativePage } from '#core/native/native-page.ts';
import { Urls } from '#core/navigation/urls.ts';
import { BrowserShares } from '#web/adapters/device/browser-shares.ts';
import { nativeAppHere } from '#web/adapters/device/native-app-here.ts';
import { BrowserNativeBridge } from '#web/adapters/native/browser-native-bridge.ts';
import { BrowserNativePage } from '#web/adapters/native/browser-native-page.ts';
import { NativeShares } from '#web/adapters/native/native-shares.ts';
import { BrowserUrls } from '#web/adapters/navigation/browser-urls.ts';
import { HostStore } from '#web/stores/app/host-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { NativeAppStore } from '#web/stores/native/native-app-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { onDevice, store } from '../container/bind.ts';

/** Bindings for native apps, bound in the shell there alone. */
export const nativeBindings = [
  new ContainerModule(({ bind }) => {
    bind(NativeBridge).toResolvedValue(
      ({ settings }: HostStore) => new BrowserNativeBridge(withBuildOf(existing(nativeAppHere()), document.cookie), settings.nativeOrigins),
      [HostStore],
    );
    bind(AppShares).toResolvedValue((bridge: NativeBridge) => new NativeShares(bridge, new BrowserShares()), [NativeBridge]);
  }),
  onDevice(NativePage, BrowserNativePage),
  onDevice(Urls, BrowserUrls),
  store(NativeAppStore, [NativeBridge, NativePage, Urls, LoginStore, SessionStore]),
];
