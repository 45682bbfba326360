import type { Kysely } from 'kysely';
import type { PortalDetails } from '#core/verification/job-portals.ts';
import type { PortalAccounts } from '#core/verification/portal-accounts.ts';
import { localIssuer } from '#server/adapters/providers/local-issuer.ts';
import type { Secrets } from '#server/adapters/secrets/secrets.ts';
import type { Tables } from '#server/adapters/database/tables.ts';
import { demoCareers } from '../careers/demo-careers.ts';
import type { DemoKind } from '../careers/demo-kind.ts';
import { subjectOf } from '../login/demo-members.ts';

const nobody = { collegeName: null, photo: null } as const;

/** Fixtures: the demo members who have an account at the demo's job portal. None of these people exist, and their addresses lead nowhere. */
const known: readonly { readonly kind: DemoKind; readonly firstName: string; readonly lastName: string }[] = [
  { kind: 'portal', firstName: 'Meera', lastName: 'Kulkarni' },
  { kind: 'partly', firstName: 'Arjun', lastName: 'Saikia' },
];

const newcomer: PortalDetails = {
  ...nobody,
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha.rao@portal.example',
  companyName: 'Pravaha Cloudworks',
  jobProfile: 'Software Engineer',
  jobLocation: 'Bengaluru',
};

/** The job portal of the demo: two of the known people have an account, and anyone who came in by the portal or shows a token of it. */
export class DemoPortalAccounts implements PortalAccounts {
  readonly #db: Kysely<Tables>;
  readonly #secrets: Pick<Secrets, 'identityOf'>;

  constructor(db: Kysely<Tables>, secrets: Pick<Secrets, 'identityOf'>) {
    this.#db = db;
    this.#secrets = secrets;
  }

  async find(accountId: string, oneTapToken?: string): Promise<PortalDetails | undefined> {
    const account = await this.#db.selectFrom('account').select('naukri_user').where('id', '=', accountId).executeTakeFirst();
    const identities = await this.#db.selectFrom('identity').select('key').where('account_id', '=', accountId).execute();
    const keys = new Set(identities.map(({ key }) => key));
    const person = known.find(({ kind }) => keys.has(this.#secrets.identityOf(localIssuer, subjectOf(kind))));
    if (person) return detailsOf(person);
    return account?.naukri_user || oneTapToken !== undefined ? newcomer : undefined;
  }
}

function detailsOf({ kind, firstName, lastName }: (typeof known)[number]): PortalDetails {
  const career = demoCareers[kind];
  const email = `${firstName}.${lastName}@portal.example`.toLowerCase();
  return {
    ...nobody,
    firstName,
    lastName,
    email,
    companyName: career?.place ?? null,
    jobProfile: career?.jobProfile ?? null,
    jobLocation: career?.jobLocation ?? null,
  };
}
