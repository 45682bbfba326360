import type { Kysely } from 'kysely';
import { grouped } from '#core/figures/counts.ts';
import { Failure } from '#core/failure.ts';
import { host } from '#server/adapters/administration/log-action.ts';
import { countedIndustries, mergeIndustry } from '#server/adapters/administration/merge-industry.ts';
import type { Tables } from '#server/adapters/database/tables.ts';

export async function industriesInLines(db: Kysely<Tables>): Promise<string> {
  const found = await countedIndustries(db);
  const lines = found.map(({ name, companies, secondOf, isShipped }) =>
    [
      grouped(companies).padStart(9),
      name,
      ...(secondOf > 0 ? [`(second industry of ${grouped(secondOf)})`] : []),
      ...(isShipped ? [] : ['(did not come with the product)']),
    ].join('  '),
  );
  return ['companies  industry', ...lines].join('\n');
}

export async function mergeNamedIndustries(db: Kysely<Tables>, [first, second]: readonly string[], isDryRun: boolean): Promise<string> {
  if (first === undefined || second === undefined)
    throw new Failure('invalid', 'Name two industries: the one that goes, and the one that its companies get. npm run admin -- industries lists all.');
  const { from, into } = await mergeIndustry(db, { from: first, into: second }, { administrator: host, now: Date.now() }, isDryRun);
  const counts = `companies with it: ${grouped(from.companies)}, with it as second industry: ${grouped(from.secondOf)}`;
  return isDryRun
    ? `${from.name} would go into ${into.name}; ${counts}. This was a dry run, and nothing was saved.`
    : `${from.name} is gone, and what it had is in ${into.name}; ${counts}.`;
}
