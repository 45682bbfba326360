import type { operations } from '#contract/generated/support.ts';
import type { Service } from '#contract/service.ts';
import type { Grievances } from '#core/support/grievances.ts';
import { answerFromContract } from './answer-from-contract.ts';

export const httpGrievances = (support: Service<operations>): Grievances => ({
  async file(submissionKey, { kind, page, text }) {
    const { decideBy, ...receipt } = await support.submitGrievance({ body: { submissionKey, kind, page, text } });
    return { ...receipt, decideBy: Date.parse(decideBy) };
  },
  async find(grievanceId) {
    const found = await support.getGrievance({ path: { grievanceId } });
    return { kind: found.kind, receivedOn: found.receivedOn, decideBy: Date.parse(found.decideBy), answer: answerFromContract(found) };
  },
});
