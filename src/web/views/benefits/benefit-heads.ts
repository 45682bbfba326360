import { benefitNotePath, benefitsPath, screens } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { BenefitNoteStore } from '#web/stores/benefits/benefit-note-store.ts';
import type { BenefitStore } from '#web/stores/benefits/benefit-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { navigationWords } from '#web/words/navigation/navigation-words.ts';
import { companyCardPicture } from '../companies/company-for-search.ts';
import { unnamedHead } from '../companies/unnamed-head.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import type { Head } from '../head.ts';

/** The title of the benefits of a company. */
export function companyBenefitsHead(company: CompanyStore, words: WordsStore): Head {
  const [{ name }, path] = [company, benefitsPath(company.urlName)];
  if (company.isMissing || name === undefined) return unnamedHead(company, words, words.of(companyWords).page.benefits, path);
  const { title, description } = words.of(benefitWords);
  return {
    title: words.titled(title(name)),
    description: description(name),
    canonical: path,
    status: 200,
    picture: companyCardPicture(company, name, words),
    structured: crumbs([
      [words.of(navigationWords).companies, screens.companies],
      [title(name), path],
    ]),
  };
}

/** The title of one benefit of a company. No date of any note is told to search engines. */
export function benefitHead(company: CompanyStore, { benefit, noted }: BenefitStore, words: WordsStore): Head {
  const [{ name }, all] = [company, benefitsPath(company.urlName)];
  const said = words.of(benefitWords);
  if (benefit === undefined && !company.isMissing) return { title: words.titled(said.unknown.title), description: said.unknown.because, status: 404 };
  if (company.isMissing || benefit === undefined || name === undefined) return unnamedHead(company, words, words.of(companyWords).page.benefits, all);
  const [title, path] = [said.titleOf(said.names[benefit], name), benefitsPath(company.urlName, benefit)];
  return {
    title: words.titled(title),
    description: said.description(name),
    // One that nobody told of has little to read.
    canonical: noted?.share?.people === 0 ? all : path,
    status: 200,
    picture: companyCardPicture(company, name, words),
    structured: crumbs([
      [words.of(navigationWords).companies, screens.companies],
      [said.title(name), all],
      [title, path],
    ]),
  };
}

export function benefitNoteHead({ note, benefitsId }: BenefitNoteStore, words: WordsStore): Head {
  const { one, names, titleOf, title: titleOfAll, description } = words.of(benefitWords);
  const known = note.value;
  if (note.isMissing || !known) return { title: words.titled(one.missing), description: one.missingBecause, status: note.isMissing ? 404 : 200 };
  const { company, benefit } = known;
  const title = one.title(names[benefit], company.name);
  return {
    title: words.titled(title),
    description: description(company.name),
    canonical: benefitNotePath(benefitsId),
    status: 200,
    structured: crumbs([
      [titleOfAll(company.name), benefitsPath(company.urlName)],
      [titleOf(names[benefit], company.name), benefitsPath(company.urlName, benefit)],
      [title, benefitNotePath(benefitsId)],
    ]),
  };
}
