import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import type { PushAnswer } from '#core/notifications/push-permission.ts';
import { mayAskAt } from '#core/nudges/nudge-budget.ts';
import { MenuMarksStore } from '#web/stores/app/menu-marks-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { PushDeviceStore } from '#web/stores/notifications/push-device-store.ts';
import { PushPermissionStore } from '#web/stores/notifications/push-permission-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { pushWords } from '#web/words/notifications/push-words.ts';
import { LowerBar } from '../overlays/LowerBar.tsx';
import { useLocation } from '../router.ts';
import { useStore } from '../stores.tsx';
import { Button } from '../ui/Button.tsx';
import { CloseIcon } from '../ui/icons.tsx';
import { useWords } from '../words.tsx';

/** Prompt before the browser's own, a bar or corner card (R-174, D-19). Never for banned members or in forms. */
export const PushPrompt = observer(function PushPrompt() {
  const words = useWords(pushWords);
  const store = useStore(PushPermissionStore);
  const device = useStore(PushDeviceStore);
  const toasts = useStore(ToastStore);
  const { isAwake } = useStore(SessionStore);
  const { isBanned } = useStore(MenuMarksStore);
  const mayAsk = mayAskAt(useLocation().pathname) && isAwake && !isBanned;
  useEffect(() => void device.keepUp(), [device, isAwake]);
  useEffect(() => (mayAsk ? store.wait() : undefined), [store, mayAsk]);
  if (!store.isShown || !mayAsk) return null;
  const answer = async (said: PushAnswer) => {
    const permission = await store.answer(said);
    if (said !== 'allow') return;
    if (permission === 'granted') toasts.show({ type: 'success', text1: words.isOn });
    else if (permission === 'denied') toasts.show({ type: 'info', text1: words.blocked });
    else if (permission === undefined) toasts.show({ type: 'failure', text1: words.failed });
  };
  return (
    <LowerBar label={words.label}>
      <div>
        <p className="strong">{words.title}</p>
        <p>{words.text}</p>
      </div>
      <div className="row">
        <Button look="main" onClick={() => void answer('allow')}>
          {words.allow}
        </Button>
        <Button look="quiet" onClick={() => void answer('ask_later')}>
          {words.later}
        </Button>
        <Button look="quiet" square aria-label={words.close} onClick={() => void answer('close')}>
          <CloseIcon />
        </Button>
      </div>
    </LowerBar>
  );
});
