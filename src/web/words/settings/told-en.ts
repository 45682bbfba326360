/** Sentences about what a member is told. */
export const words = {
  list: {
    heading: 'What you are told',
    lead: 'Below the bell. A decision about what you wrote always stands there.',
    topics: {
      replies: { label: 'Answers, replies and mentions', text: 'To what you wrote and to questions you wait for, and where somebody mentions you.' },
      votes: { label: 'Likes', text: 'When what you wrote has 10, 50, 100 and so on.' },
      polls: { label: 'Polls that are over', text: 'Those you voted in.' },
      communities: { label: 'News of companies', text: 'Those you follow.' },
      jobs: { label: 'New jobs', text: 'Those that fit your alerts.' },
    },
  },
  device: {
    topics: {
      replies: { label: 'Answers, replies and mentions', text: 'To what you wrote and to questions you wait for, and where somebody mentions you.' },
      polls: { label: 'Polls that are over', text: 'Those you voted in.' },
      jobs: { label: 'New jobs', text: 'Those that fit your alerts.' },
      decisions: { label: 'Decisions', text: 'About what you wrote.' },
    },
    showsContent: {
      label: 'Say what happened on a locked screen',
      text: 'Such as “Somebody answered your post”. Never a name, and never where. Off, it says “Something new for you”.',
    },
    quiet: {
      label: 'Quiet hours',
      text: 'What comes meanwhile waits until they are over. By the clock of India.',
      from: 'From',
      until: 'Until',
      hour: (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`,
    },
  },
};

export type ToldWords = typeof words;
