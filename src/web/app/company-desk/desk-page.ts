import { CompanyDesks } from '#core/company-desk/company-desks.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { deskHead } from '#web/views/company-desk/desk-head.ts';
import type { Stores } from '#web/views/stores.tsx';
import { store } from '../container/bind.ts';
import type { RouteMatch } from '../navigation/screen-router.ts';
import { deskBindings } from './desk-bindings.ts';

/** Desk that outlives its parts, so that its head stays from tab to tab. */
export const deskShared = [...deskBindings, store(CompanyDeskStore, [CompanyDesks])];

export const loadDesk = (stores: Stores, { params }: RouteMatch) => stores.get(CompanyDeskStore).show(params['company'] ?? '');

export const headOfDesk = (stores: Stores) => deskHead(stores.get(CompanyDeskStore), stores.get(WordsStore));
