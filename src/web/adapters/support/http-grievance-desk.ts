import type { operations } from '#contract/generated/support.ts';
import type { Service } from '#contract/service.ts';
import type { GrievanceCase, GrievanceDesk } from '#core/support/grievance-desk.ts';
import { pageQuery } from '../http/page-query.ts';
import { answerFromContract } from './answer-from-contract.ts';

type CaseInContract = Awaited<ReturnType<Service<operations>['answerGrievance']>>;

export const httpGrievanceDesk = (support: Service<operations>): GrievanceDesk => ({
  async list(after, pageSize) {
    const { items, next } = await support.listGrievances({ query: pageQuery(after, pageSize) });
    return { items: items.map(caseFromContract), next };
  },
  answer: async (caseId, outcome, text) => caseFromContract(await support.answerGrievance({ path: { caseId }, body: { outcome, text } })),
});

const caseFromContract = (known: CaseInContract): GrievanceCase => ({
  caseId: known.caseId,
  kind: known.kind,
  page: known.page,
  text: known.text,
  receivedOn: known.receivedOn,
  decideBy: Date.parse(known.decideBy),
  answer: answerFromContract(known),
});
