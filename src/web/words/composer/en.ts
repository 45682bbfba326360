import { awayNames, waysToName } from '../persona-keys/name-place-en.ts';
import { fewestPollOptions, mostPollOptions } from '#core/polls/poll.ts';
import { mostOfferRupees, mostOfferYears, mostSalaryOffers } from '#core/offers/salary-offer.ts';
import { inWords } from '../figures/numbers-en.ts';
import { counted } from '../figures/counts-en.ts';
import { writtenRupees } from '../figures/rupees.ts';
import { grouped } from '#core/figures/counts.ts';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import { largestPictureBytes, mostMegapixels, mostPictures, mostUnposted } from '#core/media/post-pictures.ts';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import type { OfferTextProblem } from '#core/offers/offer-text.ts';
import type { DraftProblem } from '#core/posts/post-draft.ts';
import { laterHours } from '#core/posts/later-hours.ts';
import { longestTexts, type EditableName } from '#core/posts/post-texts.ts';
import type { PostKind } from '#core/posts/post.ts';
import { fewestLetters, type RephraseOutcome } from '#core/rephrase/rephrasings.ts';

/** Everything that is said while somebody writes a post, in English. */
export const words = {
  title: 'Write a post',
  editTitle: 'Change the post',
  kind: 'What you post',
  kinds: { text: 'Text', image: 'Photo', poll: 'Poll', video: 'Video', salary: 'Offers' } satisfies Record<PostKind, string>,
  community: 'Community',
  communityHint: 'Where people read it.',
  communityPlaceholder: 'Topic, company or role',
  chooseCommunity: 'Choose where it should stand.',
  away: awayNames,
  ways: waysToName,
  nameAway: 'Your made-up name is not ready in this browser.',
  nameDeleted: 'Your made-up name was deleted in another browser. Your words are kept here.',
  toName: 'To your made-up name',
  persona: 'Posting as',
  later: {
    label: 'Let it come out later',
    // Promise F-17
    hint: `Comes out within ${laterHours} hours, at a random time, so nobody sees when you wrote it. Until then only you see it.`,
    // Promise F-17
    posted: `It comes out within ${laterHours} hours. Until then only you see it.`,
  },
  texts: {
    title: { label: 'Title', placeholder: 'What is it about?', tooLong: `A title has up to ${grouped(longestTexts.title)} letters.` },
    content: { label: 'Text', placeholder: 'Say what happened, not who did it.', tooLong: `A text has up to ${grouped(longestTexts.content)} letters.` },
  } satisfies Record<EditableName, object>,
  post: 'Post',
  postAs: (name: string | undefined) => (name === undefined ? 'Post under your made-up name' : `Post as ${name}`),
  saveAs: (name: string) => `Save as ${name}`,
  // Promise F-07, R-060
  nameWaits: (name: string) => `You can post as ${name} in up to an hour. Your draft is saved.`,
  personasFailed: 'Your names could not be read. This can go out under your made-up name alone.',
  readAgain: 'Read them again',
  // Promise R-060
  kept: 'Kept on this device until it is posted.',
  // Promise R-060
  keptOther: 'Another draft of yours is kept on this device too. It opens once this one is posted or discarded.',
  // Promise R-060
  keptEdit: 'Kept on this device until it is saved.',
  already: {
    said: 'This draft is posted already. These words are kept here.',
    unchanged: 'It has the words it had when it was first sent.',
    changed: 'It was changed after it was first sent.',
    under: (name: string) => `It stands there as ${name}.`,
    gone: 'That post is taken down meanwhile.',
    joins:
      'Another name is chosen here now. The same words under two names show everybody that both are one person: take that post down first, or discard this.',
    unread: 'Under which name it stands could not be read.',
    readAgain: 'Read it again',
    see: 'See the post',
    change: 'Change it to these words',
    changes: 'A change takes your title and text alone. All else stays as it was sent, and what this draft has of it goes.',
    asNew: 'Make a new post of it',
  },
  discard: 'Discard',
  discardEdit: 'Discard',
  discarded: 'Discarded.',
  discardedSent: 'Discarded. It may be posted already: see your posts.',
  posted: 'Your post is live.',
  waits: 'Your post is in. A moderator looks at it before others see it.',
  saved: 'Changed.',
  offline: 'No connection, or its answer was lost. Your post is kept here; press Post once it is back: it is posted once.',
  lost: 'No connection, or its answer was lost. Your post is kept here.',
  limited: (minutes: number) => `That was very fast. You can send this in ${counted(minutes, 'minute', 'minutes')}; everything is kept here.`,
  failed: 'This could not be posted. Everything is kept here.',
  conflict: 'It was changed elsewhere meanwhile. Your words are kept here.',
  elsewhere: {
    now: 'It reads now',
    mine: 'Save mine all the same',
    theirs: 'Go on with those words',
    gone: 'This post is gone meanwhile. Your words are kept here.',
    offline: 'No connection, or its answer was lost. Your words are kept here; save them once it is back.',
  },
  personaGone: 'Nothing is there any more to post under in this way. Choose again; everything is kept here.',
  partGone: 'The community or a picture of this is gone meanwhile. Everything is kept here; choose again.',
  banned: 'Your account is banned. Everything is kept here. Why, until when, and how to appeal stands with your own posts.',
  nameBanned: 'This made-up name is banned; your account is not. Everything is kept here. Why, until when, and how to appeal stands with your own posts.',
  silencedNow: 'You may not write under this name for now. Why, until when, and how to appeal stands with your own posts.',
  silenced: 'You may not write under this name for now. Everything is kept here. Why, until when, and how to appeal stands with your own posts.',
  ownPosts: 'To your own posts',
  notWriter: 'Writing needs a made-up name first.',
  becomeWriter: 'Choose a name',
  problems: {
    empty: 'Say a little before you post.',
    untitled: 'A poll needs a title, and so do offers.',
    poll: `A poll needs ${inWords(fewestPollOptions)} to ${inWords(mostPollOptions)} different answers.`,
    video: 'This is no address of a YouTube video.',
    'too-many-pictures': `Up to ${mostPictures} pictures go with a post.`,
    'too-many-videos': 'One video goes with a post.',
    offers: `You can only add ${mostSalaryOffers} salaries/offers.`,
    mixed: 'A post holds one of these: pictures, a poll, a video, or offers.',
  } satisfies Record<Exclude<DraftProblem, EditableName>, string>,
  chooseOffer: 'Choose at least one offer.',
  addTypedOffer: 'The offer that you typed is not saved yet. Press “Save the offer” first, or “Cancel”.',
  waitForPictures: 'A picture is still on its way.',

  pictures: {
    add: 'Add pictures',
    drop: 'Drop pictures here, or paste them into the text.',
    strip: `Place and camera are taken out of a picture before it is kept. Up to ${mostUnposted} pictures can wait for a post; one that no post takes goes after a day or two.`,
    remove: (name: string) => `Remove ${name}`,
    numbered: (at: number) => `Picture ${at}`,
    goneAtOnce: 'A picture that you remove here is gone at once, for everybody.',
    notRemoved: 'The picture could not be removed, or the answer was lost. Press again.',
    foreign:
      'A picture was uploaded under the other name, which alone can show it; if it is not posted, it goes after a day. Remove it here, and add another: the same picture under both names would show that they are one person.',
    underWay: (name: string) => `${name} is being sent`,
    uploading: (name: string, percent: number) => `${name}: ${percent}% sent`,
    there: (name: string) => `${name} is there`,
    tooLarge: (name: string) => `${name} is too large: ${wholeMegabytes(largestPictureBytes)} MB and ${mostMegapixels} megapixels at most.`,
    tooOften: `You have sent many pictures today, or ${mostUnposted} wait for a post. Post some of them, or go on tomorrow.`,
    notPicture: (name: string) => `${name} is no picture we can read.`,
    failed: (name: string) => `${name} could not be sent.`,
    again: 'Try again',
    preview: (name: string) => `Picture: ${name}`,
  },
  poll: {
    option: (at: number) => `Answer ${at}`,
    add: 'Add an answer',
    remove: (at: number) => `Remove answer ${at}`,
    days: 'Open for',
    dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
  video: {
    url: 'Address of a YouTube video',
    hint: 'It stays on YouTube and plays here from youtube-nocookie.com, once somebody presses it.',
    found: 'Video found.',
  },
  offers: {
    yours: 'Your offers',
    hint: `Up to ${inWords(mostSalaryOffers)} stand side by side. Only what you choose is shown.`,
    // Promise F-07, F-16
    here: 'They are kept on this device alone, until you sign out; those that your account kept come here and are deleted there once they are kept here. Do not show under one name what stands under the other: everybody would see that both are one person.',
    // Promise F-16
    left: 'This browser keeps nothing more, so an offer that your account keeps stays there. Make room in this browser, and open this again.',
    // Promise F-16
    deviceFull: 'This browser keeps nothing more, so the offer was not saved. Make room in it, and try again.',
    elsewhere: 'It was sent under your other name.',
    foreign:
      'One of these offers was sent under your other name, and that name alone can show it. Take it out of this post: the same offer under both names would show that both are one person.',
    none: 'You have saved no offer yet.',
    add: 'Add an offer',
    save: 'Save the offer',
    remove: (name: string) => `Remove the offer of ${name}`,
    edit: (name: string) => `Change the offer of ${name}`,
    use: (name: string) => `Show the offer of ${name}`,
    current: 'What I earn now',
    isCurrent: 'Current job',
    fields: {
      companyName: 'Company, or what kind of company',
      jobProfile: 'Role',
      location: 'City',
      experienceYears: 'Years of experience',
      fixedRupees: 'Fixed a year',
      variableRupees: 'Variable a year',
      stockRupees: 'Stock a year',
      workMode: 'Where the work is done',
    } satisfies Partial<Record<keyof OfferFacts, string>>,
    wrong: {
      missing: 'This is needed.',
      unreadable: 'We could not read this. Write 12L, 12 lakh, 1.2cr or 12,00,000.',
      unsure: 'Is that in lakhs? Press what you mean, or write it in full.',
      amount: `Write more than 0, up to ${writtenRupees(mostOfferRupees)}.`,
      years: `Write a number of years, up to ${mostOfferYears}; 0 stands for a fresher.`,
    } satisfies Record<OfferTextProblem, string>,
    amountHint: 'Such as 12 lakh, 12L or 12,00,000.',
    aYear: (rupees: number) => `${writtenRupees(rupees)} a year`,
    meant: (rupees: number) => `Yes, I mean ${writtenRupees(rupees)}`,
    slip: {
      asked: (meant: number) => `Did you mean ${writtenRupees(meant)} a year?`,
      odd: (typed: number) => `Is it ${writtenRupees(typed)} a year?`,
      yes: (meant: number) => `Yes, ${writtenRupees(meant)}`,
      no: (typed: number) => `No, ${writtenRupees(typed)} is right`,
      right: 'Yes, that is right',
    },
    failed: 'The offer was not saved, or its answer was lost. What you typed stays here; save it again: it is kept once.',
    summary: (role: string, amount: string) => `${role}, ${amount} a year`,
  },
  rephrase: {
    button: 'Rephrase',
    busy: 'Rephrasing',
    byModel: 'A language model wrote this. Check that it still says what you mean.',
    byCleaner: 'Spelling, signs and gaps were tidied by rules, without AI.',
    suggestion: 'It could read like this',
    accept: 'Use this',
    keep: 'Keep mine',
    outcomes: {
      VALID: '',
      JUNK: 'This is hard to follow. Try writing a bit more clearly.',
      USER_LIMIT_EXCEEDED: 'You’ve hit the rephrase limit for this post.',
      POST_LIMIT_EXCEEDED: 'You’ve hit the rephrase limit for this post.',
      UNKNOWN: 'This could not be rephrased just now. Yours is fine as it is.',
    } satisfies Record<RephraseOutcome, string>,
    short: `Write at least ${fewestLetters} characters to rephrase.`,
    failedButLive: 'Rephrasing didn’t work this time, but your post is live!',
    failed: 'This could not be rephrased just now. Yours is fine as it is.',
  },
};

export type ComposerWords = typeof words;
