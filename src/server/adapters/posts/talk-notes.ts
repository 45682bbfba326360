import type { TableNote } from '../database/data-note.ts';
import { pictureNotes } from '../media/picture-notes.ts';
import type { TalkTables } from './talk-tables.ts';

const withAccount = { for: 'always', because: 'It goes with the account, when the member deletes it.' } as const;
const withPost = { for: 'always', because: 'It goes with the post.' } as const;
const whoseSum = 'A sum of the account, made with a key that does not lie in this database.';
/** What is kept of what members say (F-15, F-16). Whoever has this database cannot tell who wrote, liked or read what. */
export const talkNotes: { readonly [Table in keyof TalkTables]: TableNote<TalkTables[Table]> } = {
  community: {
    purpose: 'Topics, companies, departments and industries that people talk about.',
    kept: { for: 'always', because: 'It says nothing about any person.' },
    columns: {
      id: ['A name without meaning.', 'everyone'],
      type: ['What kind of community it is.', 'everyone'],
      url_name: ['Its name as it stands in addresses.', 'everyone'],
      name: ['What it is called.', 'everyone'],
      name_key: ['The name in small letters without accents, for searching.', 'the server'],
      category: ['Under which heading it is listed.', 'everyone'],
      about: ['What is talked about there.', 'everyone'],
      logo_image_id: ['Which picture stands beside it.', 'everyone'],
      posts_count: ['How many posts stand there.', 'everyone'],
      followers_count: ['How many have joined it. Who they are is not kept here.', 'everyone'],
    },
  },
  membership: {
    purpose: 'Which communities a member has joined.',
    kept: withAccount,
    columns: { member: [whoseSum, 'the server'], community_id: ['The community.', 'the server'] },
  },
  count_delta: {
    purpose: 'Changes of counts that are about to be added up. They live for seconds.',
    kept: { for: 'always', because: 'Each row goes as soon as it is added up. It says nothing about any person.' },
    columns: {
      id: ['The order in which they came.', 'the server'],
      thing: ['What is counted.', 'the server'],
      counter: ['Which of its counts.', 'the server'],
      change: ['By how much.', 'the server'],
    },
  },
  post: {
    purpose: 'What members write, under one of their faces.',
    kept: withAccount,
    columns: {
      id: ['A random name.', 'everyone'],
      community_id: ['Where it stands.', 'everyone'],
      author_ref: ['Which face wrote it.', 'the server'],
      kind: ['Whether it is mainly text, pictures, a video, a poll or offers.', 'everyone'],
      status: ['Whether it is shown, waits for a decision, or was taken down.', 'everyone'],
      title: ['Its title.', 'everyone'],
      content: ['Its text.', 'everyone'],
      campaign: ['From which place of the product it was begun.', 'operator'],
      video_id: ['Which video it shows.', 'everyone'],
      is_short: ['Whether that video is a short.', 'everyone'],
      closes_on: ['The last day of its poll.', 'everyone'],
      posted_at: ['When it was written; for an anonymous post any moment of the hour before, of which only the day is shown.', 'everyone'],
      is_edited: ['Whether it was changed.', 'everyone'],
      version: ['How often it was changed.', 'everyone'],
      up_count: ['How many like it.', 'everyone'],
      down_count: ['How many do not.', 'everyone'],
      comments_count: ['How many comments stand below it.', 'everyone'],
      views_count: ['How many have seen it.', 'everyone'],
      requests_count: ['How many wait for an answer.', 'everyone'],
      heat: ['Its place in feeds, by the published formula.', 'the server'],
    },
  },
  post_media: {
    purpose: 'The pictures of posts, written anew without anything hidden in them.',
    kept: withPost,
    columns: {
      id: ['A random name, which is part of the address of the picture.', 'everyone'],
      post_id: ['The post it belongs to.', 'everyone'],
      place: ['The order in which pictures stand.', 'everyone'],
      ...pictureNotes('everyone'),
    },
  },
  upload: {
    purpose: 'Pictures that no post has taken yet.',
    kept: { for: 'days', days: 1 },
    datedBy: 'made_on',
    columns: {
      id: ['A random name.', 'the server'],
      owner: [whoseSum, 'the server'],
      ...pictureNotes('the server'),
      made_on: ['The day on which it was sent.', 'the server'],
    },
  },
  comment: {
    purpose: 'What members write below posts.',
    kept: withAccount,
    columns: {
      id: ['A random name.', 'everyone'],
      post_id: ['The post.', 'everyone'],
      root_id: ['The comment it stands below.', 'everyone'],
      reply_to_id: ['What it answers.', 'everyone'],
      author_ref: ['Which face wrote it.', 'the server'],
      status: ['Whether it is shown, waits for a decision, or was taken down.', 'everyone'],
      content: ['Its text.', 'everyone'],
      posted_at: ['When it was written; for an anonymous comment blurred by up to an hour, of which only the day is shown.', 'everyone'],
      is_edited: ['Whether it was changed.', 'everyone'],
      version: ['How often it was changed.', 'everyone'],
      up_count: ['How many like it.', 'everyone'],
      down_count: ['How many do not.', 'everyone'],
      replies_count: ['How many replies stand below it.', 'everyone'],
      best: ['Its place among the best.', 'the server'],
    },
  },
  choice: {
    purpose: 'What can be chosen in a post: options of a poll, or salary offers.',
    kept: withPost,
    columns: {
      id: ['A random name.', 'everyone'],
      post_id: ['The post.', 'everyone'],
      place: ['The order in which they stand.', 'everyone'],
      text: ['The option.', 'everyone'],
      offer: ['The offer as it was when it was published.', 'everyone'],
      votes_count: ['How many chose it.', 'everyone'],
    },
  },
  vote: {
    purpose: 'What members like and do not like, one vote each.',
    kept: withAccount,
    columns: {
      thing: ['The post or comment.', 'the server'],
      voter: [whoseSum, 'the server'],
      kind: ['For or against, or taken back.', 'the server'],
      before: ['What it was before its last change, so that the difference can be counted.', 'the server'],
    },
  },
  choice_vote: {
    purpose: 'What members chose in polls and among offers, one choice each.',
    kept: withAccount,
    columns: {
      post_id: ['The post.', 'the server'],
      voter: [whoseSum, 'the server'],
      choice_id: ['What was chosen.', 'the server'],
      before: ['What was chosen before, so that the difference can be counted.', 'the server'],
    },
  },
  post_view: {
    purpose: 'Which posts a member has seen, so that each counts once.',
    kept: { for: 'days', days: 180 },
    datedBy: 'seen_on',
    columns: { post_id: ['The post.', 'the server'], viewer: [whoseSum, 'the server'], seen_on: ['The day.', 'the server'] },
  },
  hidden_post: {
    purpose: 'Posts that a member does not want in their feeds.',
    kept: withAccount,
    columns: { viewer: [whoseSum, 'the server'], post_id: ['The post.', 'the server'] },
  },
  answer_request: {
    purpose: 'Who waits for an answer below which post, so that each counts once.',
    kept: withAccount,
    columns: { post_id: ['The post.', 'the server'], asker: [whoseSum, 'the server'] },
  },
  salary_offer: {
    purpose: 'Salary offers that members keep for their posts.',
    kept: withAccount,
    columns: {
      id: ['A random name.', 'the server'],
      owner: [whoseSum, 'the server'],
      facts: ['The offer.', 'the server'],
      is_current: ['Whether it is what the member earns now.', 'the server'],
    },
  },
  video: {
    purpose: 'Addresses of videos that members keep for their posts.',
    kept: withAccount,
    columns: {
      id: ['A random name.', 'the server'],
      owner: [whoseSum, 'the server'],
      youtube_id: ['Which video it is.', 'the server'],
      is_short: ['Whether it is a short.', 'the server'],
      title: ['What the member calls it.', 'the server'],
      made_on: ['The day on which it was kept.', 'the server'],
    },
  },
  submission: {
    purpose: 'What was sent under which key, so that whatever is sent twice is done once.',
    kept: { for: 'days', days: 2 },
    datedBy: 'sent_on',
    columns: {
      key: ['A sum of the account and the key, made with a key that does not lie in this database.', 'the server'],
      payload: ['A sum of what was sent.', 'the server'],
      answer: ['What was made of it.', 'the server'],
      sent_on: ['The day.', 'the server'],
    },
  },
  daily_use: {
    purpose: 'How often a member did what is limited by the day.',
    kept: { for: 'days', days: 2 },
    datedBy: 'used_on',
    columns: { key: [whoseSum, 'the server'], used_on: ['The day.', 'the server'], times: ['How often.', 'the server'] },
  },
};
