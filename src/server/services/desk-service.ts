import type { operations } from '#contract/generated/desk.ts';
import type { Service } from '#contract/service.ts';
import type { CompanyDesks } from '#core/company-desk/company-desks.ts';
import type { CompanyVisits } from '#core/company-desk/company-visits.ts';
import type { CompanyJobs } from '#core/company-desk/company-jobs.ts';
import type { BenefitReplies, CompanyReplies, InterviewReplies } from '#core/company-desk/company-replies.ts';
import type { HiddenReplies } from '#core/company-desk/hidden-replies.ts';
import type { DeskClaims } from '#core/company-desk/desk-claims.ts';
import type { DeskReports } from '#core/company-desk/desk-reports.ts';
import type { DeskPhotos } from '#core/company-desk/desk-photos.ts';
import type { DeskFacts } from '#core/company-desk/desk-facts.ts';
import type { DeskLogins } from '#core/company-desk/desk-logins.ts';
import type { JobFeeds } from '#core/company-desk/job-feeds.ts';
import type { PlayedDesks } from '#core/company-desk/played-desks.ts';
import { languageNamed } from '#core/device/preferences.ts';
import { done } from './contributions/own-answers.ts';

interface DeskPorts {
  readonly deskLogins: DeskLogins;
  readonly playedDesks: PlayedDesks;
  readonly companyDesks: CompanyDesks;
  readonly companyReplies: CompanyReplies;
  readonly interviewReplies: InterviewReplies;
  readonly benefitReplies: BenefitReplies;
  readonly hiddenReplies: HiddenReplies;
  readonly deskClaims: DeskClaims;
  readonly deskReports: DeskReports;
  readonly deskFacts: DeskFacts;
  readonly deskPhotos: DeskPhotos;
  readonly companyJobs: CompanyJobs;
  readonly jobFeeds: JobFeeds;
  readonly companyVisits: CompanyVisits;
}

const ofLogins = ({ deskLogins, playedDesks }: DeskPorts) =>
  ({
    sendDeskCode: ({ body }) => deskLogins.send(body.address, languageNamed(body.language)),
    redeemDeskCode: ({ body: { attempt, address, otp } }) => deskLogins.enter({ attempt, address, code: otp }),
    getDeskSession: async () => ({ session: await deskLogins.session() }),
    leaveDesk: () => done(deskLogins.leave()),
    listPlayedDesks: async ({ query }) => ({ items: await playedDesks.list(query.company ?? null) }),
    startPlayedDesk: ({ path }) => playedDesks.play(path.urlName),
  }) satisfies Partial<Service<operations>>;

const ofPeople = ({ companyDesks, companyVisits, deskClaims }: DeskPorts) =>
  ({
    getDesk: ({ path }) => companyDesks.overview(path.urlName),
    claimDesk: ({ path, body }) => companyDesks.claim(path.urlName, body.personName),
    inviteToDesk: ({ path, body }) => companyDesks.invite(path.urlName, body),
    setDeskRole: ({ path, body }) => companyDesks.setRole(path.urlName, path.personId, body.role),
    removeFromDesk: ({ path }) => done(companyDesks.removePerson(path.urlName, path.personId)),
    listDeskVisits: async ({ path }) => ({ items: await companyVisits.weeks(path.urlName) }),
    listDeskClaims: ({ query }) => deskClaims.list(query.cursor, query.limit),
    acceptDeskClaim: ({ path }) => done(deskClaims.grant(path.claimId)),
    rejectDeskClaim: ({ path }) => done(deskClaims.refuse(path.claimId)),
  }) satisfies Partial<Service<operations>>;

