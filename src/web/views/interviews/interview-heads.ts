import { hasInterviews } from '#core/interviews/interview-figures.ts';
import { interviewPath, interviewsPath, screens } from '#core/navigation/screens.ts';
import { companyInterviewsUrl, interviewHubUrl } from '#core/interviews/interview-urls.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { CompanyInterviewsStore } from '#web/stores/interviews/company-interviews-store.ts';
import type { InterviewHubStore } from '#web/stores/interviews/interview-hub-store.ts';
import type { InterviewStore } from '#web/stores/interviews/interview-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { companyPageHead } from '../companies/company-page-head.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import type { Head } from '../head.ts';

/** Keeps dates of stories from search engines. */
export function companyInterviewsHead(company: CompanyStore, interviews: CompanyInterviewsStore, words: WordsStore): Head {
  const [said, { page }, { nameOf }] = [words.of(interviewWords), words.of(companyWords), words.of(listWords)];
  const { search, designationName, filters } = interviews;
  const path = interviewsPath(company.urlName);
  const isKnown = search.designation === null || !filters.value || hasInterviews(filters.value.figures);
  return companyPageHead(company, words, [page.interviews, path], (name) => {
    const title = designationName === null ? said.title(name) : said.titleOf(nameOf(designationName), name);
    return {
      title,
      description: said.description(name),
      // A job that nobody shared has no page of its own: anyone could make up its address.
      canonical: isKnown ? companyInterviewsUrl(company.urlName, search) : path,
      way: [
        [said.title(name), path],
        ...(search.designation === null || !isKnown ? [] : [[title, interviewsPath(company.urlName, search.designation)] as const]),
      ],
    };
  });
}

export function interviewHead({ one: interview, id, isMissing }: InterviewStore, words: WordsStore): Head {
  const [{ one, description, title: titleOfAll }, { nameOf }] = [words.of(interviewWords), words.of(listWords)];
  const known = interview.value;
  if (isMissing || !known) return { title: words.titled(one.missing), description: one.missingBecause, status: isMissing ? 404 : 200 };
  const { company, designation } = known;
  const title = designation ? one.titleOf(nameOf(designation.name), company.name) : one.title(company.name);
  return {
    title: words.titled(title),
    description: description(company.name),
    canonical: interviewPath(id),
    status: 200,
    structured: crumbs([
      [words.of(navigationWords).interviews, screens.interviews],
      [titleOfAll(company.name), interviewsPath(company.urlName)],
      [title, interviewPath(id)],
    ]),
  };
}

export function interviewHubHead({ search }: InterviewHubStore, words: WordsStore): Head {
  const { hub } = words.of(interviewWords);
  return { title: words.titled(hub.title), description: hub.description, canonical: interviewHubUrl(search), status: 200 };
}
