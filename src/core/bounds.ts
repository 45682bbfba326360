import { usualLeaving } from './account/account-deletion.ts';
import { longestAdministeredSearch } from './administration/administered-companies.ts';
import { longestCompanyName, longestCompanyPlace, longestWebsite } from './administration/company-form.ts';
import { longestRefusal, mostNamedAlike } from './typed-companies/typed-companies.ts';
import { longestTopicAbout, longestTopicName } from './administration/topic-form.ts';
import { longestTrialText, longestWatchedWord, mostWatchedWords } from './administration/watched-word-list.ts';
import { longestGroupName, mostAskedAtOnce, mostConversations, mostInGroup, mostUnread, shortestGroupName } from './chat/conversation.ts';
import { longestMessage, longestMessageSearch, mostMessages, usualMessageCount } from './chat/message.ts';
import { everyCollege, longestCollegeSearch } from './colleges/college-search.ts';
import { mostCampusCompanies, mostCampusJobs, mostFirstPay } from './colleges/college.ts';
import { firstReplies, longestComment, longestReadComment, usualCommentSort } from './comments/comment.ts';
import { mostMentions } from './comments/mentions.ts';
import { longestCommunitySearch, mostCommunitiesFound, usualAggregate, usualCommunityMode, usualGroupSize } from './communities/communities.ts';
import { rewardBounds } from './rewards/reward-bounds.ts';
import { mostOffers } from './compare-offers/most-offers.ts';
import { companyBounds } from './company-bounds.ts';
import { collageTemplates, mostCollagePictures } from './company-profiles/company-profile.ts';
import * as profileLimits from './company-profiles/profile-limits.ts';
import { everyCompany, longestCompanySearch, mostFilterPicks } from './companies/company-search.ts';
import { sizeBuckets } from './companies/size-bucket.ts';
import { fewestContributors, fewestPeople } from './crowds/fewest.ts';
import { longestErrorMessage, longestErrorName, longestErrorStack } from './errors/error-report.ts';
import { mostNewPosts, usualFeed } from './feeds/feeds.ts';
import { usualEntity } from './impressions/impressions.ts';
import { firstPhotoPage, usualPhotos } from './photos/photo.ts';
import { usualPageSize } from './page.ts';
import { interviewBounds } from './interviews/interview-bounds.ts';
import { everyInterview, latestInterviews } from './interviews/interview-search.ts';
import { jobBounds, jobDefaults } from './jobs/job-bounds.ts';
import { longestSuggestionSearch, usualSuggestions } from './reference-lists/reference-list.ts';
import { mostPasskeys } from './login/passkeys.ts';
import { longestRecoveryCode, mostRecoveryCodes } from './login/recovery-code.ts';
import { longestReturnTarget } from './login/safe-target.ts';
import { largestPictureBytes, mostPictures, mostMedia, mostMegapixels } from './media/post-pictures.ts';
import { mostVideos } from './media/videos.ts';
import { longestVideoUrl } from './media/youtube-video.ts';
import { mostLinesAtOnce } from './moderation/ledger.ts';
import { mostMutes } from './moderation/mutes.ts';
import { mostOutcomes } from './moderation/moderation-outcome.ts';
import { longestAuthorNote } from './moderation/interventions.ts';
import { roleClaimHours } from './moderation/member-role.ts';
import { longestAppeal, longestDecisionNote } from './moderation/moderations.ts';
import { mostOwnDecisions } from './moderation/own-decisions.ts';
import { longestReportNote } from './moderation/report.ts';
import { mostNotifications } from './notifications/notification.ts';
import { longestOfferLocation, longestOfferName, mostOfferRupees, mostOfferYears, mostSalaryOffers } from './offers/salary-offer.ts';
import { operatorBounds } from './operator/operator.ts';
import { longestSealedKey } from './persona-keys/key-copies.ts';
import { longestTypedName, mostNameDigits } from './personas/made-up-name.ts';
import { fewestPollOptions, longestPollDays, longestPollOption, mostPollOptions } from './polls/poll.ts';
import { mostInARow, pointHours } from './feeds/feed-order.ts';
import { mostAppealsForAnother, mostEarlierDecisions, mostVersions } from './queue/queue-items.ts';
import { longestTexts } from './posts/post-texts.ts';
import { mostViewsAtOnce } from './posts/post-views.ts';
import { longestCollegeName, longestCourseName } from './profile/education.ts';
import { largestPhotoBytes } from './profile/photo-file.ts';
import { earliestYear } from './profile/tenure.ts';
import { mostEntries } from './profile/tenure-failure.ts';
import { longestExperienceText } from './profile/work-experience.ts';
import { questionBounds } from './questions/question-bounds.ts';
import { longestQuote } from './reviews/digest-sentences.ts';
import { mostDigestTopics } from './reviews/digest-topics.ts';
import { mostDigested, mostQuotes } from './reviews/digest.ts';
import { mostBondMonths, mostBondRupees, mostNoticeDays, mostWaitDays } from './reviews/review-draft.ts';
import { everyReview, latestReviews } from './reviews/review-search.ts';
import { longestReviewText, longestReviewTitle, starSteps } from './reviews/review.ts';
import { mostHikePercent, mostRevisionMonths } from './salaries/check-in.ts';
import { everyCompanyPay, mostComparedSalaries, mostShownSalaries } from './salaries/pay-search.ts';
import { mostExperienceYears, mostFilteredYears, mostPayLakhs, mostPayThousands } from './salaries/salary.ts';
import { mostCounted } from './search/search-page.ts';
import { longestQuery } from './search/query-bounds.ts';
import { mostSuggestedPages, usualSuggestedPages } from './search/search.ts';
import { supportBounds } from './support/support-bounds.ts';
import { highestRating, longestFeedback, lowestRating } from './settings/feedback.ts';
import { subscriptionTopics } from './settings/subscription.ts';
import { textBounds } from './texts/instance-text.ts';
import { codeDigits, codeMinutes, loginCodeDigits, mailWindowMinutes, mostCodeMails } from './verification/mail-code.ts';
import { longestMailAddress } from './verification/work-address.ts';
import { usageBounds } from './usage/usage-bounds.ts';

