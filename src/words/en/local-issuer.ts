/** Sentences of the login provider that an installation plays itself. */
export const words = {
  title: 'Demo login',
  notReal: (provider: string) => `This is not ${provider}. This is the demo.`,
  because:
    'No login provider is set up here, so this installation plays all of them. Anyone can be anyone, nothing leaves this machine, and none of these people exist.',
  who: 'Who would you like to be?',
  kinds: {
    reader: 'Has said nothing about work yet',
    writer: 'Has a job, not verified',
    portal: 'Has a job, verified by the job portal',
    mail: 'Has a job, verified by work email',
    partly: 'Has a job, verified in part',
    student: 'Student',
    unemployed: 'Between two jobs',
    moderator: 'Moderator',
    colleague: 'Another moderator, for second looks',
  },
  newcomer: 'Someone new',
  newcomerIs: 'Nobody knows them yet',
  cancel: 'Do not log in',
  tooLate: 'This login took too long, or was used already.',
  back: 'Back to the start page',
};
