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

/** Demo members with a portal account, none of whom exist. */
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

/** Demo portal accounts, for two members and anyone arriving by the portal or its token. */
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
