/** Limits of a company page in letters and items. */
export const longestProfileName = 80;
export const longestProfileTitle = 120;
export const longestProfileLine = 300;
export const longestProfileText = 2_000;
export const mostOverviewParagraphs = 12;
export const mostAwards = 20;
export const mostLeaders = 12;
export const mostProfileAnswers = 20;
export const mostCustomSections = 7;
export const mostProfileVideos = 12;
export const mostUpdates = 20;
export const earliestAward = 1_900;
export const latestAward = 2_100;
export const longestOfficePhone = 30;
export const mostOfficeTeams = 20;
