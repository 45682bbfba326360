import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { mayAskAt } from '#core/nudges/nudge-budget.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { NativeAppStore } from '#web/stores/native/native-app-store.ts';
import { NativeDeviceStore } from '#web/stores/native/native-device-store.ts';
import { NativePromptStore } from '#web/stores/native/native-prompt-store.ts';
import { RateAppStore } from '#web/stores/native/rate-app-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { nativeWords } from '#web/words/native/native-words.ts';
import { LowerBar } from '../overlays/LowerBar.tsx';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Native app's prompts for notifications and rating. Never in forms, nor for banned members. */
export const NativeAsks = observer(function NativeAsks() {
  const { isAwake } = useStore(SessionStore);
  const { isBanned } = useStore(MenuMarksStore);
  if (!isAwake || isBanned) return null;
  return (
    <>
      <NotificationsAsk />
      <RateAsk />
    </>
  );
});

/** Prompt before the device's settings. */
const NotificationsAsk = observer(function NotificationsAsk() {
  const { push } = useWords(nativeWords);
  const store = useStore(NativePromptStore);
  const device = useStore(NativeDeviceStore);
  const { permission, token } = useStore(NativeAppStore);
  const mayAsk = mayAskAt(useLocation().pathname);
  useEffect(() => void device.register(), [device, permission, token]);
  useEffect(() => (mayAsk && permission ? store.wait() : undefined), [store, permission, mayAsk]);
  if (!store.isShown || !mayAsk) return null;
  return (
    <LowerBar label={push.label}>
      <div>
        <p className="strong">{push.title}</p>
        <p>{push.text}</p>
      </div>
      <div className="row">
        <Button look="main" onClick={() => store.answer('allow')}>
          {push.allow}
        </Button>
        <Button look="quiet" onClick={() => store.answer('ask_later')}>
          {push.later}
        </Button>
        <Button look="quiet" square aria-label={push.close} onClick={() => store.answer('close')}>
          <CloseIcon />
        </Button>
      </div>
    </LowerBar>
  );
});

/** Asks for a rating. */
const RateAsk = observer(function RateAsk() {
  const { rate } = useWords(nativeWords);
  const store = useStore(RateAppStore);
  const { name } = useStore(WordsStore);
  const { pathname, search } = useLocation();
  useEffect(() => store.come(pathname, search), [store, pathname, search]);
  if (!store.isShown || !mayAskAt(pathname)) return null;
  return (
    <LowerBar label={rate.label}>
      <div>
        <p className="strong">{rate.title(name)}</p>
        <p>{rate.text}</p>
      </div>
      <div className="row">
        <Button look="main" onClick={() => store.rate()}>
          {rate.rate}
        </Button>
        <Button look="quiet" square aria-label={rate.close} onClick={() => store.close()}>
          <CloseIcon />
        </Button>
      </div>
    </LowerBar>
  );
});
