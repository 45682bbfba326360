import type { QuestionDraft } from '#core/questions/questions.ts';
import { anId } from '#tests/content.ts';
import type { MemberPorts } from '#tests/post-server.ts';
import type { TalkPages } from '#tests/ports/posts/open-posts.ts';

export async function askedBy({ questions }: Pick<MemberPorts, 'questions'>, known: Partial<QuestionDraft> = {}): Promise<string> {
  const draft = {
    submissionKey: anId('submission'),
    text: 'Is there a canteen at the mill?',
    designationId: null,
    profileType: 'ANONYMOUS',
    ...known,
  } as const;
  const made = await questions.ask('sutra-mill', draft);
  if ('refusal' in made) throw new Error(made.refusal);
  return made.question.questionId;
}

/** Questions below which comments are written. */
export const questionPages = (member: Pick<MemberPorts, 'questions'>): TalkPages => ({
  make: ({ title, content = 'Is there a canteen?', profileType = 'ANONYMOUS' } = {}) => askedBy(member, { text: title ?? content, profileType }),
  leavesReplies: true,
  commentsCount: async (id) => (await member.questions.one(id)).answersCount,
  authorOf: async (id) => (await member.questions.one(id)).author?.name ?? '',
  remove: (id) => member.questions.remove(id),
});
