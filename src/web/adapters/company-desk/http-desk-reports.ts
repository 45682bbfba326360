import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { DeskReports } from '#core/company-desk/desk-reports.ts';
import type { Sparse } from '../http/sparse.ts';

export const httpDeskReports = (desk: Service<Sparse<operations>>): DeskReports => ({
  list: async (urlName) => (await desk.listDeskReports({ path: { urlName } })).items,
  file: async (urlName, reviewId, body) => (await desk.reportDeskReview({ path: { urlName, reviewId }, body })).items,
  askAgain: async (urlName, reviewId, text) => (await desk.requestDeskLook({ path: { urlName, reviewId }, body: { text } })).items,
});
