import type { operations } from '#contract/generated/interviews/questions.ts';
import type { Service } from '#contract/service.ts';
import { refusalOf } from '#core/content/post-limits.ts';
import type { Page } from '#core/page.ts';
import type { ListedQuestion } from '#core/questions/question.ts';
import { everyHrSubject, type Questions } from '#core/questions/questions.ts';
import { questionToContract } from './question-to-contract.ts';

export const questionOperations = ({ questions }: { readonly questions: Questions }): Service<operations> => ({
  listTopQuestions: async ({ path, query: { designation = null, cursor, limit } }) =>
    pageToContract(await questions.list({ of: 'company', company: path.urlName, designation }, cursor, limit)),
  getTopQuestionsMeta: ({ path, query: { designation = null } }) => questions.topMeta(path.urlName, designation),
  listAskedQuestions: async ({ path, query }) => pageToContract(await questions.list({ of: 'asked', company: path.urlName }, query.cursor, query.limit)),
  listDesignationQuestions: async ({ path, query }) =>
    pageToContract(await questions.list({ of: 'designation', designation: path.jobProfile }, query.cursor, query.limit)),
  listSkillQuestions: async ({ path, query }) => pageToContract(await questions.list({ of: 'skill', skill: path.skillUrl }, query.cursor, query.limit)),
  getSkillTabs: ({ path }) => questions.skillTabs(path.skillUrl),
  listHrQuestions: async ({ path, query }) =>
    pageToContract(await questions.list({ of: 'hr', subject: path.hrUrl === everyHrSubject ? null : path.hrUrl }, query.cursor, query.limit)),
  listQuestionTopics: () => questions.topics(),
  listAlikeQuestions: async ({ query }) => ({ items: (await questions.alike(query.text)).map(questionToContract) }),
  getQuestion: async ({ path }) => questionToContract(await questions.one(path.questionId)),
  listQuestionsAskedTogether: async ({ path }) => ({ items: (await questions.together(path.questionId)).map(questionToContract) }),
  createQuestion: async ({ path, body }) => {
    const outcome = await questions.ask(path.urlName, body);
    if ('refusal' in outcome) throw refusalOf(outcome);
    return questionToContract(outcome.question);
  },
  deleteQuestion: async ({ path }) => {
    await questions.remove(path.questionId);
    return undefined;
  },
  mergeQuestion: async ({ path, body }) => questionToContract(await questions.merge(path.questionId, body.intoId)),
});

const pageToContract = (page: Page<ListedQuestion>) => ({ ...page, items: page.items.map(questionToContract) });
