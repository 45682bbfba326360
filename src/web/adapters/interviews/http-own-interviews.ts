import { routes, type operations } from '#contract/generated/interviews.ts';
import { createInterview, updateInterview } from '#contract/generated/bodies/interviews.ts';
import type { Service } from '#contract/service.ts';
import type { InterviewDraft, OwnInterview } from '#core/interviews/interview-draft.ts';
import { interviewContribution, type ContributedInterviews, type OwnInterviews } from '#core/interviews/own-interviews.ts';
import { aboutToContract } from '../contributions/about-to-contract.ts';
import { DeviceContributedReplied } from '../contributions/device-contributed-replied.ts';
import type { KeyedClients } from '../contributions/keyed-clients.ts';
import { pickFields } from '../http/pick-fields.ts';

export const httpOwnInterviews = (signed: Service<operations>): OwnInterviews => ({
  create: (about, draft, token) => signed.createInterview({ body: pickFields(createInterview, { ...draft, ...aboutToContract(about), token }) }),
  change: (interviewId, draft, version) => signed.updateInterview({ path: { interviewId }, body: pickFields(updateInterview, { ...draft, version }) }),
  async remove(interviewId) {
    await signed.deleteInterview({ path: { interviewId } });
  },
  appeal: (interviewId, text) => signed.submitInterviewAppeal({ path: { interviewId }, body: { text } }),
  answerReply: (interviewId, text) =>
    text.trim() === '' ? signed.removeInterviewAnswer({ path: { interviewId } }) : signed.saveInterviewAnswer({ path: { interviewId }, body: { text } }),
  async mine() {
    const { items } = await signed.listMyInterviews({});
    return items[0];
  },
});

export const deviceInterviews = ({ parts, clientOf }: KeyedClients): ContributedInterviews =>
  new DeviceContributedReplied<InterviewDraft, OwnInterview>(parts, {
    ...interviewContribution,
    thingsOf: (publicKey) => httpOwnInterviews(clientOf(publicKey).service(routes)),
  });
