import { accountId, bytes, text } from '../database/column.ts';
import { ofAccount, table } from '../database/table.ts';

const sealed = 'encrypted with a key that is not in this database';

export const workExperience = table('work_experience', {
  purpose: 'Where members worked, for their own profile page. It is not shown beside anything that they write.',
  ...ofAccount,
  countsAs: 'workExperience',
  columns: {
    id: text('A random name by which the member can change or delete it.', 'the server', 'random name'),
    account_id: accountId,
    sealed: text(`Where it was, the designation, the city and the months, ${sealed}.`, 'the server', 'sealed'),
  },
});

export const education = table('education', {
  purpose: 'Where members studied, for their own profile page. It is not shown beside anything that they write.',
  ...ofAccount,
  countsAs: 'education',
  columns: {
    id: text('A random name by which the member can change or delete it.', 'the server', 'random name'),
    account_id: accountId,
    sealed: text(`Where it was, the course, its level and the months, ${sealed}.`, 'the server', 'sealed'),
  },
});

export const profilePhoto = table('profile_photo', {
  purpose: 'The photos that members see of themselves. They are shown to nobody else.',
  ...ofAccount,
  countsAs: 'profilePhoto',
  columns: {
    account_id: accountId,
    bytes: bytes('The picture, small and without anything else that was in its file.', 'the server', 'picture'),
  },
});

declare module '../database/tables.ts' {
  interface TableDeclarations {
    education: typeof education;
    profile_photo: typeof profilePhoto;
    work_experience: typeof workExperience;
  }
}
