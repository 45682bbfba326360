import { Companies } from '#core/companies/companies.ts';
import { CompanyDesks } from '#core/company-desk/company-desks.ts';
import { BenefitReplies, CompanyReplies, InterviewReplies } from '#core/company-desk/company-replies.ts';
import { CompanyVisits } from '#core/company-desk/company-visits.ts';
import { DeskReports } from '#core/company-desk/desk-reports.ts';
import { HiddenReplies } from '#core/company-desk/hidden-replies.ts';
import { DeskPhotos } from '#core/company-desk/desk-photos.ts';
import { DeskFacts } from '#core/company-desk/desk-facts.ts';
import { DeskLogins } from '#core/company-desk/desk-logins.ts';
import { PlayedDesks } from '#core/company-desk/played-desks.ts';
import { FakePlayedDesks } from '#tests/fakes/company-desk/fake-played-desks.ts';
import { Clipboards } from '#core/device/clipboards.ts';
import { screens } from '#core/navigation/screens.ts';
import * as visitsWiring from '#web/app/company-desk/desk-visits-wiring.ts';
import * as deskWiring from '#web/app/company-desk/company-desk-wiring.ts';
import * as factsWiring from '#web/app/company-desk/desk-facts-wiring.ts';
import * as peopleWiring from '#web/app/company-desk/desk-people-wiring.ts';
import * as wiring from '#web/app/company-desk/for-companies-wiring.ts';
import { aCompany } from '#tests/companies.ts';
import { knownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeCompanyDesks } from '#tests/fakes/company-desk/fake-company-desks.ts';
import { FakeBenefitReplies, FakeCompanyReplies, FakeInterviewReplies } from '#tests/fakes/company-desk/fake-company-replies.ts';
import { FakeHiddenReplies } from '#tests/fakes/company-desk/fake-hidden-replies.ts';
import { FakeDeskPhotos } from '#tests/fakes/company-desk/fake-desk-photos.ts';
import { FakeDeskFacts } from '#tests/fakes/company-desk/fake-desk-facts.ts';
import { FakeDeskLogins } from '#tests/fakes/company-desk/fake-desk-logins.ts';
import { FakeCompanyVisits } from '#tests/fakes/company-desk/fake-company-visits.ts';
import { FakeDeskReports, FakeReportedReviews } from '#tests/fakes/company-desk/fake-desk-reports.ts';
import { FakeDeskWorld } from '#tests/fakes/company-desk/fake-desk-world.ts';
import { FakeClipboards } from '#tests/fakes/device/fake-clipboards.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { aKnownInterview } from '#tests/interviews.ts';
import { Reviews } from '#core/reviews/reviews.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { open } from '#tests/screens/open.tsx';

export const koyalPay = { ...aCompany({ name: 'Koyal Pay', website: 'https://koyal-pay.example' }), domain: 'koyal-pay.example' };

export const aWorld = () =>
  new FakeDeskWorld(
    [koyalPay],
    [
      aKnownReview({ companyId: koyalPay.companyId, week: '2026-W41', stars: 3, title: 'Kind seniors, rosters too late' }),
      aKnownReview({ companyId: koyalPay.companyId, week: '2026-W40', stars: 1, title: 'Deposit never came back' }),
    ],
    [aKnownInterview({ companyId: koyalPay.companyId, story: 'Nobody wrote for six weeks.' })],
    [knownBenefits({ companyId: koyalPay.companyId, note: { benefit: 'cab', text: 'Only for the night shift.' } })],
  );

/** Browser of a company's person, logged in where an address is given. */
export function aBrowser(world = aWorld(), address?: string) {
  const logins = new FakeDeskLogins(world);
  if (address !== undefined) logins.letIn(address);
  const [desks, replies, hiddenReplies] = [new FakeCompanyDesks(logins), new FakeCompanyReplies(logins), new FakeHiddenReplies(logins)];
  const interviewReplies = new FakeInterviewReplies(logins);
  const benefitReplies = new FakeBenefitReplies(logins);
  return {
    world,
    logins,
    desks,
    replies,
    interviewReplies,
    benefitReplies,
    hiddenReplies,
    facts: new FakeDeskFacts(logins),
    photos: new FakeDeskPhotos(logins),
    played: new FakePlayedDesks(logins, true),
    ...reportsOf(logins),
  };
}

function reportsOf(logins: FakeDeskLogins) {
  const reported = new FakeReportedReviews(logins.world);
  return { reported, reports: new FakeDeskReports(logins, reported) };
}

type Browser = ReturnType<typeof aBrowser>;

const swaps = ({ logins, desks, replies, interviewReplies, benefitReplies, hiddenReplies, facts, photos, played, reports }: Browser) =>
  [
    [Companies, new FakeCompanies([koyalPay])],
    [DeskLogins, logins],
    [PlayedDesks, played],
    [CompanyDesks, desks],
    [CompanyReplies, replies],
    [InterviewReplies, interviewReplies],
    [BenefitReplies, benefitReplies],
    [DeskReports, reports],
    [HiddenReplies, hiddenReplies],
    [DeskFacts, facts],
    [DeskPhotos, photos],
    [Reviews, new FakeReviews([koyalPay])],
  ] as const;

export const openForCompanies = (browser: Browser, query = '', preferences = new FakePreferences()) =>
  open(wiring, screens.forCompanies, screens.forCompanies + query, swaps(browser), { preferences });

export const openDesk = (browser: Browser) => open(deskWiring, screens.companyDesk, '/for-companies/koyal-pay', swaps(browser));

export const openDeskPeople = (browser: Browser, clipboards = new FakeClipboards()) =>
  open(peopleWiring, screens.deskPeople, '/for-companies/koyal-pay/people', [...swaps(browser), [Clipboards, clipboards]]);

export const openDeskVisits = (browser: Browser, counts: ReadonlyMap<string, number>) =>
  open(visitsWiring, screens.deskVisits, '/for-companies/koyal-pay/visits', [
    ...swaps(browser),
    [CompanyVisits, new FakeCompanyVisits(browser.logins, counts)],
  ]);

export const openDeskFacts = (browser: Browser) => open(factsWiring, screens.deskFacts, '/for-companies/koyal-pay/facts', swaps(browser));
