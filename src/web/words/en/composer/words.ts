import { awayNames, waysToName } from '../persona-keys/name-place.ts';
import { fewestPollOptions, mostPollOptions } from '#core/polls/poll.ts';
import { mostOfferRupees, mostOfferYears, mostSalaryOffers } from '#core/offers/salary-offer.ts';
import { inWords } from '../figures/numbers.ts';
import { counted } from '../figures/counts.ts';
import { writtenRupees } from '../../figures/rupees.ts';
import { payPer } from '../salaries/pay-per.ts';
import { grouped } from '#core/figures/counts.ts';
import { wholeMegabytes } from '#core/figures/file-size.ts';
import { largestPictureBytes, mostMegapixels, mostPictures, mostUnposted } from '#core/media/post-pictures.ts';
import type { OfferFacts } from '#core/offers/salary-offer.ts';
import type { OfferTextProblem } from '#core/offers/offer-text.ts';
import type { DraftProblem } from '#core/posts/post-draft.ts';
import { laterHours } from '#core/posts/later-hours.ts';
import { longestTexts, type EditableName } from '#core/posts/post-texts.ts';
import type { PostKind } from '#core/posts/post.ts';
import { fewestLetters, type Rephraser } from '#core/rephrase/rephrasings.ts';

export const words = {
  title: 'Write a post',
  editTitle: 'Edit the post',
  kind: 'What you post',
  kinds: { text: 'Text', image: 'Photo', poll: 'Poll', video: 'Video', salary: 'Offers' } satisfies Record<PostKind, string>,
  community: 'Community',
  communityHint: 'Where people read your post.',
  communityPlaceholder: 'Topic, company or role',
  draftIn: (community: string) => `This draft will be posted in ${community}.`,
  postIn: (community: string) => `Post it in ${community} instead`,
  chooseCommunity: 'Choose a community.',
  away: awayNames,
  ways: waysToName,
  nameAway: 'Your made-up name is not ready in this browser.',
  nameDeleted: 'Your made-up name was deleted in another browser. Your text is saved here.',
  toName: 'To your made-up name',
  persona: 'Posting as',
  choosePersona: 'Choose who this post is from.',
  later: {
    label: 'Post later, at a random time',
    // Promise F-17
    hint: (isTelling: boolean) =>
      `${isTelling ? 'Chosen because some words may point at a person. ' : ''}Posted within ${laterHours} hours, so nobody sees when you wrote it. Until then only you see it.`,
    // Promise F-17
    posted: `Your post appears within ${laterHours} hours. Until then only you see it.`,
  },
  texts: {
    title: { label: 'Title', placeholder: 'What is it about?', tooLong: `A title has up to ${grouped(longestTexts.title)} characters.` },
    content: { label: 'Text', placeholder: 'Say what happened, not who did it.', tooLong: `A text has up to ${grouped(longestTexts.content)} characters.` },
  } satisfies Record<EditableName, object>,
  ofReview: {
    title: (company: string, stars: number) => `Working at ${company}: ${stars} of 5`,
    likes: 'What I like:',
    dislikes: 'What I do not:',
    // Promise F-07
    warning:
      'These are the words of your review. Anyone who reads both can tell that one person wrote them. Say it differently, and leave out what only you know.',
  },
  post: 'Post',
  now: 'Goes out at once.',
  // Promise R-060
  first: {
    login: 'You log in when you post, and choose a made-up name. Until then this is only on your device.',
    name: 'You choose a made-up name when you post. Until then this is only on your device.',
  },
  postAs: (name: string | undefined) => (name === undefined ? 'Post under your made-up name' : `Post as ${name}`),
  saveAs: (name: string) => `Save as ${name}`,
  // Promise F-07, R-060
  personasFailed: 'Your names could not be loaded. You can only post this under your made-up name.',
  readAgain: 'Load your names',
  // Promise R-060
  kept: 'Saved on this device until you post it.',
  // Promise R-060
  keptOther: 'You have another draft on this device. It opens once you post or discard this one.',
  // Promise R-060
  keptEdit: 'Saved on this device until you save the post.',
  already: {
    said: 'This draft is already posted. This text is saved here.',
    unchanged: 'The post was not changed after you sent it.',
    changed: 'The post was changed after you sent it.',
    under: (name: string) => `It is posted as ${name}.`,
    gone: 'That post has been taken down.',
    joins: 'You posted this under your other name. Posting it again would show that both names are you. Delete that post first, or discard this.',
    unread: 'We could not check which name you used.',
    readAgain: 'Check again',
    see: 'See the post',
    change: 'Replace it with this text',
    changes: 'Only the title and text can change. Other changes in this draft are lost.',
    asNew: 'Post it as a new post',
  },
  discard: 'Discard',
  discardEdit: 'Discard',
  discarded: 'Discarded.',
  discardedSent: 'Discarded. It may already be posted: see your posts.',
  posted: 'Your post is live.',
  waits: 'We have your post. A moderator checks it before others see it.',
  saved: 'Saved.',
  offline: 'No connection, or no answer. Your post is saved here; press Post when you are back online. It will not be posted twice.',
  lost: 'No connection, or no answer. Your post is saved here.',
  limited: (minutes: number) => `You are posting too fast. You can send this in ${counted(minutes, 'minute', 'minutes')}; everything is saved here.`,
  failed: 'This could not be posted. Everything is saved here.',
  conflict: 'The post was changed somewhere else. Your text is saved here.',
  elsewhere: {
    now: 'It now says',
    mine: 'Save mine anyway',
    theirs: 'Use that version',
    gone: 'This post no longer exists. Your text is saved here.',
    offline: 'No connection, or no answer. Your text is saved here; save again when you are back online.',
  },
  personaGone: 'That name is no longer available. Choose again; everything is saved here.',
  partGone: 'The community or a picture in this post no longer exists. Everything is saved here; choose again.',
  banned: 'Your account is banned. Everything is saved here. See your posts for the reason, the end date and how to appeal.',
  nameBanned: 'This made-up name is banned; your account is not. Everything is saved here. See your posts for the reason, the end date and how to appeal.',
  silencedNow: 'You cannot write under this name for now. See your posts for the reason, the end date and how to appeal.',
  silenced: 'You cannot write under this name for now. Everything is saved here. See your posts for the reason, the end date and how to appeal.',
  ownPosts: 'Go to your posts',
  notWriter: 'You need a made-up name to write.',
  becomeWriter: 'Choose a name',
  problems: {
    empty: 'Write something before you post.',
    untitled: 'A poll needs a title, and so do offers.',
    poll: `A poll needs ${inWords(fewestPollOptions)} to ${inWords(mostPollOptions)} different answers.`,
    video: 'This is not a YouTube link.',
    'too-many-pictures': `A post can have up to ${mostPictures} pictures.`,
    'too-many-videos': 'A post can have one video.',
    offers: `You can only add ${mostSalaryOffers} salaries/offers.`,
    mixed: 'A post holds one of these: pictures, a poll, a video, or offers.',
  } satisfies Record<Exclude<DraftProblem, EditableName>, string>,
  chooseOffer: 'Choose at least one offer.',
  addTypedOffer: 'The offer you typed is not saved yet. Press “Save the offer” first, or “Cancel”.',
  waitForPictures: 'A picture is still uploading.',

  pictures: {
    add: 'Add pictures',
    drop: 'Drop pictures here, or paste them into the text.',
    strip: `We remove location and camera details from every picture. Drafts can hold ${mostUnposted} pictures; those you do not post are deleted after a day or two.`,
    remove: (name: string) => `Remove ${name}`,
    numbered: (at: number) => `Picture ${at}`,
    goneAtOnce: 'A picture you remove here is gone at once, for everyone.',
    notRemoved: 'The picture could not be removed, or we got no answer. Try again.',
    foreign:
      'You uploaded a picture under your other name. Posting it here would show that both names are you. Remove it and add another. If you do not post it, it is deleted after a day.',
    underWay: (name: string) => `Uploading ${name}`,
    uploading: (name: string, percent: number) => `${name}: ${percent}% uploaded`,
    there: (name: string) => `${name} is uploaded`,
    tooLarge: (name: string) => `${name} is too large: ${wholeMegabytes(largestPictureBytes)} MB and ${mostMegapixels} megapixels at most.`,
    tooOften: `You have sent many pictures today, or ${mostUnposted} are in drafts. Post some of them, or try again tomorrow.`,
    notPicture: (name: string) => `${name} is not a picture we can read.`,
    failed: (name: string) => `${name} could not be uploaded.`,
    again: 'Try again',
    preview: (name: string) => `Picture: ${name}`,
  },
  poll: {
    options: 'Answers to choose from',
    option: (at: number) => `Answer ${at}`,
    add: 'Add an answer',
    remove: (at: number) => `Remove answer ${at}`,
    days: 'Open for',
    dayCount: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  },
  video: {
    url: 'YouTube link',
    hint: 'The video stays on YouTube and plays here from youtube-nocookie.com, only after someone presses play.',
    found: 'This looks like a YouTube link.',
  },
  offers: {
    yours: 'Your offers',
    hint: `Choose up to ${inWords(mostSalaryOffers)} offers to show side by side.`,
    // Promise F-07, F-16
    here: 'Your offers are saved on this device only, until you log out. Offers in your account move here and are then deleted from the account. Showing the same offer under both names would show that both are you.',
    // Promise F-16
    left: 'This browser is out of space, so an offer stays in your account. Free some space, then open this again.',
    // Promise F-16
    deviceFull: 'This browser is out of space, so the offer was not saved. Free some space, then try again.',
    elsewhere: 'This offer was posted under your other name.',
    foreign: 'You posted one of these offers under your other name. Posting it again would show that both names are you. Remove it here.',
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
      unreadable: 'We could not read this. Write 12 lakh, 12,00,000, 18,000 a month or 600 a day.',
      unsure: 'Which amount do you mean? Press what you mean, or write it in full.',
      amount: `Write more than 0, up to ${writtenRupees(mostOfferRupees)}.`,
      years: `Write a number of years from 0 to ${mostOfferYears}. Write 0 for a fresher.`,
    } satisfies Record<OfferTextProblem, string>,
    payPer,
    amountHint: 'Such as 12 lakh, 12L or 12,00,000.',
    aYear: (rupees: number) => `${writtenRupees(rupees)} a year`,
    meant: (rupees: number) => `Yes, I mean ${writtenRupees(rupees)}`,
    slip: {
      asked: (meant: number) => `Did you mean ${writtenRupees(meant)} a year?`,
      odd: (typed: number) => `Is it ${writtenRupees(typed)} a year?`,
      yes: (meant: number) => `Yes, ${writtenRupees(meant)} a year`,
      no: (typed: number) => `No, ${writtenRupees(typed)} a year`,
      right: 'Yes, that is right',
    },
    failed: 'The offer was not saved, or we got no answer. What you typed is still here. Save again; it is saved only once.',
    summary: (role: string, amount: string) => `${role}, ${amount} a year`,
  },
  rephrase: {
    suggestion: 'You could write it like this',
    before: 'Yours',
    after: 'Suggested',
    accept: 'Use this',
    keep: 'Keep mine',
    nothing: 'There is nothing to tidy up.',
    limit: 'You’ve hit the rephrase limit for this post.',
    by: {
      model: {
        button: 'Rephrase with AI',
        busy: 'Rephrasing',
        made: 'AI wrote this. Check that it still says what you mean.',
        junk: 'AI is confused. Try writing a bit more clearly.',
        short: `Write at least ${fewestLetters} characters to use ‘Rephrase with AI’.`,
        failed: 'AI rephrase didn’t work this time. Your text is fine as it is.',
        failedButLive: 'AI rephrase didn’t work this time, but your post is live!',
      },
      cleaner: {
        button: 'Tidy up',
        busy: 'Tidying up',
        made: 'Spelling, capital letters, punctuation and spaces were tidied by rules, without AI.',
        junk: 'This is hard to follow. Try writing a bit more clearly.',
        short: `Write at least ${fewestLetters} characters to use ‘Tidy up’.`,
        failed: 'Tidying up didn’t work this time. Your text is fine as it is.',
        failedButLive: 'Tidying up didn’t work this time, but your post is live!',
      },
    } satisfies Record<Rephraser, object>,
  },
};

export type ComposerWords = typeof words;
