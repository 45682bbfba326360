import { browsedCompany } from './browsing-history/browsed-company-table.ts';
import { impressionWeek } from './impressions/impression-table.ts';
import { watchedWord } from './abuse/watched-word-table.ts';
import { account, deletionReceipt } from './account/account-tables.ts';
import { administratorAction } from './administration/administration-tables.ts';
import { dailyUse, rateCount, submission } from './caller/caller-tables.ts';
import { career } from './careers/career-table.ts';
import { clearFacts } from './careers/clear-facts-table.ts';
import { chatMember, chatMessage, chatNews, chatPicture, closedChat, conversation } from './chat/chat-tables.ts';
import { comment } from './comments/comment-table.ts';
import { community } from './communities/community-tables.ts';
import { companyPicture, companyProfile, companyRelation } from './company-profiles/company-profile-tables.ts';
import { company, companyLocation, formerCompanyUrl, industry, location, sizeBucket } from './companies/company-tables.ts';
import { countDelta } from './counts/count-delta-table.ts';
import { heartbeat } from './database/heartbeat-table.ts';
import { installation } from './database/installation-table.ts';
import { migration } from './database/migration-table.ts';
import { errorDay, errorReport } from './errors/error-tables.ts';
import { identity, passkey, recoveryCode, spentNote } from './login/login-tables.ts';
import { mailAddress } from './mail/mail-address-table.ts';
import { image, postMedia, storedObject, upload, video } from './media/media-tables.ts';
import { earlierVersion } from './moderation/earlier-version-table.ts';
import { block, ledgerHead, moderationItem, mute, owedLine, removal, report } from './moderation/moderation-tables.ts';
import { bannedIdentity, sanction } from './moderation/sanction-table.ts';
import { decisionLook } from './moderation/decision-look-table.ts';
import { roleClaim } from './moderation/role-claim-table.ts';
import { device, personaDevice, push } from './notifications/notification-tables.ts';
import { notification } from './notifications/told-tables.ts';
import { notificationEvent } from './events/event-table.ts';
import { companyActivity } from './followers/activity-table.ts';
import { companyNews } from './followers/news-table.ts';
import { popupRest } from './nudges/nudge-rest-table.ts';
import { popupShowing } from './nudges/popup-showing-table.ts';
import { collegeFigure } from './colleges/college-tables.ts';
import { benefitAnswer, benefitFigure, benefits } from './benefits/benefits-tables.ts';
import { headlineCount } from './home/headline-table.ts';
import { interview, interviewFigure, interviewRound, offerFact } from './interviews/interview-tables.ts';
import { companyPhoto, photoSet } from './photos/photo-tables.ts';
import { salaryOffer } from './offers/salary-offer-table.ts';
import { onboarding } from './onboarding/onboarding-table.ts';
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
} from './persona-keys/persona-key-tables.ts';
import { persona } from './personas/persona-table.ts';
import { demoLogin } from './providers/demo-login-table.ts';
import { choice, choiceVote } from './polls/option-tables.ts';
import { answerRequest, hiddenPost, post, postView, scheduledPost } from './posts/post-tables.ts';
import { education, profilePhoto, workExperience } from './profile/profile-tables.ts';
import { question, questionListing, questionPlace, questionTopic } from './questions/question-tables.ts';
import { city, college, course, department, designation, role, skill, specialization, tag, topic } from './reference-lists/reference-tables.ts';
import { reviewQuote, reviewTopic } from './reviews/digest-tables.ts';
import { countedAnswer } from './crowds/counted-answer-table.ts';
import { exitFigure } from './reviews/exit-tables.ts';
import { companyRating, ratingCategory, ratingWeek, reviewSlice } from './reviews/review-figure-tables.ts';
import { exitFact, review, reviewPrint } from './reviews/review-table.ts';
import { countedPay, marketPay, paySlice, receivedPay, staleMarketPay, stalePay } from './salaries/pay-tables.ts';
import { salary } from './salaries/salary-table.ts';
import { searchEntry, searchWord } from './search-index/search-tables.ts';
import { session } from './sessions/session-table.ts';
import { consent, feedback, memberPreference, messagePreference, subscription } from './settings/settings-tables.ts';
import { staleSummary } from './summaries/summary-table.ts';
import { careerProof, companyDomain, mailChallenge, mailProof, mailSending, portalLink } from './verification/verification-tables.ts';
import { keyedVoter, vote } from './votes/vote-table.ts';
import type { RowOf } from './database/table.ts';

/** Every table of the database, in the order in which the public is shown them. */
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
  formerCompanyUrl,
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
  review,
  exitFact,
  reviewPrint,
  countedAnswer,
  countedPay,
  exitFigure,
  reviewTopic,
  reviewQuote,
  ratingWeek,
  ratingCategory,
  reviewSlice,
  companyRating,
  salary,
  paySlice,
  marketPay,
  receivedPay,
  benefits,
  benefitAnswer,
  benefitFigure,
  interview,
  interviewRound,
  offerFact,
  interviewFigure,
  photoSet,
  companyPhoto,
  collegeFigure,
  question,
  questionPlace,
  questionListing,
  questionTopic,
  headlineCount,
  stalePay,
  staleMarketPay,
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

type AllTables = (typeof tables)[number];

/** The tables as Kysely knows them. */
export type Tables = { readonly [Of in AllTables as Of['name']]: RowOf<Of> };

type TableNamed<Name> = Extract<AllTables, { readonly name: Name }>;

/** The tables whose rows go with an account, a post or a session, or stay as nobody's, as Kysely knows them. */
export type BelongingTables = {
  readonly [
    Name in AllTables['name'] as [TableNamed<Name>] extends [{ readonly goesWith: unknown } | { readonly staysBecause: string }] ? Name : never
  ]: Tables[Name];
};
