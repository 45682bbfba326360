import type { TableNote } from '../database/data-note.ts';
import type { PersonaTables } from './persona-tables.ts';

/** What is kept of the faces that members write under (F-15, F-16). */
export const personaNotes: { readonly [Table in keyof PersonaTables]: TableNote<PersonaTables[Table]> } = {
  persona: {
    purpose: 'The faces that members write under. Whoever has this database cannot tell whose they are.',
    kept: { for: 'always', because: 'It goes with the account, when the member deletes it.' },
    columns: {
      ref: ['A sum of the account and the kind of face, made with a key that does not lie in this database.', 'the server'],
      kind: ['Whether it is the made-up name or what the member works as.', 'everyone'],
      name: ['The made-up name, or what the member works as.', 'everyone'],
      name_key: ['What the made-up name looks like at a glance, so that nobody gets one that looks the same.', 'the server'],
      avatar: ['Which picture of the shared pool stands beside it.', 'everyone'],
      is_verified: ['Whether the employer or college is confirmed. It is shown beside what the member works as, never beside a made-up name.', 'everyone'],
      is_hidden: ['Whether its owner rests, so that it is shown to nobody.', 'the server'],
    },
  },
};
