import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { Vitals } from '#core/usage/measured.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { UsageBuffer } from '#web/stores/usage/usage-buffer.ts';
import { UsageConsent } from '#web/stores/usage/usage-consent.ts';
import { UsageQueue } from '#web/stores/usage/usage-queue.ts';
import { UsageStore } from '#web/stores/usage/usage-store.ts';
import { useStore } from '../stores.tsx';

/** Counts usage while the page is open (F-21). Draws nothing. */
export const UsageEffect = observer(function UsageEffect() {
  const [queue, usage, buffer, consent, vitals] = [useStore(UsageQueue), useStore(UsageStore), useStore(UsageBuffer), useStore(UsageConsent), useStore(Vitals)];
  const { isAwake } = useStore(SessionStore);
  useEffect(() => {
    queue.follow((news) => usage.hear(news));
    // Before the buffer listens: what is measured when the page goes out of sight leaves with the rest.
    vitals.watch((measured) => usage.measure(measured));
    return buffer.start();
  }, [queue, usage, buffer, vitals]);
  useEffect(() => {
    if (isAwake) void consent.ask();
  }, [consent, isAwake]);
  return null;
});
