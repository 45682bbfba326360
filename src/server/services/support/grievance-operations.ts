import type { operations } from '#contract/generated/support.ts';
import type { Service } from '#contract/service.ts';
import { appealBy } from '#core/support/grievance-clock.ts';
import type { GrievanceCase, GrievanceDesk } from '#core/support/grievance-desk.ts';
import type { Grievance } from '#core/support/grievance.ts';
import type { Grievances } from '#core/support/grievances.ts';

interface GrievancePorts {
  readonly grievances: Grievances;
  readonly grievanceDesk: GrievanceDesk;
}

export const grievanceOperations = ({ grievances, grievanceDesk }: GrievancePorts) =>
  ({
    submitGrievance: async ({ body: { submissionKey, ...draft } }) => {
      const { decideBy, ...receipt } = await grievances.file(submissionKey, draft);
      return { ...receipt, decideBy: new Date(decideBy).toISOString() };
    },
    getGrievance: async ({ path }) => {
      const grievance = await grievances.find(path.grievanceId);
      const { answer, kind, receivedOn } = grievance;
      return {
        kind,
        receivedOn,
        state: answer ? ('ANSWERED' as const) : ('RECEIVED' as const),
        ...answeredPart(grievance),
        appealBy: answer && appealBy(answer.answeredOn),
      };
    },
    listGrievances: async ({ query }) => {
      const { items, next } = await grievanceDesk.list(query.cursor, query.limit);
      return { items: items.map(caseToContract), next };
    },
    answerGrievance: async ({ path, body }) => caseToContract(await grievanceDesk.answer(path.caseId, body.outcome, body.text)),
  }) satisfies Partial<Service<operations>>;

const answeredPart = ({ decideBy, answer }: Grievance) => ({
  decideBy: new Date(decideBy).toISOString(),
  outcome: answer?.outcome ?? null,
  answer: answer?.text ?? null,
  answeredOn: answer?.answeredOn ?? null,
});

const caseToContract = (known: GrievanceCase) => {
  const { caseId, kind, page, text, receivedOn } = known;
  return { caseId, kind, page, text, receivedOn, ...answeredPart(known) };
};
