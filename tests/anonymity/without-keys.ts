import { attackByValue, attacksWithin, companiesOf, type AttackWithin } from './attacks-within.ts';
import { seenOfAccounts, seenOfKeys } from './owned-rows.ts';
import type { Contribution, ContributingCrowd, Contributor } from './contributing-crowd.ts';
import { withSpentToken } from './contribution-sides.ts';
import { dumpOf, type DumpedTable } from './dump.ts';
import { factsSeenIn } from './seen-facts.ts';

const kinds: Readonly<Record<string, (contributor: Contributor) => Contribution>> = {
  review: ({ contributions: [first] }) => first,
  'former employer': ({ contributions: [, second] }) => second,
  salary: ({ salary }) => salary,
};

/** Attacks with the database but no keys, knowing each company: by clear text, and by everything else. */
interface WithoutKeys {
  readonly byValue: readonly AttackWithin[];
  readonly byRest: readonly AttackWithin[];
}

/** Attacks the database right after the last write, and after the following rounds. */
export async function attacksWithoutKeys(crowd: ContributingCrowd): Promise<WithoutKeys> {
  const { lastDay } = crowd;
  const played = [
    playedOn(crowd, { when: 'right after', dump: crowd.rightAfter, isMeant: ({ day }) => day === lastDay }),
    playedOn(crowd, { when: 'after the round', dump: await dumpOf(crowd), isMeant: () => true }),
  ];
  return { byValue: played.flatMap(({ byValue }) => byValue), byRest: played.flatMap(({ byRest }) => byRest) };
}

interface Moment {
  readonly when: string;
  readonly dump: readonly DumpedTable[];
  readonly isMeant: (contribution: Contribution) => boolean;
}

function playedOn({ contributors }: ContributingCrowd, { when, dump, isMeant }: Moment): WithoutKeys {
  const ids = contributors.map(({ member }) => member.accountId);
  const [accounts, factsOf] = [seenOfAccounts(dump, ids), factsSeenIn(dump)];
  const accountFacts = accounts.map(factsOf);
  const played = Object.entries(kinds).map(([kind, contributionOf]) => {
    const recorded = contributors.map(contributionOf);
    const keys = recorded.map(({ key }) => key.publicKey);
    const seen = seenOfKeys(dump, keys).map((one, at) => withSpentToken(one, dump, recorded[at]?.key));
    const companies = companiesOf(recorded, isMeant);
    const named = (attack: AttackWithin): AttackWithin => ({ ...attack, by: `${kind} ${when}: ${attack.by}` });
    return {
      byValue: named(attackByValue(seen.map(factsOf), accountFacts, companies)),
      byRest: attacksWithin(seen, accounts, companies).map(named),
    };
  });
  return { byValue: played.map(({ byValue }) => byValue), byRest: played.flatMap(({ byRest }) => byRest) };
}
