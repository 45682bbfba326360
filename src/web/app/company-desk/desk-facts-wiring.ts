import { routes as company } from '#contract/generated/company.ts';
import { routes as desk } from '#contract/generated/desk.ts';
import { routes as review } from '#contract/generated/review.ts';
import { Clock } from '#core/clock.ts';
import { Companies } from '#core/companies/companies.ts';
import { DeskPhotos } from '#core/company-desk/desk-photos.ts';
import { DeskFacts } from '#core/company-desk/desk-facts.ts';
import { UserStorage } from '#core/device/user-storage.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { httpCompanies } from '#web/adapters/companies/http-companies.ts';
import { httpDeskPhotos } from '#web/adapters/company-desk/http-desk-photos.ts';
import { httpDeskFacts } from '#web/adapters/company-desk/http-desk-facts.ts';
import { httpReviews } from '#web/adapters/reviews/http-reviews.ts';
import { CompanyDeskStore } from '#web/stores/company-desk/company-desk-store.ts';
import { DeskPhotosStore } from '#web/stores/company-desk/desk-photos-store.ts';
import { DeskFactsStore } from '#web/stores/company-desk/desk-facts-store.ts';
import { Drafts } from '#web/stores/forms/drafts.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { deskPhotoWords } from '#web/words/company-desk/desk-photo-words.ts';
import { deskFactWords } from '#web/words/company-desk/desk-fact-words.ts';
import { deskWords } from '#web/words/company-desk/desk-words.ts';
import { photoWords } from '#web/words/photos/photo-words.ts';
import { factWords } from '#web/words/company-profiles/fact-words.ts';
import { overHttp, store } from '../container/bind.ts';
import { deskShared } from './desk-page.ts';

export { DeskFactsScreen as Screen } from '#web/views/company-desk/DeskFactsScreen.tsx';

export const words = [deskWords, deskFactWords, factWords, companyWords, benefitWords, deskPhotoWords, photoWords];

export const shared = deskShared;

export const bindings = [
  overHttp(DeskPhotos, httpDeskPhotos, desk),
  overHttp(DeskFacts, httpDeskFacts, desk),
  overHttp(Reviews, httpReviews, review),
  overHttp(Companies, httpCompanies, company),
  store(Drafts, [UserStorage, Clock]),
  store(DeskPhotosStore, [DeskPhotos, CompanyDeskStore]),
  store(DeskFactsStore, [DeskFacts, Reviews, Companies, CompanyDeskStore, Drafts]),
];

export { loadDesk as load, headOfDesk as head } from './desk-page.ts';
