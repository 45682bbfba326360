import { ContainerModule, type Container } from 'inversify';
import { NavigationType } from 'react-router';
import { AppShares } from '#core/device/shares.ts';
import type { Tabs } from '#core/device/tabs.ts';
import type { NativeApp } from '#core/native/native-app.ts';
import { NativeBridge } from '#core/native/native-bridge.ts';
import { withBuildOf } from '#core/native/native-build.ts';
import { BrowserShares } from '#web/adapters/device/browser-shares.ts';
import { BrowserNativeBridge } from '#web/adapters/native/browser-native-bridge.ts';
import { BrowserNativePage } from '#web/adapters/native/browser-native-page.ts';
import { NativeShares } from '#web/adapters/native/native-shares.ts';
import { NativeTabs } from '#web/adapters/native/native-tabs.ts';
import { BrowserUrls } from '#web/adapters/navigation/browser-urls.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { NativeAppStore } from '#web/stores/native/native-app-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import type { CurrentScreen } from '../navigation/screen-router.ts';

type Read = (screen: CurrentScreen) => void;

/** The native app around a page, for the one who puts the page together: loaded there alone, before anything else. */
export function openNative(named: NativeApp, nativeOrigins: readonly string[]) {
  const bridge = new BrowserNativeBridge(withBuildOf(named, document.cookie), nativeOrigins);
  let store: NativeAppStore | undefined;
  return {
    tabs: (tabs: Tabs): Tabs => new NativeTabs(tabs, bridge),
    join: (shell: Container): NativeAppStore => {
      const native = new NativeAppStore(bridge, new BrowserNativePage(), new BrowserUrls(), shell.get(LoginStore), shell.get(SessionStore));
      shell.load(
        new ContainerModule(({ bind }) => {
          bind(NativeBridge).toConstantValue(bridge);
          bind(AppShares).toConstantValue(new NativeShares(bridge, new BrowserShares()));
          bind(NativeAppStore).toConstantValue(native);
        }),
      );
      native.begin();
      store = native;
      return native;
    },
    /** Tells the app of every screen that is shown, and hands it on. */
    telling:
      (read: Read | false): Read =>
      (screen) => {
        store?.show(screen.location.pathname, screen.step === NavigationType.Push);
        if (read) read(screen);
      },
  };
}
