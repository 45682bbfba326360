import { Awards } from '#core/awards/awards.ts';
import { CompanyAwardsStore } from '#web/stores/awards/company-awards-store.ts';
import { store } from '../container/bind.ts';
import { awardBindings } from './award-parts.ts';

/** The places of a company in the awards. */
export const companyAwardBindings = [...awardBindings, store(CompanyAwardsStore, [Awards])];
