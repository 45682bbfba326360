import { watchedWord } from '#server/adapters/abuse/watched-word-table.ts';
import { account, deletionReceipt } from '#server/adapters/account/account-tables.ts';
import { administratorAction } from '#server/adapters/administration/administration-tables.ts';
import { browsedCompany } from '#server/adapters/browsing-history/browsed-company-table.ts';
import { dailyUse, rateCount, submission } from '#server/adapters/caller/caller-tables.ts';
import { career } from '#server/adapters/careers/career-table.ts';
import { clearFacts } from '#server/adapters/careers/clear-facts-table.ts';
import { chatMember, chatMessage, chatNews, chatPicture, closedChat, conversation } from '#server/adapters/chat/chat-tables.ts';
import { collegeFigure } from '#server/adapters/colleges/college-tables.ts';
import { comment } from '#server/adapters/comments/comment-table.ts';
import { community } from '#server/adapters/communities/community-tables.ts';
import { company, companyLocation, formerCompanyUrl, industry, location, sizeBucket } from '#server/adapters/companies/company-tables.ts';
import { factWording, offeredBenefit } from '#server/adapters/companies/fact-table.ts';
import { typedCompany } from '#server/adapters/companies/typed-company-table.ts';
import { companyVisit } from '#server/adapters/company-desk/visit-table.ts';
import { deskPerson, deskSession, jobFeed, jobFeedReading } from '#server/adapters/company-desk/desk-tables.ts';
import { companyReply, replyVersion } from '#server/adapters/company-replies/company-reply-table.ts';
import { companyPicture, companyProfile, companyRelation } from '#server/adapters/company-profiles/company-profile-tables.ts';
import { countDelta } from '#server/adapters/counts/count-delta-table.ts';
import { countedAnswer } from '#server/adapters/crowds/counted-answer-table.ts';
import { heartbeat } from '#server/adapters/database/heartbeat-table.ts';
import { installation } from '#server/adapters/database/installation-table.ts';
import { migration } from '#server/adapters/database/migration-table.ts';
import { errorDay, errorReport } from '#server/adapters/errors/error-tables.ts';
import { notificationEvent } from '#server/adapters/events/event-table.ts';
import { companyActivity } from '#server/adapters/followers/activity-table.ts';
import { companyNews } from '#server/adapters/followers/news-table.ts';
import { headlineCount } from '#server/adapters/home/headline-table.ts';
import { impressionWeek } from '#server/adapters/impressions/impression-table.ts';
import { jobAlert, savedJob } from '#server/adapters/jobs/saved-job-tables.ts';
import { identity, passkey, recoveryCode, spentNote } from '#server/adapters/login/login-tables.ts';
import { mailAddress } from '#server/adapters/mail/mail-address-table.ts';
import { image, postMedia, storedObject, upload, video } from '#server/adapters/media/media-tables.ts';
import { decisionLook } from '#server/adapters/moderation/decision-look-table.ts';
import { employerReport } from '#server/adapters/moderation/employer-report-table.ts';
import { earlierVersion } from '#server/adapters/moderation/earlier-version-table.ts';
import { ledgerHead, moderationItem, owedLine, removal, report } from '#server/adapters/moderation/moderation-tables.ts';
import { block, mute } from '#server/adapters/mutes/mute-tables.ts';
import { roleClaim } from '#server/adapters/moderation/role-claim-table.ts';
import { bannedIdentity, sanction } from '#server/adapters/moderation/sanction-table.ts';
import { device, personaDevice, push } from '#server/adapters/notifications/notification-tables.ts';
import { notification } from '#server/adapters/notifications/notified-tables.ts';
import { popupRest } from '#server/adapters/nudges/nudge-rest-table.ts';
import { popupShowing } from '#server/adapters/nudges/popup-showing-table.ts';
import { salaryOffer } from '#server/adapters/offers/salary-offer-table.ts';
import { onboarding } from '#server/adapters/onboarding/onboarding-table.ts';
import {
  issuedContributionToken,
  issuedCountedTokens,
  issuedIdentity,
  issuedToken,
  issuerKey,
  issuerSecret,
  personaCopy,
  personaTransfer,
  spentNonce,
  spentToken,
} from '#server/adapters/persona-keys/persona-key-tables.ts';
import { persona } from '#server/adapters/personas/persona-table.ts';
import { choice, choiceVote } from '#server/adapters/polls/option-tables.ts';
import { answerRequest, hiddenPost, post, postView, scheduledPost } from '#server/adapters/posts/post-tables.ts';
import { education, profilePhoto, workExperience } from '#server/adapters/profile/profile-tables.ts';
import { demoLogin } from '#server/adapters/providers/demo-login-table.ts';
import { question, questionListing, questionPlace, questionTopic } from '#server/adapters/questions/question-tables.ts';
import { city, college, course, department, designation, role, skill, specialization, tag, topic } from '#server/adapters/reference-lists/reference-tables.ts';
import { coupon, couponCode, drawnPoint, givenCoupon } from '#server/adapters/rewards/reward-tables.ts';
import { searchEntry, searchWord } from '#server/adapters/search-index/search-tables.ts';
import { session } from '#server/adapters/sessions/session-table.ts';
import { consent, feedback, memberPreference, messagePreference, subscription } from '#server/adapters/settings/settings-tables.ts';
import { staleSummary } from '#server/adapters/summaries/summary-table.ts';
import { demandCount, grievance } from '#server/adapters/support/support-tables.ts';
import { usageTables } from '#server/adapters/usage/usage-tables.ts';
import { careerProof, companyDomain, mailChallenge, mailProof, mailSending, portalLink } from '#server/adapters/verification/verification-tables.ts';
import { keyedVoter, vote } from '#server/adapters/votes/vote-table.ts';
import type { TableDeclarations } from '#server/adapters/database/tables.ts';
import { kindTables } from '../kinds/wired-kinds.ts';
import { awardAndJobTables } from './award-and-job-tables.ts';