/** The lengths of the texts of a post, `longestTitle` that of its title. */
const longestPostTexts = Object.fromEntries(
  Object.entries(longestTexts).map(([name, longest]) => [`longest${name.slice(0, 1).toUpperCase()}${name.slice(1)}`, longest]),
);

/** Bounds that both sides keep: lengths, sizes and counts, by the name under which a schema of the contracts says them (`x-bound`). */
export const bounds: Readonly<Record<string, number>> = {
  ...companyBounds,
  ...jobBounds,
  ...supportBounds,
  codeDigits,
  loginCodeDigits,
  fewestContributors,
  fewestPollOptions,
  firstReplies,
  highestRating,
  longestGroupName,
  longestMessage,
  longestMessageSearch,
  shortestGroupName,
  mostAskedAtOnce,
  mostConversations,
  mostMessages,
  mostInGroup,
  mostUnread,
  largestPictureBytes,
  largestPhotoBytes,
  longestAdministeredSearch,
  longestAppeal,
  longestAuthorNote,
  longestCollegeSearch,
  mostCampusCompanies,
  mostCampusJobs,
  mostFirstPay,
  mostOutcomes,
  longestComment,
  longestCollegeName,
  longestCommunitySearch,
  longestCompanyName,
  longestCompanyPlace,
  longestRefusal,
  mostNamedAlike,
  longestCompanySearch,
  longestCourseName,
  longestDecisionNote,
  longestErrorMessage,
  longestErrorName,
  longestErrorStack,
  longestExperienceText,
  longestFeedback,
  longestMailAddress,
  longestOfferLocation,
  longestOfferName,
  ...operatorBounds,
  ...textBounds,
  longestPollDays,
  longestPollOption,
  longestQuery,
  longestQuote,
  longestReadComment,
  longestRecoveryCode,
  longestReportNote,
  longestReviewText,
  longestReviewTitle,
  longestSealedKey,
  longestSuggestionSearch,
  longestReturnTarget,
  ...usageBounds,
  longestTopicAbout,
  longestTopicName,
  longestTrialText,
  longestTypedName,
  longestVideoUrl,
  ...longestPostTexts,
  longestWatchedWord,
  longestWebsite,
  ...profileLimits,
  mostCollagePictures,
  mostCollages: collageTemplates.length,
  lowestRating,
  mostCounted,
  ...interviewBounds,
  ...questionBounds,
  ...rewardBounds,
  mostSuggestedPages,
  usualSuggestedPages,
  mostBondMonths,
  mostBondRupees,
  mostCodeMails,
  mostCommunitiesFound,
  mostAppealsForAnother,
  mostDigested,
  mostEarlierDecisions,
  mostEntries,
  mostComparedSalaries,
  mostExperienceYears,
  mostFilteredYears,
  mostFilterPicks,
  mostHikePercent,
  mostPictures,
  mostMedia,
  mostLinesAtOnce,
  mostMentions,
  mostMutes,
  mostNewPosts,
  mostNoticeDays,
  mostOfferRupees,
  mostOfferYears,
  mostOwnDecisions,
  mostNotifications,
  mostPasskeys,
  mostPayLakhs,
  mostPayThousands,
  mostPollOptions,
  mostQuotes,
  mostRecoveryCodes,
  mostRevisionMonths,
  mostSalaryOffers,
  mostShownSalaries,
  mostSizes: sizeBuckets.length,
  mostStars: starSteps.length,
  mostSubscriptions: subscriptionTopics.length,
  mostDigestTopics,
  mostVersions,
  mostVideos,
  mostViewsAtOnce,
  mostWaitDays,
  mostWatchedWords,
};

/** Defaults that both sides keep, by the name under which a schema says them (`x-bound: { default: … }`). */
export const defaults: Readonly<Record<string, number | string>> = {
  firstPhotoPage,
  usualEntity,
  usualPhotos,
  usualAggregate,
  usualCollegeSort: everyCollege.sort,
  usualCommentSort,
  usualCommunityMode,
  usualCompanySort: everyCompany.sort,
  usualFeedOrder: usualFeed.order,
  usualFeedType: usualFeed.feedType,
  usualGroupSize,
  usualHubSort: latestReviews.sort,
  usualInterviewHubSort: latestInterviews.sort,
  usualInterviewSort: everyInterview.sort,
  ...jobDefaults,
  usualLeaving,
  usualMessageCount,
  usualPageSize,
  usualPaySort: everyCompanyPay.sort,
  usualReviewSort: everyReview.sort,
  usualSuggestions,
};

/** All limits that sentences say: these, and those that no schema of the contracts can say. */
export const limits: Readonly<Record<string, number>> = {
  ...bounds,
  codeMinutes,
  earliestYear,
  fewestPeople,
  mailWindowMinutes,
  mostInARow,
  mostMegapixels,
  mostNameDigits,
  mostOffers,
  pointHours,
  roleClaimHours,
};
