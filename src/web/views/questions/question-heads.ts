import {
  askedQuestionsPath,
  designationQuestionsPath,
  interviewsPath,
  questionPath,
  screens,
  skillQuestionsPath,
  topQuestionsPath,
} from '#core/navigation/screens.ts';
import { hrSubjectNamed } from '#core/questions/hr-subjects.ts';
import { questionListUrl } from '#core/questions/question-urls.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { CommentsStore } from '#web/stores/comments/comments-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import type { DesignationTabsStore } from '#web/stores/questions/designation-tabs-store.ts';
import type { PracticeStore } from '#web/stores/questions/practice-store.ts';
import type { QuestionListStore } from '#web/stores/questions/question-list-store.ts';
import type { QuestionStore } from '#web/stores/questions/question-store.ts';
import type { SkillStore } from '#web/stores/questions/skill-store.ts';
import type { TopQuestionsStore } from '#web/stores/questions/top-questions-store.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { interviewWords } from '#web/words/interviews/interview-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { postWords } from '#web/words/posts/post-words.ts';
import { questionWords } from '#web/words/questions/question-words.ts';
import { listWords } from '#web/words/reference-lists/list-words.ts';
import { companyPageHead } from '../companies/company-page-head.ts';
import { cardPicture } from '../content/card-picture.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import { pageList } from '../content/list-for-search.ts';
import type { Head } from '../head.ts';
import { practisedIn } from './use-practised.ts';

const mostReportedAnswers = 5;

/** Question and answers in schema.org terms, without dates. */
export function questionHead(store: QuestionStore, { list }: CommentsStore, words: WordsStore): Head {
  const { one, ask, answers } = words.of(questionWords);
  const known = store.question.value;
  if (store.isMissing || !known) return { title: words.titled(one.missing), description: one.missingBecause, status: store.isMissing ? 404 : 200 };
  const { text, company, author, companiesCount } = known;
  const count = answers(store.answersCount);
  const asked = companiesCount > 1 ? one.descriptionOfMany(count) : one.description(company.name, count);
  const at: readonly [string, string] = author
    ? [ask.title(company.name), askedQuestionsPath(company.urlName)]
    : [words.of(interviewWords).title(company.name), interviewsPath(company.urlName)];
  return {
    title: words.titled(text),
    description: author ? one.askedDescription(company.name, count) : asked,
    canonical: store.path,
    status: 200,
    ...(store.movedTo !== undefined && { movedTo: store.movedTo }),
    picture: cardPicture({ kind: 'question', questionId: known.questionId }, text, words),
    structured: [
      ...answersFor(store, list, words),
      crumbs([[words.of(navigationWords).interviews, screens.interviews], ...(companiesCount > 1 ? [] : [at]), [text, questionPath(known.slug)]]),
    ],
  };
}

/** Answers, if any, as search engines want no empty pages. */
function answersFor({ question, path, answersCount }: QuestionStore, { roots }: CommentsStore['list'], words: WordsStore): readonly object[] {
  const reported = roots.filter(({ status }) => status === 'LIVE').slice(0, mostReportedAnswers);
  const text = question.value?.text;
  if (reported.length === 0) return [];
  const { authorName } = words.of(postWords);
  const suggestedAnswer = reported.map(({ content, upVotes, commentId, author }) => ({
    '@type': 'Answer',
    text: content,
    upvoteCount: upVotes,
    url: `${path}?comment=${commentId}`,
    ...(author && { author: { '@type': 'Person', name: authorName(author.name) } }),
  }));
  const answerCount = Math.max(answersCount, reported.length);
  return [{ '@context': 'https://schema.org', '@type': 'QAPage', mainEntity: { '@type': 'Question', name: text, text, answerCount, suggestedAnswer } }];
}

