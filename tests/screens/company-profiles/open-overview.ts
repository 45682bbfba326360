import { Companies } from '#core/companies/companies.ts';
import { CompanyOverviews } from '#core/company-profiles/company-overviews.ts';
import type { OverviewPorts } from '#core/company-profiles/company-overviews-over.ts';
import { overviewPath, screens } from '#core/navigation/screens.ts';
import type { PaySlice } from '#core/salaries/salary-figures.ts';
import * as overview from '#web/app/company-profiles/overview-wiring.ts';
import { aCompany, type KnownCompany } from '#tests/companies.ts';
import { FakeBenefits } from '#tests/fakes/benefits/fake-benefits.ts';
import { knownBenefits } from '#tests/fakes/benefits/known-benefits.ts';
import { FakeCompanies } from '#tests/fakes/companies/fake-companies.ts';
import { FakeCompanyOverviews } from '#tests/fakes/company-profiles/fake-company-overviews.ts';
import { FakeCompanyProfiles } from '#tests/fakes/company-profiles/fake-company-profiles.ts';
import { koyalProfile, silentProfile, type KnownProfile } from '#tests/fakes/company-profiles/known-profiles.ts';
import { FakePreferences } from '#tests/fakes/device/fake-preferences.ts';
import { FakeInterviews } from '#tests/fakes/interviews/fake-interviews.ts';
import { FakePhotos } from '#tests/fakes/photos/fake-photos.ts';
import { aKnownPhotoSet } from '#tests/fakes/photos/known-photos.ts';
import { FakeQuestions, QuestionBackend } from '#tests/fakes/questions/fake-questions.ts';
import { FakeReviews } from '#tests/fakes/reviews/fake-reviews.ts';
import { aKnownInterview } from '#tests/interviews.ts';
import { aKnownPlace, aKnownQuestion } from '#tests/questions.ts';
import { aKnownReview } from '#tests/reviews.ts';
import { open, type Swap } from '#tests/screens/open.tsx';
import { aSlice, engineer, noReceivedPay, tester } from '#tests/screens/salaries/shown-pay.ts';

export const koyalPay: Partial<KnownCompany> = {
  name: 'Koyal Pay',
  industry: 'Payments',
  locations: ['Pune', 'Kochi'],
  relationsCount: 3,
  about: 'It moves money.',
};

export const overviewSwaps = (companies: readonly KnownCompany[], parts?: Partial<OverviewPorts>): readonly Swap[] => [
  [Companies, new FakeCompanies(companies)],
  [CompanyOverviews, new FakeCompanyOverviews(companies, parts)],
];

/** Amount of shared content: people, and their jobs' pay. */
interface Reported {
  readonly people: number;
  readonly jobs?: readonly PaySlice[];
  readonly photos?: number;
}

export const nothingReported: Reported = { people: 0 };

/** Ten people who shared everything, two with separately paid jobs. */
export const muchReported: Reported = {
  people: 10,
  photos: 8,
  jobs: [aSlice({ people: 30 }), aSlice({ people: 9, group: { designation: tester }, around: 800_000 })],
};

const exit = { bondRupees: 0, bondMonths: 0, noticeDays: 60, buyout: 'yes', relievingDays: 12, settlementDays: 45, isWithheld: false } as const;
const offer = { letterDays: 4, joiningDays: 30, movedDays: 0, end: 'joined' } as const;

const times = <Value>(count: number, one: (at: number) => Value): readonly Value[] => Array.from({ length: count }, (_, at) => one(at));

function reportedIn(company: KnownCompany, { people, jobs = [], photos = 0 }: Reported): Partial<OverviewPorts> {
  const { companyId } = company;
  const place = aKnownPlace({ companyId });
  const question = (text: string, asked: number, answers: readonly string[] = []) =>
    aKnownQuestion({
      companyId,
      designation: engineer.name,
      text,
      isAsked: true,
      places: times(asked, (at) => ({ ...place, interviewId: `story${at}` })),
      answers: answers.map((content) => ({ content, upVotes: 1 })),
    });
  const questions = [
    question('How does an index work?', 9),
    question('Why do you leave?', 7),
    question('Sort a list.', 5, ['With a heap.']),
    question('Fix it.', 2),
  ];
  return {
    reviews: new FakeReviews(
      [company],
      times(people, (at) => aKnownReview({ companyId, title: `Review ${at}`, helpful: at, exit })),
    ),
    salaries: { ofCompany: async () => ({ company, slice: null, jobs, hasMore: false, received: noReceivedPay, nearest: null }) },
    interviews: new FakeInterviews(
      [company],
      times(people, () => aKnownInterview({ companyId, offer })),
    ),
    questions: new FakeQuestions(new QuestionBackend([company], people > 0 ? questions : [], { jobs: [engineer.name] })),
    benefits: new FakeBenefits(
      [company],
      times(people, () => knownBenefits({ companyId })),
    ),
    photos: new FakePhotos(
      [company],
      times(photos, () => aKnownPhotoSet({ companyId })),
    ),
  };
}

interface Opened {
  readonly profile?: Partial<KnownProfile>;
  readonly reported?: Reported;
  readonly preferences?: FakePreferences;
}

export function openOverview(
  known: Partial<KnownCompany> = koyalPay,
  { profile = koyalProfile, reported = nothingReported, preferences = new FakePreferences() }: Opened = {},
) {
  const company = aCompany({ name: 'Koyal Pay', ...known });
  const companyProfiles = new FakeCompanyProfiles([{ ...silentProfile(company.urlName), ...profile, urlName: company.urlName }]);
  const parts = { ...reportedIn(company, reported), companyProfiles };
  return open(overview, screens.overview, overviewPath(company.urlName), overviewSwaps([company], parts), { preferences });
}
