const named = (name: string | null) => name ?? 'your made-up name';

export const words = {
  recognisable: 'This name says what you do and where: people who know you there may recognise you.',
  sentAs: (name: string | null) =>
    `You sent this as ${named(name)}, so you cannot choose another name. The same text under two names would show that both are yours.`,
  /** Reason the button is off: the name has changed since. */
  bound: (sent: string | null, now: string | null, what: 'post' | 'comment') =>
    `You sent this as ${named(sent)}, and it may already be posted. So we do not send it as ${named(now)}. Check ${what === 'post' ? 'your posts' : 'the comments of this post'}; if it is not there, start over here.`,
  changed: {
    now: (name: string) => `Your name is now ${name}.`,
    again: 'Press again to post under this name; your text is saved here.',
    elsewhere: 'Your name was changed in another tab or on another device. Your text is saved here.',
  },
  anew: {
    ask: 'Start over',
    means: (name: string | null, what: 'post' | 'comment') =>
      `This may already be posted as ${named(name)}: check ${what === 'post' ? 'your posts' : 'the comments of this post'} first. If you start over, it may appear twice. Under another name it may also show that both names are yours.`,
    yes: 'Start over anyway',
  },
};

export type SpeakingWords = typeof words;
