export const contributedReview = {
  of: (company: string) => `A review of ${company}`,
  unnamed: 'A review',
  states: { pending: 'Complete review', submitted: 'Review submitted', live: 'View review', rejected: 'Edit Review' },
  waits: 'Not published yet. It will be published within three days, or once a moderator has read it.',
  gone: 'This review no longer exists. You cannot open or change it.',
  removeTitle: 'Delete this review?',
  removeBecause: 'It is deleted for everyone, with its ratings and text. This cannot be undone.',
  sent: 'Your review is on its way',
  when: 'It will be published within three days. If a moderator reads it first, it may take longer; you can check here.',
  see: (company: string) => `What others say about ${company}`,
  another: 'Review another company',
  // Promise F-02
  notCounted: 'Your stars and your answers about leaving the company are not counted, and your job details are not shown.',
  // Promise F-02
  uncounted: {
    unproven:
      'You have not confirmed a work or college email. So your review is shown, but its stars are not counted, nor are your answers about leaving the company, and your job details stay hidden.',
    used: 'Only one review a year counts. This one is shown, but its stars are not counted, nor are your answers about leaving the company, and your job details stay hidden.',
  },
  prompt: { title: 'Review a company', text: 'What it is like to work there, in two minutes.' },
};
