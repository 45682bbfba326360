import { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { OverlayParts } from '../navigation/overlay.tsx';

/** Records a company visit, loaded once the page is there. */
export const notedVisit: OverlayParts = {
  isWanted: (stores) => stores.get(CompanyStore).header.value !== undefined,
  load: () => import(/* webpackChunkName: "visits" */ './visit-wiring.ts'),
  isQuiet: true,
};