/** Every table, in the order shown to the public. */
export const tables = [
  migration,
  installation,
  heartbeat,
  image,
  industry,
  location,
  sizeBucket,
  company,
  companyLocation,
  companyProfile,
  companyRelation,
  companyPicture,
  deskPerson,
  deskSession,
  companyReply,
  jobFeed,
  jobFeedReading,
  companyVisit,
  replyVersion,
  factWording,
  offeredBenefit,
  formerCompanyUrl,
  typedCompany,
  companyActivity,
  impressionWeek,
  browsedCompany,
  companyNews,
  errorDay,
  errorReport,
  account,
  identity,
  session,
  passkey,
  recoveryCode,
  spentNote,
  demoLogin,
  roleClaim,
  decisionLook,
  employerReport,
  administratorAction,
  watchedWord,
  persona,
  issuerKey,
  issuerSecret,
  issuedToken,
  issuedContributionToken,
  issuedCountedTokens,
  issuedIdentity,
  spentToken,
  drawnPoint,
  coupon,
  couponCode,
  givenCoupon,
  spentNonce,
  personaCopy,
  personaTransfer,
  career,
  clearFacts,
  careerProof,
  mailChallenge,
  mailSending,
  mailProof,
  portalLink,
  onboarding,
  companyDomain,
  department,
  role,
  designation,
  topic,
  tag,
  city,
  college,
  course,
  specialization,
  skill,
  workExperience,
  education,
  memberPreference,
  messagePreference,
  consent,
  subscription,
  mailAddress,
  profilePhoto,
  popupRest,
  popupShowing,
  device,
  personaDevice,
  push,
  notificationEvent,
  notification,
  feedback,
  deletionReceipt,
  grievance,
  demandCount,
  community,
  countDelta,
  post,
  scheduledPost,
  postMedia,
  storedObject,
  upload,
  comment,
  conversation,
  chatMember,
  chatMessage,
  chatPicture,
  closedChat,
  chatNews,
  ...kindTables,
  countedAnswer,
  ...awardAndJobTables,
  savedJob,
  jobAlert,
  collegeFigure,
  question,
  questionPlace,
  questionListing,
  questionTopic,
  headlineCount,
  ...usageTables,
  staleSummary,
  searchEntry,
  searchWord,
  choice,
  vote,
  keyedVoter,
  choiceVote,
  postView,
  hiddenPost,
  answerRequest,
  salaryOffer,
  video,
  submission,
  dailyUse,
  rateCount,
  report,
  moderationItem,
  earlierVersion,
  removal,
  ledgerHead,
  owedLine,
  mute,
  block,
  sanction,
  bannedIdentity,
] as const;

type Listed = (typeof tables)[number]['name'];

/** Compiles only where every declared table is listed. */
true satisfies Exclude<keyof TableDeclarations, Listed> extends never ? true : { readonly missing: Exclude<keyof TableDeclarations, Listed> };
