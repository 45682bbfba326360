import type { Kysely, Transaction } from 'kysely';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import { sanitized } from '#server/adapters/content/sanitized-text.ts';
import { randomId, type Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { fillCompanyDomains } from '../companies/company-domains.ts';
import type { DemoKind } from '../careers/demo-kind.ts';
import { fillDemoColleges } from '../careers/demo-college.ts';
import { fillCareer } from '../careers/fill-careers.ts';

/** Demo member that any visitor may log in as. */
export interface DemoMember {
  readonly kind: DemoKind;
  readonly displayName: string;
  readonly naukriUser: boolean;
}

export const demoMembers: readonly DemoMember[] = [
  { kind: 'reader', displayName: 'Quiet Banyan', naukriUser: false },
  { kind: 'writer', displayName: 'Steady Marigold', naukriUser: false },
  { kind: 'portal', displayName: 'Brave Kite', naukriUser: true },
  { kind: 'mail', displayName: 'Patient Neem', naukriUser: false },
  { kind: 'partly', displayName: 'Early Myna', naukriUser: true },
  { kind: 'student', displayName: 'Bright Jasmine', naukriUser: false },
  { kind: 'unemployed', displayName: 'Calm Peepal', naukriUser: false },
  { kind: 'moderator', displayName: 'Fair Gulmohar', naukriUser: false },
  { kind: 'colleague', displayName: 'Even Kadamba', naukriUser: false },
];

/** OpenID subject at the local issuer. */
export const subjectOf = (kind: DemoKind): string => `demo-${kind}`;

type DemoSecrets = Pick<Secrets, 'identityOf' | 'formerIdentitiesOf' | 'personaOf' | 'reference' | 'seal' | 'unseal'>;

export async function fillDemoMembers(db: Kysely<Tables>, secrets: DemoSecrets, today: string): Promise<void> {
  const wanted = demoMembers.map((member) => ({ ...member, key: secrets.identityOf(localIssuer, subjectOf(member.kind)), account_id: randomId() }));
  const keys = wanted.map(({ key }) => key);
  await fillCompanyDomains(db);
  await fillDemoColleges(db);
  await db.transaction().execute(async (transaction) => {
    for (const { kind, key } of wanted) await knowAgain(transaction, secrets, kind, key);
    const known = await transaction.selectFrom('identity').select('key').where('key', 'in', keys).execute();
    const missing = wanted.filter(({ key }) => !known.some((row) => row.key === key));
    if (missing.length === 0) return;
    await transaction
      .insertInto('account')
      .values(missing.map((member) => accountOf(member, today)))
      .execute();
    await transaction
      .insertInto('identity')
      .values(missing.map(({ key, account_id }) => ({ key, account_id, made_on: today })))
      .execute();
    for (const member of missing) await fillCareer(transaction, secrets, member, today);
  });
}

/** Rehashes the identity of a demo member after a changed secret, as a login would. */
async function knowAgain(transaction: Transaction<Tables>, secrets: DemoSecrets, kind: DemoKind, key: string): Promise<void> {
  const former = secrets.formerIdentitiesOf(localIssuer, subjectOf(kind));
  if (former.length > 0) await transaction.updateTable('identity').set({ key }).where('key', 'in', former).execute();
}

const accountOf = ({ kind, displayName, naukriUser, account_id }: DemoMember & { readonly account_id: string }, today: string) => ({
  id: account_id,
  display_name: sanitized(displayName),
  is_reader: true,
  role: kind === 'moderator' || kind === 'colleague' ? ('moderator' as const) : ('member' as const),
  naukri_user: naukriUser,
  made_on: today,
});
