import { awardBounds } from './awards/award-bounds.ts';
import { mostDumps } from './dump/dumps.ts';
import { benefitsInOrder, longestBenefitNote } from './benefits/benefit.ts';
import { longestCaption, mostHelpfulPhotos, mostPhotoPages, mostPhotos, mostPhotosAtOnce } from './photos/photo.ts';
import { longestPagePath } from './page-details/page-details.ts';
import { latestFounded, longestContactNumber, socialNetworks } from './company-profiles/company-details.ts';
import { mostAssociated, mostOffices } from './company-profiles/administered-profiles.ts';
import { mostBrowsed } from './browsing-history/browsing-histories.ts';
import { mostComparedCompanies, mostComparedJobs, mostComparedPlaces, mostComparedTopics } from './company-compare/company-comparison.ts';
import { mostImpressions } from './impressions/impressions.ts';
import { mostNamedBenefits } from './benefits/most-given.ts';
import { longestNewsTitle } from './followers/company-news.ts';
import { mostSimilar } from './followers/similar-company.ts';
import { smallestHeadline } from './home/headline-stats.ts';
import { mostDiscussed, mostHomeCompanies, mostHomeIndustries, mostHomeJobs, mostHomeReviews } from './home/home-page.ts';
import { mostHomeNews, mostOwnCommunities } from './home/own-home.ts';

/** The lengths and counts of what is on the pages of a company beside reviews, salaries and interviews, of the first page, and of open data. */
export const companyBounds = {
  ...awardBounds,
  mostDumps,
  mostBenefits: benefitsInOrder.length,
  longestBenefitNote,
  mostNamedBenefits,
  mostAssociated,
  mostOffices,
  latestFounded,
  longestContactNumber,
  mostSocialLinks: socialNetworks.length,
  longestNewsTitle,
  mostSimilar,
  smallestHeadline,
  mostHomeCompanies,
  mostHomeIndustries,
  mostHomeJobs,
  mostHomeReviews,
  mostDiscussed,
  mostHomeNews,
  mostOwnCommunities,
  mostBrowsed,
  mostComparedCompanies,
  mostComparedJobs,
  mostComparedPlaces,
  mostComparedTopics,
  mostImpressions,
  longestPagePath,
  longestCaption,
  mostHelpfulPhotos,
  mostPhotoPages,
  mostPhotos,
  mostPhotosAtOnce,
};
