import { interviewKnownTo, interviewProblems, type InterviewDraft, type OwnInterview } from '#core/interviews/interview-draft.ts';
import { interviewContribution } from '#core/interviews/own-interviews.ts';
import type { EmployerReply } from '#core/company-replies/employer-reply.ts';
import { anId } from '#tests/content.ts';
import { OwnContributionBackend, refuseProblems, refuseReachable, type Made } from '#tests/fakes/contributions/own-contribution-backend.ts';

export class OwnInterviewBackend extends OwnContributionBackend<InterviewDraft, OwnInterview> {
  readonly kind = interviewContribution;

  made(draft: InterviewDraft, facts: Made): OwnInterview {
    return { ...this.changed(draft), designation: null, college: null, reply: null, ...facts, interviewId: anId('i') };
  }

  /** Lets the company reply, as at its desk. */
  letReply(reply: EmployerReply): void {
    for (const [publicKey, own] of this.kept) this.kept.set(publicKey, { ...own, reply });
  }

  changed(draft: InterviewDraft): InterviewDraft {
    const tidied = (text: string) => text.replace(/\s+/g, ' ').trim();
    const rounds = draft.rounds.map((round) => ({ ...round, questions: round.questions.map(tidied).filter(Boolean) }));
    const said = interviewKnownTo({ ...draft, rounds, story: draft.story.trim(), tips: draft.tips?.trim() || null });
    refuseProblems(interviewProblems(said));
    refuseReachable({ story: said.story, tips: said.tips ?? '', questions: rounds.flatMap(({ questions }) => questions).join('\n') });
    return said;
  }
}
