export const words = {
  from: (company: string) => `Reply from ${company}`,
  byEmployer: 'employer account',
  week: (monday: string) => `week of ${monday}`,
  report: 'Report',
  reportReply: 'Report this reply',
  wordings: 'Earlier wordings of the reply',
  noWordings: 'The reply was never changed.',
  takenBack: 'The company took its reply back.',
};
