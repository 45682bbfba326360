export const words = {
  heading: 'How you read',
  lead: 'These go with your account to your other devices.',
  feedStart: {
    label: 'Communities open with',
    choices: { personal: 'What I follow', everything: 'Everything' },
    text: 'Either what you follow comes first, or all communities count the same.',
  },
  switches: {
    hidesReadPosts: { label: 'Leave out posts you have seen', text: 'The feed says how many are left out. One press shows them.' },
    savesData: { label: 'Save data', text: 'Pictures wait until you press them.' },
    warnsBeforeLeaving: { label: 'Ask before a link leaves this site', text: 'For links that members posted.' },
  },
  askedByDevice: 'Your device asks for this already.',
};

export type ReadingWords = typeof words;
