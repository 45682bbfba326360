import type { Kysely } from 'kysely';
import type { PortalDetails } from '#core/verification/job-portals.ts';
import { Failure } from '#core/failure.ts';
import type { Clock } from '#core/clock.ts';
import { replyWith, type PortalAccounts, type PortalProof, type PortalReply } from '#core/verification/portal-accounts.ts';
import { demoOneTap } from '#server/adapters/providers/demo-logins.ts';
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

/** Demo portal accounts, for two members and anyone arriving by the portal or a token that it gave out. */
export class DemoPortalAccounts implements PortalAccounts {
  readonly #db: Kysely<Tables>;
  readonly #secrets: Pick<Secrets, 'identityOf' | 'unseal'>;
  readonly #clock: Pick<Clock, 'now'>;

  constructor(db: Kysely<Tables>, secrets: Pick<Secrets, 'identityOf' | 'unseal'>, clock: Pick<Clock, 'now'>) {
    this.#db = db;
    this.#secrets = secrets;
    this.#clock = clock;
  }

  async find(accountId: string, proof?: PortalProof): Promise<PortalReply> {
    const isProven = proof?.kind === 'one-tap';
    if (isProven && !this.#gaveOut(proof.token)) throw new Failure('invalid', 'The job portal gave out no such token.');
    return replyWith(await this.#detailsOf(accountId, isProven));
  }

  #gaveOut(token: string): boolean {
    const sealed = this.#secrets.unseal(demoOneTap, token) as { readonly until: number } | undefined;
    return sealed !== undefined && this.#clock.now() < sealed.until;
  }

  async #detailsOf(accountId: string, isProven: boolean): Promise<PortalDetails | undefined> {
    const account = await this.#db.selectFrom('account').select('naukri_user').where('id', '=', accountId).executeTakeFirst();
    const identities = await this.#db.selectFrom('identity').select('key').where('account_id', '=', accountId).execute();
    const keys = new Set(identities.map(({ key }) => key));
    const person = known.find(({ kind }) => keys.has(this.#secrets.identityOf(localIssuer, subjectOf(kind))));
    if (person) return detailsOf(person);
    return account?.naukri_user || isProven ? newcomer : undefined;
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
