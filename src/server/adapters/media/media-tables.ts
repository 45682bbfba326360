import { accountHash, bytes, day, flag, number, text } from '../database/column.ts';
import { table, withAccount, withPost } from '../database/table.ts';

export const image = table('image', {
  purpose: 'Logos, cover pictures and other pictures that companies show on their pages. One that no company shows any more is deleted.',
  kept: { for: 'always', because: 'It is public knowledge about employers and says nothing about any person.' },
  spread: 'everywhere',
  columns: {
    id: text('A name made at random or from the picture itself, which is part of its address.', 'everyone', 'random name'),
    content_type: text('The format of the picture.', 'everyone', 'product'),
    bytes: bytes('The picture itself.', 'everyone', 'picture'),
  },
});

export const postMedia = table('post_media', {
  purpose: 'The pictures of posts, rewritten without anything hidden in them.',
  kept: withPost,
  deletedWith: 'post',
  columns: {
    id: text('A random name, which is part of the address of the picture.', 'everyone', 'random name'),
    post_id: text('The post it belongs to.', 'everyone', 'random name'),
    place: number('The order of the pictures.', 'everyone'),
    width: number('How wide it is.', 'everyone'),
    height: number('How high it is.', 'everyone'),
    bytes: bytes('The picture itself; empty if it is in an object store.', 'everyone', 'picture').orNull(),
    small: bytes('The same picture in the size that a phone shows; empty if it is no larger anyway, or is in an object store.', 'everyone', 'picture').orNull(),
    object_name: text('Its random name in an object store, if it is in one.', 'the server', 'random name').orNull(),
    size: number('How many bytes it has there.', 'everyone').orNull(),
    small_size: number('How many bytes the small one has there.', 'everyone').orNull(),
  },
});

export const storedObject = table('stored_object', {
  purpose: 'Names of what is in the object store, so that nothing stays there once its picture is gone.',
  kept: { for: 'always', because: 'A name is deleted within an hour of its picture, once the object store has deleted it. It says nothing about any person.' },
  columns: {
    name: text('A random name.', 'the server', 'random name'),
    post_id: text('The post of the picture for which it was noted, whether that post exists or not.', 'the server', 'random name').generated(),
    is_kept: flag('Whether a picture has taken it.', 'the server').generated(),
    noted_on: day('The day on which it was noted, one day or more after the post.', 'the server'),
  },
});

export const upload = table('upload', {
  purpose: 'Pictures that no post and no message uses yet.',
  kept: { for: 'days', days: 1 },
  datedBy: 'made_on',
  deletedWith: 'account',
  countsAs: 'uploads',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    owner: accountHash('uploads'),
    width: number('How wide it is.', 'the server'),
    height: number('How high it is.', 'the server'),
    bytes: bytes('The picture itself.', 'the server', 'picture'),
    small: bytes('The same picture in the size that a phone shows; empty if it is no larger anyway.', 'the server', 'picture').orNull(),
    made_on: day('The day on which it was sent.', 'the server'),
  },
});

export const video = table('video', {
  purpose: 'Addresses of videos that members saved for their posts.',
  kept: withAccount,
  deletedWith: 'account',
  countsAs: 'videos',
  columns: {
    id: text('A random name.', 'the server', 'random name'),
    owner: accountHash('videos'),
    youtube_id: text('Which video it is.', 'the server', 'pattern'),
    is_short: flag('Whether it is a short.', 'the server'),
    title: text('The title that the member gave it.', 'the server', 'member').orNull(),
    made_on: day('The day on which it was saved.', 'the server'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    image: typeof image;
    post_media: typeof postMedia;
    stored_object: typeof storedObject;
    upload: typeof upload;
    video: typeof video;
  }
}
