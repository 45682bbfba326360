import type { Naming, Things } from './owned-server.ts';

type Names = (things: Things) => Naming;

/** Operations that name what belongs to one member alone. To everybody else it is not there. */
export const privately: Readonly<Record<string, Names>> = {
  createPost: ({ communityId, looseFileKey }) => ({
    body: { community: { type: 'topic', entityId: communityId }, media: [{ mediaType: 'IMAGE', fileKey: looseFileKey }] },
  }),
  updatePost: ({ postId }) => ({ inPath: { postId }, body: {} }),
  deletePost: ({ postId }) => ({ inPath: { postId } }),
  deletePostMedia: ({ postId, fileKey: mediaKey }) => ({ inPath: { postId, mediaKey } }),
  updateComment: ({ commentId }) => ({ inPath: { commentId }, body: {} }),
  deleteComment: ({ commentId }) => ({ inPath: { commentId } }),
  removeMute: ({ muteId }) => ({ inPath: { muteId } }),
  getSalaryPost: ({ salaryId }) => ({ inPath: { salaryId } }),
  updateSalaryPost: ({ salaryId }) => ({ inPath: { salaryId }, body: {} }),
  deleteSalaryPost: ({ salaryId }) => ({ inPath: { salaryId } }),
  revokeSession: ({ sessionId }) => ({ inPath: { sessionId } }),
  deletePasskey: ({ passkeyId }) => ({ inPath: { passkeyId } }),
  getDecision: ({ itemId }) => ({ inPath: { itemId } }),
  decideModeration: ({ itemId }) => ({ inPath: { itemId }, body: {} }),
  requestSecondLook: ({ removedId: resourceId }) => ({ body: { resourceId } }),
  getCareerSuggestions: ({ careerStatusId }) => ({ query: { careerStatusId } }),
  updateCareerStatus: ({ careerStatusId }) => ({ inPath: { careerStatusId }, body: {} }),
  replaceCareerStatus: ({ careerStatusId }) => ({ inPath: { careerStatusId }, body: {} }),
  updateUnemployedCareerStatus: ({ careerStatusId }) => ({ inPath: { careerStatusId }, body: {} }),
  updateWorkExperience: ({ workExperienceId }) => ({ inPath: { workExperienceId }, body: {} }),
  deleteWorkExperience: ({ workExperienceId }) => ({ inPath: { workExperienceId } }),
  updateEducation: ({ educationId }) => ({ inPath: { educationId }, body: {} }),
  deleteEducation: ({ educationId }) => ({ inPath: { educationId } }),
  getVideo: ({ videoId }) => ({ inPath: { videoId } }),
  deleteVideo: ({ videoId }) => ({ inPath: { videoId } }),
};

/** Operations that name what everybody sees, as long as it is shown. While it is hidden, it is not there. */
export const whileShown: Readonly<Record<string, Names>> = {
  listPostComments: ({ postId }) => ({ inPath: { postId } }),
  createComment: ({ postId }) => ({ inPath: { postId }, body: {} }),
  replyToComment: ({ commentId }) => ({ inPath: { commentId }, body: {} }),
  getComment: ({ commentId }) => ({ inPath: { commentId } }),
  listCommentReplies: ({ commentId }) => ({ inPath: { commentId } }),
  getPostMeta: ({ postId }) => ({ inPath: { postId } }),
  getVote: ({ postId: resourceId }) => ({ query: { resourceId, resourceType: 'POST', voteType: 'up' } }),
  castVote: ({ postId: resourceId }) => ({ body: { resourceId } }),
  castVotesBulk: ({ postId: resourceId }) => ({ body: { votes: [{ resourceId, resourceType: 'POST', voteType: 'up' }] } }),
  listVotedPosts: ({ postId }) => ({ body: { ids: [postId] } }),
  recordPostViews: ({ postId }) => ({ body: { postIds: [postId] } }),
  sharePost: ({ postId }) => ({ body: { postId } }),
  reportContent: ({ postId: resourceId }) => ({ body: { resourceId } }),
  moderateContent: ({ postId: resourceId }) => ({ body: { resourceId } }),
  markNotInterested: ({ postId }) => ({ inPath: { postId } }),
  removeNotInterested: ({ postId }) => ({ inPath: { postId } }),
  requestAnswer: ({ postId }) => ({ inPath: { postId } }),
  addMute: ({ postId: resourceId }) => ({ body: { resourceId } }),
  votePoll: ({ pollId: postId, optionId }) => ({ body: { postId, optionId } }),
  fetchPollVotes: ({ pollId }) => ({ body: { postIds: [pollId] } }),
  voteSalaryPost: ({ salaryPostId: postId, shownOfferId: offerId }) => ({ body: { postId, offerId } }),
  fetchSalaryPostVotes: ({ salaryPostId }) => ({ body: { postIds: [salaryPostId] } }),
};

