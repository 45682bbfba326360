import type { Container } from 'inversify';
import { NavigationType, type Path } from 'react-router';
import { Tabs } from '#core/device/tabs.ts';
import { NativeBridge } from '#core/native/native-bridge.ts';
import { NativeTabs } from '#web/adapters/native/native-tabs.ts';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { NativeAppStore } from '#web/stores/native/native-app-store.ts';
import type { Cover } from '#web/views/overlays/cover.ts';
import { bindOnce } from '../container/bind.ts';
import type { CurrentScreen } from '../navigation/screen-router.ts';
import { nativeBindings } from './native-bindings.ts';

type Read = (screen: CurrentScreen) => void;

/** Adds the native app to a fresh shell and returns its part in the page. */
export function openNative(shell: Container) {
  bindOnce(shell, nativeBindings);
  // Before the binding is taken away, which is the first thing that rebind does.
  const tabs = new NativeTabs(shell.get(Tabs), shell.get(NativeBridge));
  shell.rebind(Tabs).toConstantValue(tabs);
  shell.get(FailuresStore).display = 'APP';
  const native = shell.get(NativeAppStore);
  native.begin();
  return {
    load: (to: Path): boolean => native.load(to),
    counting: (cover: Cover): Cover => native.counting(cover),
    telling:
      (read: Read | false): Read =>
      (screen) => {
        native.show(screen.location.pathname, screen.step === NavigationType.Push);
        if (read) read(screen);
      },
  };
}
