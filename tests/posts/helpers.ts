import { sql } from 'kysely';
import { deleteAccount } from '#server/adapters/account/account-remains.ts';
import { writeOwedLines } from '#server/adapters/moderation/add-to-ledger.ts';
import { aCommunity, aDraft, anId, offerFacts } from '#tests/content.ts';
import { everyRow } from '#tests/every-row.ts';
import { openPostServer, type PostServer, type MemberPorts } from '#tests/post-server.ts';
import { testDeclarations } from '#tests/database.ts';

export const aPostServer = (): Promise<PostServer> => openPostServer([aCommunity(), aCommunity(), aCommunity()]);

export const draftOf = (content: string, profileType: 'ANONYMOUS' | 'DESIGNATION' = 'ANONYMOUS') => ({
  submissionKey: anId('submission'),
  content,
  profileType,
});

export const facts = offerFacts({ workMode: 'office' });

export async function published(server: PostServer, writer: MemberPorts, known: Parameters<typeof aDraft>[1] = {}): Promise<string> {
  const made = await writer.posts.create(aDraft(server.communities[0], known));
  if ('refusal' in made) throw new Error(made.refusal);
  return made.postId;
}

/** Dump of the database, without the tables that count attempts. */
export async function everything({ db }: Pick<PostServer, 'db'>): Promise<string> {
  const rows = await everyRow(db);
  return rows
    .flatMap(({ table, text }) => (table === 'migration' || table === 'daily_use' ? [] : [`${table} ${text}`]))
    .toSorted()
    .join('\n');
}

/** Deletes an account with everything written. */
export const withdrawn = ({ db, clock, secrets }: PostServer, { caller }: MemberPorts) =>
  db.transaction().execute((transaction) =>
    deleteAccount(transaction, { ...testDeclarations, secrets, now: clock.now() }, caller.member.userId, {
      designationProfile: 'delete',
      feedback: 'delete',
    }),
  );

/** Makes the ledger announce authors' deletions at once, instead of within a week. */
export async function tellOfDeletions({ db, clock }: Pick<PostServer, 'db' | 'clock'>): Promise<void> {
  await sql`update owed_line set due = ${new Date(clock.now())}`.execute(db);
  await writeOwedLines(db, testDeclarations.kinds, clock);
}

export const crowd = (server: PostServer, size: number): readonly MemberPorts[] => Array.from({ length: size }, () => server.aMember());

/** Aggregates counts repeatedly during other work, as the server does. */
export async function whileAggregating<Done>(server: PostServer, work: Promise<Done>): Promise<Done> {
  const over = work.then(
    () => true,
    () => true,
  );
  const isOver = () => Promise.race([over, Promise.resolve(false)]);
  while (!(await isOver())) await server.aggregate();
  return work;
}