/** Unknown jobs have no page, as anyone could invent their URL. */
export function topQuestionsHead(
  company: CompanyStore,
  { designation, designationName }: TopQuestionsStore,
  questions: QuestionListStore,
  words: WordsStore,
): Head {
  const [{ top }, { page }, { nameOf }] = [words.of(questionWords), words.of(companyWords), words.of(listWords)];
  const isKnown = designation === null || questions.pages.items.length > 0;
  const path = topQuestionsPath(company.urlName);
  return companyPageHead(company, words, [page.interviews, path], (name) => {
    const title = designationName === null ? top.title(name) : top.titleOf(nameOf(designationName), name);
    return {
      title,
      description: top.description(name),
      canonical: isKnown ? topQuestionsPath(company.urlName, designation) : path,
      facts: questionList(title, questions),
      from: [words.of(navigationWords).interviews, screens.interviews],
      way: [
        [words.of(interviewWords).title(name), interviewsPath(company.urlName)],
        [top.title(name), path],
      ],
    };
  });
}

export function askedQuestionsHead(company: CompanyStore, words: WordsStore): Head {
  const [{ ask }, { page }] = [words.of(questionWords), words.of(companyWords)];
  const path = askedQuestionsPath(company.urlName);
  return companyPageHead(company, words, [page.questions, path], (name) => ({
    title: ask.title(name),
    description: ask.description(name),
    canonical: path,
    way: [[ask.title(name), path]],
  }));
}

export function designationQuestionsHead({ designation, pay }: DesignationTabsStore, questions: QuestionListStore, words: WordsStore): Head {
  const said = words.of(questionWords);
  if (questions.isMissing || designation === '') return { title: words.titled(said.none), description: said.missingBecause, status: 404 };
  const job = words.of(listWords).nameOf(pay.value?.job?.name ?? designation);
  const title = said.designation.title(job);
  const structured = listOfInterviews([title, designationQuestionsPath(designation)], questions, words);
  return {
    title: words.titled(title),
    description: said.designation.description(job),
    canonical: designationQuestionsPath(designation),
    status: 200,
    structured,
  };
}

const listOfInterviews = (at: readonly [title: string, path: string], questions: QuestionListStore, words: WordsStore): readonly object[] => [
  ...questionList(at[0], questions),
  crumbs([[words.of(navigationWords).interviews, screens.interviews], at]),
];

const questionList = (title: string, { pages }: QuestionListStore): readonly object[] =>
  pageList(
    title,
    pages.items.map(({ text, slug }) => [text, questionPath(slug)]),
  );

export function skillQuestionsHead({ skill, name, isMissing }: SkillStore, questions: QuestionListStore, words: WordsStore): Head {
  const said = words.of(questionWords);
  if (isMissing) return { title: words.titled(said.skill.missing), description: said.missingBecause, status: 404 };
  const title = said.skill.title(name);
  const structured = listOfInterviews([title, skillQuestionsPath(skill)], questions, words);
  return { title: words.titled(title), description: said.skill.description(name), canonical: skillQuestionsPath(skill), status: 200, structured };
}

export function hrQuestionsHead(questions: QuestionListStore, words: WordsStore): Head {
  const { search: list, isMissing } = questions;
  const { hr, missingBecause } = words.of(questionWords);
  const subject = list.of === 'hr' ? list.subject : null;
  const known = hrSubjectNamed(subject ?? '');
  if (isMissing || (subject !== null && known === undefined)) return { title: words.titled(hr.missing), description: missingBecause, status: 404 };
  const title = known === undefined ? hr.title : hr.titleOf(hr.named[known]);
  const structured = listOfInterviews([title, questionListUrl(list)], questions, words);
  return { title: words.titled(title), description: hr.description, canonical: questionListUrl(list), status: 200, structured };
}

/** Not indexed apart from its list. Without a list it means all HR questions. */
export function practiceHead(practice: PracticeStore, words: WordsStore): Head {
  const { list, isMissing } = practice;
  const said = words.of(questionWords);
  if (isMissing) return { title: words.titled(said.none), description: said.missingBecause, status: 404 };
  const isPlain = list.of === 'hr' && list.subject === null;
  const what = practisedIn(practice, said, words.of(companyWords).listed);
  return {
    title: words.titled(isPlain ? said.practice.title : said.practice.titleOf(what)),
    description: said.practice.description,
    canonical: isPlain ? screens.practice : questionListUrl(list),
    status: 200,
  };
}
