import type { operations } from '#contract/generated/interviews/interviews.ts';
import type { Service } from '#contract/service.ts';
import type { InterviewDraft, RoundDraft } from '#core/interviews/interview-draft.ts';
import type { OwnInterviews } from '#core/interviews/own-interviews.ts';

/** The interview of the key that signs the calls of this service. */
export const httpOwnInterviews = (signed: Service<operations>): OwnInterviews => ({
  create: (companyUrlName, draft, token) => signed.createInterview({ body: { companyUrlName, token, ...bodyOf(draft) } }),
  change: (interviewId, draft, version) => signed.updateInterview({ path: { interviewId }, body: { version, ...bodyOf(draft) } }),
  async remove(interviewId) {
    await signed.deleteInterview({ path: { interviewId } });
  },
  appeal: (interviewId, text) => signed.submitInterviewAppeal({ path: { interviewId }, body: { text } }),
  async mine() {
    const { items } = await signed.listMyInterviews({});
    return items[0];
  },
});

/** What a draft says, and nothing else that an object which holds it may hold: the contract takes no other field. */
const bodyOf = (draft: InterviewDraft): InterviewDraft => ({
  designationId: draft.designationId,
  experience: draft.experience,
  outcome: draft.outcome,
  source: draft.source,
  collegeId: draft.collegeId,
  hardness: draft.hardness,
  rounds: draft.rounds.map(roundOf),
  story: draft.story,
  tips: draft.tips,
  unpaidHours: draft.unpaidHours,
  offer: draft.offer && {
    letterDays: draft.offer.letterDays,
    joiningDays: draft.offer.joiningDays,
    movedDays: draft.offer.movedDays,
    end: draft.offer.end,
  },
});

const roundOf = ({ kind, minutes, hardness, waitDays, hasFeedback, questions }: RoundDraft): RoundDraft => ({
  kind,
  minutes,
  hardness,
  waitDays,
  hasFeedback,
  questions,
});
