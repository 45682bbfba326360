import { CompanyVisits } from '#core/company-desk/company-visits.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { DeskVisitsStore } from '#web/stores/company-desk/desk-visits-store.ts';
import { deskVisitWords } from '#web/words/company-desk/desk-visit-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { store } from '../container/bind.ts';
import { deskShared } from './desk-page.ts';

export { DeskVisitsScreen as Screen } from '#web/views/company-desk/DeskVisitsScreen.tsx';

export const words = [deskWords, deskVisitWords];

export const shared = deskShared;

export const bindings = [store(DeskVisitsStore, [CompanyVisits, CompanyDeskStore])];

export { loadDesk as load, headOfDesk as head } from './desk-page.ts';
