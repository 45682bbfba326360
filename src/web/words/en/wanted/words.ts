export const words = {
  vote: 'You are logged in, and your vote is counted.',
  follow: (name: string) => `You are logged in, and you follow ${name} now.`,
  join: (name: string) => `You are logged in, and you have joined ${name}.`,
  jobAlert: 'You are logged in, and your alert is set. New jobs will appear in the bell.',
  saveJob: 'You are logged in, and the job is saved.',
  hide: 'You are logged in, and we will not show you that post again.',
  requestAnswer: 'You are logged in, and you have asked for an answer.',
};

export type WantedWords = typeof words;
