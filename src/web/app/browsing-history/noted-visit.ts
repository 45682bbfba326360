import { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { OverlayParts } from '../navigation/overlay.tsx';

/** The note that a company was looked at: its code comes once the page is there, and every page of a company names it among what lies over it. */
export const notedVisit: OverlayParts = {
  isWanted: (stores) => stores.get(CompanyStore).header.value !== undefined,
  load: () => import(/* webpackChunkName: "visits" */ './visit-wiring.ts'),
  isQuiet: true,
};
