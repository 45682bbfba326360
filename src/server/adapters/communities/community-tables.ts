import type { CommunityType } from '#core/communities/community.ts';
import type { TopicSign } from '#core/communities/topic-signs.ts';
import { administratorJson, flag, number, oneOf, text } from '../database/column.ts';
import { table } from '../database/table.ts';

export const community = table('community', {
  purpose: 'Topics, companies, departments and industries that people talk about.',
  kept: { for: 'always', because: 'It says nothing about any person.' },
  columns: {
    id: text('A name without meaning.', 'everyone', 'product'),
    type: oneOf<CommunityType>('The type of the community.', 'everyone'),
    url_name: text('Its name in web addresses.', 'everyone', 'employers'),
    name: text('The name.', 'everyone', 'administrator'),
    name_key: text('The name in small letters without accents, for searching.', 'the server', 'employers').computed(),
    category: text('Under which heading it is listed.', 'everyone', 'administrator'),
    about: text('A description of the talk there.', 'everyone', 'administrator'),
    names: administratorJson<Readonly<Record<string, string>>>(
      'The name in other languages than English, by language; empty until someone said it.',
      'everyone',
    ).orNull(),
    names_key: text('The names in other languages in small letters, for searching.', 'the server', 'employers').orNull().computed(),
    abouts: administratorJson<Readonly<Record<string, string>>>(
      'A description of the talk there in other languages than English, by language.',
      'everyone',
    ).generated(),
    sign: oneOf<TopicSign>('Which sign is shown beside a topic.', 'everyone').orNull(),
    is_closed: flag('Whether nothing new is posted there.', 'everyone').generated(),
    version: number('How often an administrator has changed it.', 'everyone').generated(),
    logo_image_id: text('Which picture is shown beside it.', 'everyone', 'random name').orNull(),
    posts_count: number('How many posts it has.', 'everyone').generated().figure('shown rows'),
    followers_count: number('How many have joined it. Who they are is not stored here.', 'everyone').generated().figure('one more'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    community: typeof community;
  }
}
