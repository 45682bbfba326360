import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { CompanyReplies } from '#core/company-desk/company-replies.ts';
import type { DeskClaims } from '#core/company-desk/desk-claims.ts';
import type { CompanyVisits } from '#core/company-desk/company-visits.ts';
import type { DeskReports } from '#core/company-desk/desk-reports.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import type { PlayedDesks } from '#core/company-desk/played-desks.ts';
import { languageNamed } from '#core/device/preferences.ts';
import { done } from './contributions/own-answers.ts';

interface DeskPorts {
  readonly deskLogins: DeskLogins;
  readonly playedDesks: PlayedDesks;
  readonly companyDesks: CompanyDesks;
  readonly companyReplies: CompanyReplies;
  readonly deskClaims: DeskClaims;
  readonly deskReports: DeskReports;
  readonly companyVisits: CompanyVisits;
}

export const deskService = ({
  deskLogins,
  playedDesks,
  companyDesks,
  companyReplies,
  deskClaims,
  deskReports,
  companyVisits,
}: DeskPorts): Service<operations> => ({
  sendDeskCode: ({ body }) => deskLogins.send(body.address, languageNamed(body.language)),
  redeemDeskCode: ({ body: { attempt, address, otp } }) => deskLogins.enter({ attempt, address, code: otp }),
  getDeskSession: async () => ({ session: await deskLogins.session() }),
  leaveDesk: () => done(deskLogins.leave()),
  listPlayedDesks: async ({ query }) => ({ items: await playedDesks.list(query.company ?? null) }),
  startPlayedDesk: ({ path }) => playedDesks.play(path.urlName),
  getDesk: ({ path }) => companyDesks.overview(path.urlName),
  claimDesk: ({ path, body }) => companyDesks.claim(path.urlName, body.personName),
  inviteToDesk: ({ path, body }) => companyDesks.invite(path.urlName, body),
  setDeskRole: ({ path, body }) => companyDesks.setRole(path.urlName, path.personId, body.role),
  removeFromDesk: ({ path }) => done(companyDesks.removePerson(path.urlName, path.personId)),
  listDeskReviews: ({ path, query }) => companyReplies.reviews(path.urlName, query.isAnswered ?? false, query.cursor, query.limit),
  saveReply: ({ path, body }) => companyReplies.save(path.urlName, path.reviewId, body.text),
  removeReply: ({ path }) => companyReplies.takeBack(path.urlName, path.reviewId),
  listDeskReports: async ({ path }) => ({ items: await deskReports.list(path.urlName) }),
  reportDeskReview: async ({ path, body }) => ({ items: await deskReports.file(path.urlName, path.reviewId, body) }),
  requestDeskLook: async ({ path, body }) => ({ items: await deskReports.askAgain(path.urlName, path.reviewId, body.text) }),
  listDeskVisits: async ({ path }) => ({ items: await companyVisits.weeks(path.urlName) }),
  listDeskClaims: ({ query }) => deskClaims.list(query.cursor, query.limit),
  acceptDeskClaim: ({ path }) => done(deskClaims.grant(path.claimId)),
  rejectDeskClaim: ({ path }) => done(deskClaims.refuse(path.claimId)),
  listReplyVersions: async ({ path }) => ({ items: await companyReplies.versions(path.reviewId) }),
});
