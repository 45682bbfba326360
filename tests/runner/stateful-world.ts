import { aCompany } from '#tests/companies.ts';
import { aKnownInterview, aRound, keepInterviews } from '#tests/interviews.ts';
import { aKnownPhotoSet, keepPhotos } from '#tests/fakes/photos/known-photos.ts';
import { aKnownPlace, aKnownQuestion, keepQuestions } from '#tests/questions.ts';
import { aKnownReview, keepReviews } from '#tests/reviews.ts';
import { keepInTables } from '#tests/sql-world.ts';
import { jobsOf } from '#tests/fakes/jobs/a-job.ts';
import { keepJobs } from '#tests/fakes/jobs/keep-jobs.ts';
import { aPostBody, type PersonaServer } from '#tests/persona-server.ts';

const cities = ['Pune', 'Nagpur', 'Indore'];
const titles = ['Software Engineer', 'Weaver', 'Dyer'];
const weeks = ['2026-W40', '2026-W41', '2026-W42', '2026-W43', '2026-W44', '2026-W45'];

const companies = weeks.map((_, at) =>
  aCompany({
    name: ['Koyal Pay', 'Sutra Mills', 'Pravaha Cloudworks', 'Tara Looms', 'Megh Dyes', 'Nadi Foods'][at] ?? '',
    industry: at % 2 === 0 ? 'Textiles' : 'Payments',
    indianEmployeeCount: at % 3 === 0 ? '1k-5k' : '501-1k',
    locations: [cities[at % 3] ?? ''],
    rating: 3 + at / 5,
    reviewsCount: 200 - 10 * at,
  }),
);
const [first = aCompany(), second = aCompany()] = companies;
const { companyId } = first;

/** Companies, the first with content that varies in everything a list can filter. */
export async function keepWorld({ db, clock }: PersonaServer): Promise<void> {
  await keepInTables(db, companies);
  const jobs = jobsOf(8, (at) => ({
    company: at % 2 === 0 ? first : second,
    designation: titles[at % 3] ?? null,
    cities: [cities[at % 2] ?? ''],
    experience: { from: at, to: at + 3 },
    employment: at % 2 === 0 ? 'fulltime' : 'contractual',
    freshness: { label: 'confirmed', firstSeen: `2026-11-0${at + 1}`, lastConfirmed: '2026-11-19', reposts: 0, saidOpenOn: null },
  }));
  await keepJobs(db, jobs, clock.now());
  await keepReviews(
    db,
    weeks.map((week, at) =>
      aKnownReview({ companyId, week, stars: at % 2 === 0 ? 4 : 2, isCurrent: at % 3 === 0, employment: at % 3 === 1 ? 'full-time' : 'contract', helpful: at }),
    ),
    clock.now(),
  );
  await keepInterviews(
    db,
    weeks.map((week, at) =>
      aKnownInterview({ companyId, week, designation: titles[at % 3] ?? null, rounds: [aRound({ questions: [`What is ${at} plus ${at}?`] })] }),
    ),
    clock.now(),
  );
  await keepQuestions(
    db,
    weeks.map((week, at) =>
      aKnownQuestion({
        companyId,
        week,
        designation: titles[at % 3] ?? null,
        text: `How do you set the tension of loom ${at}?`,
        places: [aKnownPlace({ companyId, week })],
      }),
    ),
  );
  await keepPhotos(
    db,
    weeks.map((week, at) => aKnownPhotoSet({ companyId, week, album: at % 3 === 0 ? 'cafeteria' : 'office' })),
    clock.now(),
  );
}

/** Posts of a few people in two communities, an hour apart. */
export async function writePosts(persona: PersonaServer): Promise<void> {
  const [one, other] = persona.communities;
  for (let number = 0; number < 6; number++) {
    const { key } = await persona.aPersona();
    const { entityId } = number % 2 === 0 ? one : other;
    const body = aPostBody(entityId, { title: `What did they pay you in round ${number}?` });
    const answer = await persona.ask('/api/feed/v2/post', { method: 'POST', key, body });
    if (answer.statusCode !== 201) throw new Error(answer.payload);
    persona.clock.advance(3_600_000);
  }
}
