import { describe, expect, it } from 'vitest';
import { Container } from 'inversify';
import { Companies } from '#core/companies/companies.ts';
import { CompanyProfiles } from '#core/company-profiles/company-profiles.ts';
import { ErrorReports } from '#core/errors/error-reports.ts';
import { HomePages } from '#core/home/home-pages.ts';
import { Nudges } from '#core/nudges/nudges.ts';
import { DataMap } from '#core/privacy/data-map.ts';
import { Passkeys } from '#core/login/passkeys.ts';
import { RecoveryCodes } from '#core/login/recovery-codes.ts';
import { Search } from '#core/search/search.ts';
import { Sessions } from '#core/sessions/sessions.ts';
import { TokenLogins } from '#core/login/token-logins.ts';
import * as calculators from '#web/app/calculators/calculators-wiring.ts';
import * as companies from '#web/app/companies/companies-wiring.ts';
import * as office from '#web/app/company-profiles/office-wiring.ts';
import * as offices from '#web/app/company-profiles/offices-wiring.ts';
import * as organisation from '#web/app/company-profiles/organisation-wiring.ts';
import * as overview from '#web/app/company-profiles/overview-wiring.ts';
import * as compareOffers from '#web/app/compare-offers/compare-offers-wiring.ts';
import * as dataMap from '#web/app/privacy/data-map-wiring.ts';
import * as gratuity from '#web/app/gratuity/gratuity-wiring.ts';
import * as hike from '#web/app/hike/hike-wiring.ts';
import * as hra from '#web/app/hra/hra-wiring.ts';
import * as home from '#web/app/home/home-wiring.ts';
import * as loginCallback from '#web/app/login/login-callback-wiring.ts';
import * as loginModal from '#web/app/login/login-modal-wiring.ts';
import * as loginPrompt from '#web/app/login/login-prompt-wiring.ts';
import * as login from '#web/app/login/login-wiring.ts';
import * as onboardingPrompt from '#web/app/onboarding/onboarding-prompt-wiring.ts';
import * as onboarding from '#web/app/onboarding/onboarding-wiring.ts';
import * as manageAccount from '#web/app/account/manage-account-wiring.ts';
import * as needHelp from '#web/app/settings/need-help-wiring.ts';
import * as returning from '#web/app/account/return-wiring.ts';
import * as session from '#web/app/sessions/session-wiring.ts';
import * as userSettings from '#web/app/settings/user-settings-wiring.ts';
import * as user from '#web/app/profile/user-wiring.ts';
import * as search from '#web/app/search/search-wiring.ts';
import * as searchDialog from '#web/app/search/search-dialog-wiring.ts';
import { AccountStore } from '#web/stores/account/account-store.ts';
import { LoginCallbackStore } from '#web/stores/login/login-callback-store.ts';
import { AppearanceStore } from '#web/stores/app/appearance-store.ts';
import { CareerStepStore } from '#web/stores/onboarding/career-step-store.ts';
import { CommunitiesStepStore } from '#web/stores/onboarding/communities-step-store.ts';
import * as takeHome from '#web/app/take-home/take-home-wiring.ts';
import { ShareStore } from '#web/stores/app/share-store.ts';
import { CompaniesStore } from '#web/stores/companies/companies-store.ts';
import { CompanyStore } from '#web/stores/companies/company-store.ts';
import { CompanyProfileStore } from '#web/stores/company-profiles/company-profile-store.ts';
import { OfficeStore } from '#web/stores/company-profiles/office-store.ts';
import { OfficesStore } from '#web/stores/company-profiles/offices-store.ts';
import { OrganisationStore } from '#web/stores/company-profiles/organisation-store.ts';
import { ConnectionStore } from '#web/stores/app/connection-store.ts';
import { DetailsStepStore } from '#web/stores/onboarding/details-step-store.ts';
import { PersonaStepStore } from '#web/stores/onboarding/persona-step-store.ts';
import { FailuresStore } from '#web/stores/app/failures-store.ts';
import { GratuityStore } from '#web/stores/gratuity/gratuity-store.ts';
import { HikeStore } from '#web/stores/hike/hike-store.ts';
import { HraStore } from '#web/stores/hra/hra-store.ts';
import { HomeStore } from '#web/stores/home/home-store.ts';
import { LoginPageStore } from '#web/stores/login/login-page-store.ts';
import { LoginPromptStore } from '#web/stores/login/login-prompt-store.ts';
import { LoginStore } from '#web/stores/login/login-store.ts';
import { OnboardingFlowStore } from '#web/stores/onboarding/onboarding-flow-store.ts';
import { MailStepStore } from '#web/stores/verification/mail-step-store.ts';
import { OnboardingPromptStore } from '#web/stores/onboarding/onboarding-prompt-store.ts';
import { OffersStore } from '#web/stores/compare-offers/offers-store.ts';
import { OwnPasskeysStore } from '#web/stores/login/own-passkeys-store.ts';
import { PasskeyStore } from '#web/stores/login/passkey-store.ts';
import { PortalStepStore } from '#web/stores/verification/portal-step-store.ts';
import { DataMapStore } from '#web/stores/privacy/data-map-store.ts';
import { SessionStore } from '#web/stores/sessions/session-store.ts';
import { SessionsStore } from '#web/stores/sessions/sessions-store.ts';
import { SocialLoginStore } from '#web/stores/login/social-login-store.ts';
import { TakeHomeStore } from '#web/stores/take-home/take-home-store.ts';
import { ToastStore } from '#web/stores/app/toast-store.ts';
import { LoginMethodsStore } from '#web/stores/login/login-methods-store.ts';
import { WordsStore } from '#web/stores/app/words-store.ts';
import { EducationsStore } from '#web/stores/profile/educations-store.ts';
import { ExperiencesStore } from '#web/stores/profile/experiences-store.ts';
import { PersonaDialogStore } from '#web/stores/personas/persona-dialog-store.ts';
import { FeedbackStore } from '#web/stores/settings/feedback-store.ts';
import { OwnPreferencesStore } from '#web/stores/settings/own-preferences-store.ts';
import { PhotoStore } from '#web/stores/profile/photo-store.ts';
import { ProfilePageStore } from '#web/stores/profile/profile-page-store.ts';
import { ProfileStore } from '#web/stores/profile/profile-store.ts';
import { PersonaChoiceStore } from '#web/stores/personas/persona-choice-store.ts';
import { ReturnStore } from '#web/stores/account/return-store.ts';
import { RecentSearchesStore } from '#web/stores/search/recent-searches-store.ts';
import { SearchBoxStore } from '#web/stores/search/search-box-store.ts';
import { SearchPageStore } from '#web/stores/search/search-page-store.ts';
import { open } from './open.tsx';

