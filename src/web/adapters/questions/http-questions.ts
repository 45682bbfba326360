import type { components } from '#contract/generated/interviews.ts';
import type { operations } from '#contract/generated/interviews/questions.ts';
import type { Service } from '#contract/service.ts';
import { refusedBy } from '#core/content/post-limits.ts';
import { longestQuestion } from '#core/interviews/interview.ts';
import { everyHrSubject, type QuestionList, type Questions } from '#core/questions/questions.ts';
import { pageQuery } from '../http/page-query.ts';
import type { Sparse } from '../http/sparse.ts';
import { askedFromContract, listedFromContract } from './question-from-contract.ts';

export const httpQuestions = (questions: Service<Sparse<operations>>): Questions => ({
  async list(list, after, pageSize) {
    const page = await pageOf(questions, list, pageQuery(after, pageSize));
    return { ...page, items: page.items.map(listedFromContract) };
  },
  topMeta: (urlName, designation) => questions.getTopQuestionsMeta({ path: { urlName }, query: { designation } }),
  skillTabs: (skillUrl) => questions.getSkillTabs({ path: { skillUrl } }),
  topics: () => questions.listQuestionTopics({}),
  one: async (questionId) => askedFromContract(await questions.getQuestion({ path: { questionId } })),
  async alike(text) {
    if (text === '') return [];
    const { items } = await questions.listAlikeQuestions({ query: { text: text.slice(0, longestQuestion) } });
    return items.map(listedFromContract);
  },
  async together(questionId) {
    const { items } = await questions.listQuestionsAskedTogether({ path: { questionId } });
    return items.map(listedFromContract);
  },
  async ask(urlName, { submissionKey, text, designationId, profileType }) {
    try {
      return { question: askedFromContract(await questions.createQuestion({ path: { urlName }, body: { submissionKey, text, designationId, profileType } })) };
    } catch (error) {
      return refusedBy(error);
    }
  },
  remove: (questionId) => questions.deleteQuestion({ path: { questionId } }),
  merge: async (questionId, into) => askedFromContract(await questions.mergeQuestion({ path: { questionId }, body: { intoId: into } })),
});

/** Each list has its own address. */
function pageOf(
  questions: Service<Sparse<operations>>,
  list: QuestionList,
  page: ReturnType<typeof pageQuery>,
): Promise<components['schemas']['QuestionPage']> {
  switch (list.of) {
    case 'company':
      return questions.listTopQuestions({ path: { urlName: list.company }, query: { designation: list.designation, ...page } });
    case 'asked':
      return questions.listAskedQuestions({ path: { urlName: list.company }, query: page });
    case 'designation':
      return questions.listDesignationQuestions({ path: { jobProfile: list.designation }, query: page });
    case 'skill':
      return questions.listSkillQuestions({ path: { skillUrl: list.skill }, query: page });
    case 'hr':
      return questions.listHrQuestions({ path: { hrUrl: list.subject ?? everyHrSubject }, query: page });
  }
}
