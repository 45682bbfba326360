import type { DemoCompany } from '../companies/demo-company.ts';
import { Random } from '../random.ts';
import { composeInterview } from './compose-interview.ts';
import type { DemoInterview } from './demo-interview.ts';
import { interviewerAt } from './interviewer.ts';
import { interviewsCountOf } from './interviews-count.ts';
import { plantedInterviews } from './planted-interviews.ts';
import { ReportedStories } from './reported-stories.ts';

export function* composeInterviews(seed: number, company: DemoCompany, place: number): Generator<DemoInterview, void> {
  const planted = plantedInterviews.find((each) => each.place === place);
  const interviewer = interviewerAt(seed, place, company, planted?.isDelaying === true);
  const count = planted?.interviewsCount ?? interviewsCountOf(seed, place, company);
  let stories = new ReportedStories();
  for (let turn = 0; turn < count; turn++) {
    if (stories.isFull) stories = new ReportedStories();
    yield composeInterview(interviewer, stories, new Random(seed, place, `interview ${turn}`));
  }
}
