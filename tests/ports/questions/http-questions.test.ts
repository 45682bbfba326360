import { describe, expect, it } from 'vitest';
import { routes } from '#contract/generated/interviews/questions.ts';
import type { QuestionList } from '#core/questions/questions.ts';
import { httpQuestions } from '#web/adapters/questions/http-questions.ts';
import { heardCalls } from '../interviews/heard-calls.ts';

async function aReader() {
  const { http, heard } = await heardCalls();
  return { questions: httpQuestions(http.service(routes)), heard };
}

describe('questions over the wire', () => {
  it.each<[QuestionList, string, object, object?]>([
    [{ of: 'company', company: 'chatak-school', designation: null }, 'listTopQuestions', { urlName: 'chatak-school' }],
    [
      { of: 'company', company: 'chatak-school', designation: 'primary-teacher' },
      'listTopQuestions',
      { urlName: 'chatak-school' },
      { designation: 'primary-teacher' },
    ],
    [{ of: 'asked', company: 'chatak-school' }, 'listAskedQuestions', { urlName: 'chatak-school' }],
    [{ of: 'designation', designation: 'driver' }, 'listDesignationQuestions', { jobProfile: 'driver' }],
    [{ of: 'skill', skill: 'sql' }, 'listSkillQuestions', { skillUrl: 'sql' }],
    [{ of: 'hr', subject: 'notice' }, 'listHrQuestions', { hrUrl: 'notice' }],
    [{ of: 'hr', subject: null }, 'listHrQuestions', { hrUrl: 'all' }],
  ])('are read in the list %j', async (list, operation, path, narrowed = {}) => {
    const { questions, heard } = await aReader();
    const { items } = await questions.list(list, 'eyJrIjpbMTI0MCwiYzdhZjEiXX0', 5);
    expect(heard).toEqual([[operation, { path, query: { ...narrowed, cursor: 'eyJrIjpbMTI0MCwiYzdhZjEiXX0', limit: 5 } }]]);
    expect(items[0]?.questionId).toBe('q8d1f0c2m7c1t8zb');
  });

  it('are found by id, by what is typed, and by a skill', async () => {
    const { questions, heard } = await aReader();
    expect((await questions.one('q8d1f0c2m7c1t8zb')).places[0]?.round).toBe('practical');
    expect(await questions.alike('drip')).toHaveLength(1);
    expect(await questions.together('q8d1f0c2m7c1t8zb')).toHaveLength(1);
    expect(await questions.skillTabs('sql')).toEqual({ skill: { urlName: 'sql', name: 'SQL' }, questionsCount: 58 });
    expect((await questions.topMeta('chatak-school', null)).questionsCount).toBe(311);
    expect((await questions.topics()).skills).toEqual([{ urlName: 'sql', name: 'SQL' }]);
    expect(heard.map(([operation]) => operation)).toEqual([
      'getQuestion',
      'listAlikeQuestions',
      'listQuestionsAskedTogether',
      'getSkillTabs',
      'getTopQuestionsMeta',
      'listQuestionTopics',
    ]);
  });

  it('are asked with what the draft says, and nothing else', async () => {
    const { questions, heard } = await aReader();
    const draft = { submissionKey: 'question-of-a-test-01', text: 'Are night shifts paid?', designationId: null, profileType: 'ANONYMOUS' } as const;
    const more = { ...draft, isOpen: true };
    expect(await questions.ask('chatak-school', more)).toMatchObject({ question: { questionId: 'q8d1f0c2m7c1t8zb' } });
    expect(heard).toEqual([['createQuestion', { path: { urlName: 'chatak-school' }, query: {}, body: draft }]]);
  });

  it('are deleted by anyone who asks them', async () => {
    const { questions, heard } = await aReader();
    await questions.remove('q8d1f0c2m7c1t8zb');
    expect(heard).toEqual([['deleteQuestion', { path: { questionId: 'q8d1f0c2m7c1t8zb' }, query: {} }]]);
  });

  it('are joined into another', async () => {
    const { questions, heard } = await aReader();
    await questions.merge('q8d1f0c2m7c1t8zb', 'q2v7c1m8t4zb9k3x');
    expect(heard).toEqual([['mergeQuestion', { path: { questionId: 'q8d1f0c2m7c1t8zb' }, query: {}, body: { intoId: 'q2v7c1m8t4zb9k3x' } }]]);
  });
});
