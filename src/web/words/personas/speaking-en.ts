const named = (name: string | null) => name ?? 'your made-up name';

/** Sentences about the name that a draft goes out under, in English. */
export const words = {
  recognisable: 'It says what you do and where: people who know you there may recognise you.',
  sentAs: (name: string | null) =>
    `This was sent as ${named(name)}, so you cannot choose another name for it: the same text under two names would show that both are one person.`,
  /** The reason why the button is off: the name is another one by now. */
  bound: (sent: string | null, now: string | null, what: 'post' | 'comment') =>
    `This was sent as ${named(sent)} and may already be posted, so it is not sent as ${named(now)}. Check ${what === 'post' ? 'your posts' : 'the comments of this post'}; if it is not there, start over here.`,
  changed: {
    now: (name: string) => `Your name is now ${name}.`,
    again: 'Press again to post under it; your text is saved here.',
    elsewhere: 'Your name was changed somewhere else. Your text is saved here.',
  },
  anew: {
    ask: 'Start over',
    means: (name: string | null, what: 'post' | 'comment') =>
      `It may already be posted as ${named(name)}: check ${what === 'post' ? 'your posts' : 'the comments of this post'} first. If you start over, it is a second one. Under the same name it may then appear twice; under another name it may show that both names are one person.`,
    yes: 'Start over anyway',
  },
};

export type SpeakingWords = typeof words;
