export const words = {
  list: {
    heading: 'Notification settings',
    lead: 'Choose what appears in the bell menu. Decisions about what you wrote always appear.',
    topics: {
      replies: { label: 'Answers, replies and mentions', text: 'To what you wrote, to questions you follow, and when someone mentions you.' },
      votes: { label: 'Likes', text: 'When something you wrote reaches 10, 50, 100 likes and so on.' },
      polls: { label: 'Finished polls', text: 'Polls you voted in.' },
      communities: { label: 'Company news', text: 'From companies you follow.' },
      jobs: { label: 'New jobs', text: 'Jobs that match your alerts.' },
    },
  },
  device: {
    topics: {
      replies: { label: 'Answers, replies and mentions', text: 'To what you wrote, to questions you follow, and when someone mentions you.' },
      polls: { label: 'Finished polls', text: 'Polls you voted in.' },
      jobs: { label: 'New jobs', text: 'Jobs that match your alerts.' },
      decisions: { label: 'Decisions', text: 'About what you wrote.' },
    },
    showsContent: {
      label: 'Show details on the lock screen',
      text: 'Such as “Someone replied to your post”. Never a name or place. If off, it says “Something new for you”.',
    },
    quiet: {
      label: 'Quiet hours',
      text: 'Notifications wait until these hours are over. India time.',
      from: 'From',
      until: 'Until',
      hour: (hour: number) => `${hour % 12 === 0 ? 12 : hour % 12} ${hour < 12 ? 'am' : 'pm'}`,
    },
  },
};

export type NoticeWords = typeof words;
