const named = (name: string | null) => name ?? 'your made-up name';

/** Sentences about the name that a draft goes out under, in English. */
export const words = {
  recognisable: 'It says what you do and where: whoever knows you there may recognise you.',
  sentAs: (name: string | null) =>
    `This was sent as ${named(name)}, so no other name can be chosen for it: the same words under two names show everybody that both are one person.`,
  /** The reason why the button is off: the name is another one by now. */
  bound: (sent: string | null, now: string | null, what: 'post' | 'comment') =>
    `This was sent as ${named(sent)} and may stand already, so it does not go out as ${named(now)}. Look among ${what === 'post' ? 'your posts' : 'the comments of this post'}; where it does not stand, start anew here.`,
  changed: {
    now: (name: string) => `Your name is now ${name}.`,
    again: 'Press again to post under it; your words are kept here.',
    elsewhere: 'Your name was changed elsewhere meanwhile. Your words are kept here.',
  },
  anew: {
    ask: 'Start anew',
    means: (name: string | null, what: 'post' | 'comment') =>
      `It may stand already as ${named(name)}: look among ${what === 'post' ? 'your posts' : 'the comments of this post'} first. Started anew it is a second one. Under the same name it may then stand twice; under another name it may show everybody that both names are one person.`,
    yes: 'Start anew all the same',
  },
};

export type SpeakingWords = typeof words;
