import { routes as photos } from '#contract/generated/photos.ts';
import { Clock } from '#core/clock.ts';
import { photoSearchFromUrl } from '#core/photos/photo-urls.ts';
import { Photos } from '#core/photos/photos.ts';
import { httpPhotos } from '#web/adapters/photos/http-photos.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyPhotosStore } from '#web/stores/photos/company-photos-store.ts';
import { companyPhotosHead } from '#web/views/photos/photo-heads.ts';
import type { Stores } from '#web/views/stores.tsx';
import { companyWords } from '#web/words/companies/company-words.ts';
import { ratingWords } from '#web/words/figures/rating-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { companyBindings, loadCompanyPage } from '../companies/company-page.ts';
import { overHttp, store } from '../container/bind.ts';
import { notedVisit } from '../browsing-history/noted-visit.ts';
import { followBindings } from '../followers/follow-bindings.ts';

export { CompanyPhotosScreen as Screen } from '#web/views/photos/CompanyPhotosScreen.tsx';

export const shared = followBindings;

export const over = [notedVisit];

export const words = [companyWords, photoWords, ratingWords];

export const bindings = [...companyBindings, overHttp(Photos, httpPhotos, photos), store(CompanyPhotosStore, [Photos, Clock])];

export const load = loadCompanyPage('photos', (stores, urlName, { query }) => stores.get(CompanyPhotosStore).show(urlName, photoSearchFromUrl(query)));

export const head = (stores: Stores) => companyPhotosHead(stores.get(CompanyStore), stores.get(CompanyPhotosStore), stores.get(WordsStore));