/** The operations that may name a comment as well. */
export const commentsWhileShown: Readonly<Record<string, Names>> = {
  ...Object.fromEntries((['replyToComment', 'getComment', 'listCommentReplies'] as const).map((name) => [name, whileShown[name]!])),
  getVote: ({ commentId: resourceId }) => ({ query: { resourceId, resourceType: 'COMMENT', voteType: 'up' } }),
  castVote: ({ commentId: resourceId }) => ({ body: { resourceId, resourceType: 'COMMENT' } }),
  castVotesBulk: ({ commentId: resourceId }) => ({ body: { votes: [{ resourceId, resourceType: 'COMMENT', voteType: 'up' }] } }),
  sharePost: ({ postId, commentId }) => ({ body: { postId, commentId } }),
  reportContent: ({ commentId: resourceId }) => ({ body: { resourceId, resourceType: 'COMMENT' } }),
  moderateContent: ({ commentId: resourceId }) => ({ body: { resourceId, resourceType: 'COMMENT' } }),
  addMute: ({ commentId: resourceId }) => ({ body: { resourceId, resourceType: 'COMMENT' } }),
};

/** Operations that name nothing of anybody, each with what its names are instead. */
export const ofNobody: Readonly<Record<string, string>> = {
  getCompany: 'a company',
  getCompanyHeader: 'a company',
  listRoles: 'a department',
  listSpecializations: 'a course',
  listCommunityPosts: 'a community',
  getCommunity: 'a community',
  listModerationQueue: 'a community',
  joinCommunity: 'communities',
  leaveCommunity: 'communities',
  saveMyCommunities: 'communities',
  getPost: 'a post, of which everybody may know that it is gone and why',
  logError: 'a request that failed',
  completePasskeySignUp: 'a credential that the browser has just made',
  completePasskeyRegistration: 'a credential that the browser has just made',
  completePasskeyLogin: 'a credential that the browser proves to hold',
  changeRole: 'an account with a role, by a name that only administrators are told',
  updateCompany: 'a company, which only administrators change',
  applyMerge: 'a company, which only administrators change',
  uploadCompanyLogo: 'a company, which only administrators change',
  deleteCompanyLogo: 'a company, which only administrators change',
  getMergeCounts: 'a company, which only administrators change',
  updateTopic: 'a topic, which only administrators change',
  endBan: 'a ban, which only administrators are told',
  rejectBanAppeal: 'a ban, which only administrators are told',
  getDeletionReceipt: 'a receipt, which is for whoever holds its number',
  issuePersonaToken: 'a key that signs tokens, which everybody is told',
  redeemPersonaToken: 'a key that signs tokens, which everybody is told',
};

/** Operations that only those who write may ask. */
export const forWriters: Readonly<Record<string, Names>> = {
  createPost: ({ communityId: entityId }) => ({ body: { community: { type: 'topic', entityId } } }),
  uploadPostMedia: () => ({}),
  rephrasePost: () => ({}),
  updatePost: privately['updatePost']!,
  createComment: whileShown['createComment']!,
  replyToComment: whileShown['replyToComment']!,
  updateComment: privately['updateComment']!,
};

/** Operations that change the installation, which only administrators may ask. */
export const administrative = [
  'addTopic',
  'updateTopic',
  'addCompany',
  'updateCompany',
  'applyMerge',
  'uploadCompanyLogo',
  'deleteCompanyLogo',
  'addWatchedWord',
  'removeWatchedWord',
  'checkTextFate',
  'endBan',
  'rejectBanAppeal',
] as const;

/** Operations that only moderators may ask, and some of them only administrators. */
export const forModerators: Readonly<Record<string, Names>> = {
  listModerationQueue: () => ({}),
  listModerationLog: () => ({}),
  getQueueCount: () => ({}),
  listBans: () => ({}),

  getDecision: privately['getDecision']!,
  decideModeration: privately['decideModeration']!,
  moderateContent: whileShown['moderateContent']!,
  listRoleHolders: () => ({}),
  listAdministeredTopics: () => ({}),
  listAdministeredCompanies: () => ({}),
  getMergeCounts: () => ({}),
  listWatchedWords: () => ({}),
  listAdministratorActions: () => ({}),
  changeRole: () => ({}),
  inviteToRole: () => ({}),
  ...Object.fromEntries(administrative.map((name) => [name, () => ({})])),
};

/** Operations that change something for every member, whether they write or only read. */
export const forMembers: readonly string[] = [
  'registerDevice unregisterDevice dismissEligibilityPopup deletePost deletePostMedia deleteComment castVote',
  'castVotesBulk listVotedPosts recordPostViews reportContent markNotInterested removeNotInterested requestAnswer',
  'addMute removeMute joinCommunity leaveCommunity votePoll createSalaryPost voteSalaryPost updateSalaryPost',
  'deleteSalaryPost generateReviewPost saveNaukriInfo revokeOtherSessions revokeSession deletePasskey',
  'startPasskeyRegistration completePasskeyRegistration createRecoveryCodes requestSecondLook submitBanAppeal saveBasicDetails',
  'saveAnonymousProfile selectPseudoProfile generateEmailOtp verifyEmailOtp linkJobPortalAccount',
  'saveJobPortalConsent createCareerStatus updateCareerStatus replaceCareerStatus updateUnemployedCareerStatus',
  'completeOnboardingStep saveMyCommunities createWorkExperience updateWorkExperience deleteWorkExperience',
  'createEducation updateEducation deleteEducation savePreferences saveMessagePreferences subscribe saveConsent',
  'upsertFeedback uploadProfilePhoto deleteProfilePhoto checkPopup deactivateUser reactivateUser deleteUser',
  'createVideo deleteVideo claimRole markOwnDecisions issuePersonaToken',
].flatMap((line) => line.split(' '));
