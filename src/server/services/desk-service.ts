import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { CompanyReplies, InterviewReplies } from '#core/company-desk/company-replies.ts';
import type { HiddenReplies } from '#core/company-desk/hidden-replies.ts';
import type { DeskClaims } from '#core/company-desk/desk-claims.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import { languageNamed } from '#core/device/preferences.ts';
import { done } from './contributions/own-answers.ts';

interface DeskPorts {
  readonly deskLogins: DeskLogins;
  readonly companyDesks: CompanyDesks;
  readonly companyReplies: CompanyReplies;
  readonly interviewReplies: InterviewReplies;
  readonly hiddenReplies: HiddenReplies;
  readonly deskClaims: DeskClaims;
}

export const deskService = ({ deskLogins, companyDesks, companyReplies, interviewReplies, hiddenReplies, deskClaims }: DeskPorts): Service<operations> => ({
  sendDeskCode: ({ body }) => deskLogins.send(body.address, languageNamed(body.language)),
  redeemDeskCode: ({ body: { attempt, address, otp } }) => deskLogins.enter({ attempt, address, code: otp }),
  getDeskSession: async () => ({ session: await deskLogins.session() }),
  leaveDesk: () => done(deskLogins.leave()),
  getDesk: ({ path }) => companyDesks.overview(path.urlName),
  claimDesk: ({ path, body }) => companyDesks.claim(path.urlName, body.personName),
  inviteToDesk: ({ path, body }) => companyDesks.invite(path.urlName, body),
  setDeskRole: ({ path, body }) => companyDesks.setRole(path.urlName, path.personId, body.role),
  removeFromDesk: ({ path }) => done(companyDesks.removePerson(path.urlName, path.personId)),
  listDeskReviews: ({ path, query }) => companyReplies.list(path.urlName, query.isAnswered ?? false, query.cursor, query.limit),
  saveReply: ({ path, body }) => companyReplies.save(path.urlName, path.reviewId, body.text),
  removeReply: ({ path }) => companyReplies.takeBack(path.urlName, path.reviewId),
  listDeskInterviews: ({ path, query }) => interviewReplies.list(path.urlName, query.isAnswered ?? false, query.cursor, query.limit),
  saveInterviewReply: ({ path, body }) => interviewReplies.save(path.urlName, path.interviewId, body.text),
  removeInterviewReply: ({ path }) => interviewReplies.takeBack(path.urlName, path.interviewId),
  listInterviewReplyVersions: async ({ path }) => ({ items: await interviewReplies.versions(path.interviewId) }),
  listHiddenReplies: async ({ path }) => ({ items: await hiddenReplies.list(path.urlName) }),
  submitReplyAppeal: ({ path, body }) => hiddenReplies.appeal(path.urlName, path.replyId, body.text),
  listDeskClaims: ({ query }) => deskClaims.list(query.cursor, query.limit),
  acceptDeskClaim: ({ path }) => done(deskClaims.grant(path.claimId)),
  rejectDeskClaim: ({ path }) => done(deskClaims.refuse(path.claimId)),
  listReplyVersions: async ({ path }) => ({ items: await companyReplies.versions(path.reviewId) }),
});
