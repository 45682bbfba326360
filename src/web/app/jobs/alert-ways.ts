import { JobAlertsStore } from '#web/stores/jobs/job-alerts-store.ts';
import type { OverlayParts } from '../navigation/overlay.tsx';
import { withWords } from '../words/with-words.ts';

/** Alert channels, loaded once an alert is made. */
export const alertWays: OverlayParts = {
  isWanted: (stores) => stores.get(JobAlertsStore).isOffering,
  dismiss: (stores) => stores.get(JobAlertsStore).endOffer(),
  load: withWords(() => import(/* webpackChunkName: "alert-ways" */ './alert-ways-wiring.ts')),
};