const nowhere = { Screen: () => null, bindings: [], load: async () => undefined, head: () => ({ title: '', description: '', status: 200 as const }) };

describe('every wiring', () => {
  const { shell } = open(nowhere, '/', '/');

  it('finds all that the shell promises', () => {
    for (const token of [ErrorReports, Sessions, SessionStore, LoginStore, ToastStore, AppearanceStore, ConnectionStore, FailuresStore, WordsStore])
      expect(shell.get<object>(token)).toBeInstanceOf(Object);
  });

  it.each([
    ['companies', companies, [Companies, CompaniesStore]],
    ['a company', overview, [Companies, CompanyProfiles, CompanyStore, CompanyProfileStore]],
    ['the companies that belong with one', organisation, [CompanyStore, OrganisationStore]],
    ['the offices of a company', offices, [CompanyStore, OfficesStore]],
    ['one office', office, [CompanyStore, OfficeStore]],
    ['home', home, [HomePages, HomeStore]],
    ['the search', search, [Search, SearchPageStore, SearchBoxStore, RecentSearchesStore]],
    ['the search over a page', searchDialog, [Search, SearchBoxStore]],
    ['data map', dataMap, [DataMap, DataMapStore]],
    ['login', login, [TokenLogins, Passkeys, RecoveryCodes, LoginMethodsStore, PasskeyStore, SocialLoginStore, LoginPageStore]],
    ['the login over a page', loginModal, [TokenLogins, LoginMethodsStore, PasskeyStore, SocialLoginStore]],
    ['the invitation to log in', loginPrompt, [Nudges, LoginPromptStore]],
    ['coming back from a login', loginCallback, [LoginCallbackStore]],
    [
      'onboarding',
      onboarding,
      [OnboardingFlowStore, CommunitiesStepStore, PersonaStepStore, CareerStepStore, DetailsStepStore, PortalStepStore, MailStepStore],
    ],
    ['the card that speaks of onboarding', onboardingPrompt, [OnboardingPromptStore]],
    ['one’s own profile', user, [ProfilePageStore, ProfileStore, PersonaChoiceStore, ExperiencesStore, EducationsStore, PhotoStore, PersonaDialogStore]],
    ['preferences', userSettings, [OwnPreferencesStore]],
    ['managing an account', manageAccount, [AccountStore]],
    ['getting help', needHelp, [FeedbackStore]],
    ['coming back to an account', returning, [ReturnStore]],
    ['calculators', calculators, [ShareStore]],
    ['take-home', takeHome, [ShareStore, TakeHomeStore]],
    ['gratuity', gratuity, [GratuityStore]],
    ['HRA', hra, [HraStore]],
    ['hike', hike, [HikeStore]],
    ['offers', compareOffers, [OffersStore]],
    ['session', session, [Passkeys, RecoveryCodes, SessionsStore, OwnPasskeysStore]],
  ] as const)('finds all that stands in the area of %s', (_, wiring, tokens) => {
    const area = new Container({ parent: shell, defaultScope: 'Singleton' });
    area.load(...('shared' in wiring ? wiring.shared : []), ...wiring.bindings);
    for (const token of tokens) expect(area.get<object>(token)).toBeInstanceOf(Object);
  });
});
