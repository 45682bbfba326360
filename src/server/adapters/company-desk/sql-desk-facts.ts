import { sql, type Transaction } from 'kysely';
import { linesIn, withFact } from '#core/company-desk/fact-forms.ts';
import { factRefusals } from '#core/company-desk/fact-refusals.ts';
import { dayProblems, factProblems, tidiedLines } from '#core/company-desk/fact-rules.ts';
import { ListedNames } from '#core/company-desk/listed-names.ts';
import { mostFactChanges, mostFactWordings, type DeskFact, type DeskFacts, type FactChange, type FactHistory } from '#core/company-desk/desk-facts.ts';
import { writtenFacts, type WrittenFact } from '#core/companies/written-fact.ts';
import { Failure } from '#core/failure.ts';
import { tidiedProfileForm } from '#core/company-profiles/profile-form.ts';
import { formsOf, isSame, noteFacts, notedFacts } from '../administration/note-facts.ts';
import { checkedCompany, writeCompany } from '../administration/write-companies.ts';
import { writeProfile } from '../administration/write-profile.ts';
import { countCompanies } from '../administration/company-rows.ts';
import { companyAt } from '../companies/company-at.ts';
import { holdLock } from '../database/advisory-lock.ts';
import { retryDeadlock } from '../database/retry-deadlock.ts';
import type { Tables } from '../database/tables.ts';
import { markStale } from '../summaries/mark-stale.ts';
import { readerPlace, writerPlace, type DeskScope } from './desk-scope.ts';
import { refuseWords } from './refuse-words.ts';

type Forms = Awaited<ReturnType<typeof formsOf>>;
type Change = FactChange & { readonly fact: WrittenFact };

/** Facts that a desk writes by the rules and into the places of administrators. */
export class SqlDeskFacts implements DeskFacts {
  readonly #scope: DeskScope;

  constructor(scope: DeskScope) {
    this.#scope = scope;
  }

  async list(urlName: string): Promise<readonly DeskFact[]> {
    const { company } = await readerPlace(this.#scope, urlName);
    return factsOf(this.#scope.db, company.id);
  }

  async change(urlName: string, fact: WrittenFact, { version, lines }: FactChange): Promise<readonly DeskFact[]> {
    const { company } = await writerPlace(this.#scope, urlName);
    return retryDeadlock(() =>
      this.#scope.db.transaction().execute(async (transaction) => {
        await holdLock(transaction, 'companies');
        const forms = await formsOf(transaction, company.id);
        await this.#write(transaction, forms, { fact, version, lines });
        return factsOf(transaction, company.id);
      }),
    );
  }

  async history(urlName: string): Promise<readonly FactHistory[]> {
    const { db } = this.#scope;
    const { id } = await companyAt(db, urlName);
    const noted = await notedFacts(db, id, mostFactWordings);
    return writtenFacts.flatMap((fact) => {
      const wordings = noted.get(fact)?.map(({ lines, source, writtenOn }) => ({ lines, source, writtenOn }));
      return wordings ? [{ fact, wordings }] : [];
    });
  }

  async #write(transaction: Transaction<Tables>, forms: Forms, { fact, version, lines: typed }: Change): Promise<void> {
    const { companyId } = forms.company;
    const [last] = (await notedFacts(transaction, companyId, 1)).get(fact) ?? [];
    if ((last?.version ?? 0) !== version) throw new Failure('conflict', 'It was changed meanwhile.', { code: 'CHANGED_MEANWHILE' });
    const names = await listedNames(transaction, fact);
    const lines = typed.map((line) => names?.named(line) ?? line);
    refuseBroken(factProblems(fact, lines, forms.page.offices));
    refuseBroken(dayProblems(fact, tidiedLines(fact, lines), this.#scope.today));
    refuseWords(factRefusals(fact, lines, forms.company.name), 'lines');
    const said = tidiedLines(fact, lines);
    if (isSame(said, linesIn(forms, fact))) return;
    if (names) refuseBroken(said.filter((line) => names.named(line) === undefined).map(() => 'unlisted'));
    await refuseOften(transaction, companyId, fact);
    const next = withFact(forms, fact, said);
    await noteFacts(transaction, { companyId, source: 'company', today: this.#scope.today }, async () => {
      if (next.company === forms.company) await writeProfile(transaction, forms.page, tidiedProfileForm(next.page), this.#scope.today);
      else await writeCompany(transaction, this.#scope.secrets, forms.company, checkedCompany(next.company));
    });
    await markStale(transaction, 'search', companyId);
    await countCompanies(transaction);
  }
}

async function factsOf(db: DeskScope['db'], companyId: string): Promise<readonly DeskFact[]> {
  const [forms, noted] = [await formsOf(db, companyId), await notedFacts(db, companyId, 1)];
  return writtenFacts.map((fact) => {
    const [last] = noted.get(fact) ?? [];
    return { fact, lines: linesIn(forms, fact), version: last?.version ?? 0, source: last?.source ?? 'earlier', writtenOn: last?.writtenOn ?? null };
  });
}

function refuseBroken(problems: readonly string[]): void {
  if (problems.length === 0) return;
  throw new Failure('invalid', 'Some of what is written here is missing, too long, or no address that anyone can open.', {
    code: 'RULE_BROKEN',
    problems: problems.map((message) => ({ pointer: '/body/lines', message })),
  });
}

/** Lines of work and cities, which everyone filters by and which come from the lists alone. */
async function listedNames(transaction: Transaction<Tables>, fact: WrittenFact): Promise<ListedNames | undefined> {
  if (fact !== 'industry' && fact !== 'headOffice' && fact !== 'offices') return undefined;
  const { rows } = await (
    fact === 'industry'
      ? sql<{ readonly name: string }>`select name from industry`
      : sql<{ readonly name: string }>`select name from location union select name from city`
  ).execute(transaction);
  return new ListedNames(rows.map(({ name }) => name));
}

async function refuseOften(transaction: Transaction<Tables>, companyId: string, fact: WrittenFact): Promise<void> {
  const changes = await transaction
    .selectFrom('fact_wording')
    .select('version')
    .where('company_id', '=', companyId)
    .where('fact', '=', fact)
    .where('source', '=', 'company')
    .limit(mostFactChanges)
    .execute();
  if (changes.length >= mostFactChanges) throw new Failure('conflict', 'This fact was changed too often.', { code: 'TOO_MANY' });
}
