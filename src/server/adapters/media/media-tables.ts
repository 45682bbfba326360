import { accountHash, bytes, day, flag, number, text } from '../database/column.ts';
import { table, withAccount, withPost } from '../database/table.ts';

export const image = table('image', {
  purpose: 'Logos and cover pictures of companies. A logo that no company shows any more is deleted.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  columns: {
    id: text('A name made at random or of the picture itself, which is part of its address.', 'everyone', 'random name'),
    content_type: text('The format of the picture.', 'everyone', 'product'),
    bytes: bytes('The picture itself.', 'everyone', 'picture'),
  },
});

export const postMedia = table('post_media', {
  purpose: 'The pictures of posts, written anew without anything hidden in them.',
  kept: withPost,
  goesWith: 'post',
  columns: {
    id: text('A random name, which is part of the address of the picture.', 'everyone', 'random name'),
    post_id: text('The post it belongs to.', 'everyone', 'random name'),
    place: number('The order in which pictures stand.', 'everyone'),
    width: number('How wide it is.', 'everyone'),
    height: number('How high it is.', 'everyone'),
    bytes: bytes('The picture itself.', 'everyone', 'picture'),
    small: bytes('The same as small as a phone shows it; nothing where it is no larger anyway.', 'everyone', 'picture').orNull(),
  },
});

export const upload = table('upload', {
  purpose: 'Pictures that no post has taken yet.',
  kept: { for: 'days', days: 1 },
  datedBy: 'made_on',
  goesWith: 'account',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    owner: accountHash('uploads'),
    width: number('How wide it is.', 'the server'),
    height: number('How high it is.', 'the server'),
    bytes: bytes('The picture itself.', 'the server', 'picture'),
    small: bytes('The same as small as a phone shows it; nothing where it is no larger anyway.', 'the server', 'picture').orNull(),
    made_on: day('The day on which it was sent.', 'the server'),
  },
});

export const video = table('video', {
  purpose: 'Addresses of videos that members keep for their posts.',
  kept: withAccount,
  goesWith: 'account',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    owner: accountHash('videos'),
    youtube_id: text('Which video it is.', 'the server', 'pattern'),
    is_short: flag('Whether it is a short.', 'the server'),
    title: text('The title that the member gave it.', 'the server', 'member').orNull(),
    made_on: day('The day on which it was kept.', 'the server'),
  },
});