const ofReplies = ({ companyReplies, interviewReplies, benefitReplies, hiddenReplies, deskReports }: DeskPorts) =>
  ({
    listDeskReviews: ({ path, query }) => companyReplies.list(path.urlName, query.isAnswered ?? false, query.cursor, query.limit),
    saveReply: ({ path, body }) => companyReplies.save(path.urlName, path.reviewId, body.text),
    removeReply: ({ path }) => companyReplies.takeBack(path.urlName, path.reviewId),
    listDeskInterviews: ({ path, query }) => interviewReplies.list(path.urlName, query.isAnswered ?? false, query.cursor, query.limit),
    saveInterviewReply: ({ path, body }) => interviewReplies.save(path.urlName, path.interviewId, body.text),
    removeInterviewReply: ({ path }) => interviewReplies.takeBack(path.urlName, path.interviewId),
    listInterviewReplyVersions: async ({ path }) => ({ items: await interviewReplies.versions(path.interviewId) }),
    listDeskBenefitNotes: ({ path, query }) => benefitReplies.list(path.urlName, query.isAnswered ?? false, query.cursor, query.limit),
    saveBenefitReply: ({ path, body }) => benefitReplies.save(path.urlName, path.benefitsId, body.text),
    removeBenefitReply: ({ path }) => benefitReplies.takeBack(path.urlName, path.benefitsId),
    listBenefitReplyVersions: async ({ path }) => ({ items: await benefitReplies.versions(path.benefitsId) }),
    listDeskReports: async ({ path }) => ({ items: await deskReports.list(path.urlName) }),
    reportDeskReview: async ({ path, body }) => ({ items: await deskReports.file(path.urlName, path.reviewId, body) }),
    requestDeskLook: async ({ path, body }) => ({ items: await deskReports.askAgain(path.urlName, path.reviewId, body.text) }),
    listHiddenReplies: async ({ path }) => ({ items: await hiddenReplies.list(path.urlName) }),
    submitReplyAppeal: ({ path, body }) => hiddenReplies.appeal(path.urlName, path.replyId, body.text),
    listReplyVersions: async ({ path }) => ({ items: await companyReplies.versions(path.reviewId) }),
  }) satisfies Partial<Service<operations>>;

const ofFacts = ({ deskFacts, deskPhotos }: DeskPorts) =>
  ({
    listDeskFacts: async ({ path }) => ({ items: await deskFacts.list(path.urlName) }),
    changeFact: async ({ path, body }) => ({ items: await deskFacts.change(path.urlName, path.fact, body) }),
    listEarlierFacts: async ({ path }) => ({ items: await deskFacts.history(path.urlName) }),
    listDeskPhotos: async ({ path }) => ({ items: await deskPhotos.list(path.urlName) }),
    addDeskPhoto: async ({ path, query: { album, caption = null }, body }) => ({ items: await deskPhotos.add(path.urlName, { album, caption }, body) }),
    removeDeskPhoto: ({ path }) => done(deskPhotos.remove(path.urlName, path.photoSetId)),
  }) satisfies Partial<Service<operations>>;

const ofJobs = ({ companyJobs, jobFeeds }: DeskPorts) =>
  ({
    listDeskJobs: ({ path, query }) => companyJobs.list(path.urlName, query.cursor, query.limit),
    getTypedJob: ({ path }) => companyJobs.typed(path.urlName, path.jobId),
    checkDeskJob: ({ path, query, body }) => companyJobs.preview(path.urlName, body, query.jobId ?? null),
    publishDeskJob: ({ path, body }) => companyJobs.publish(path.urlName, body),
    changeDeskJob: ({ path, body }) => companyJobs.change(path.urlName, path.jobId, body),
    closeDeskJob: ({ path }) => done(companyJobs.close(path.urlName, path.jobId)),
    getJobFeed: async ({ path }) => ({ feed: await jobFeeds.feed(path.urlName) }),
    startJobFeed: ({ path, body }) => jobFeeds.start(path.urlName, body.url, body.hour),
    endJobFeed: ({ path }) => done(jobFeeds.stop(path.urlName)),
    checkJobFeed: ({ path, body }) => jobFeeds.check(path.urlName, body),
    checkJobFile: ({ path, body }) => jobFeeds.check(path.urlName, body),
    uploadJobFile: ({ path, body }) => jobFeeds.upload(path.urlName, body.text),
  }) satisfies Partial<Service<operations>>;

export const deskService = (ports: DeskPorts): Service<operations> => ({
  ...ofLogins(ports),
  ...ofPeople(ports),
  ...ofReplies(ports),
  ...ofFacts(ports),
  ...ofJobs(ports),
});
