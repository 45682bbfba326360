import { benefitNotePath, benefitsPath } from '#core/navigation/screens.ts';
import type { WordsStore } from '#web/stores/app/words-store.ts';
import type { BenefitNoteStore } from '#web/stores/benefits/benefit-note-store.ts';
import type { BenefitStore } from '#web/stores/benefits/benefit-store.ts';
import type { CompanyStore } from '#web/stores/companies/company-store.ts';
import { benefitWords } from '#web/words/benefits/benefit-words.ts';
import { companyWords } from '#web/words/companies/company-words.ts';
import { companyPageHead, noCompanyHead } from '../companies/company-page-head.ts';
import { crumbs } from '../content/crumbs-for-search.ts';
import type { Head } from '../head.ts';

export function companyBenefitsHead(company: CompanyStore, words: WordsStore): Head {
  const { title, description } = words.of(benefitWords);
  const path = benefitsPath(company.urlName);
  return companyPageHead(company, words, [words.of(companyWords).page.benefits, path], (name) => ({
    title: title(name),
    description: description(name),
    canonical: path,
    way: [[title(name), path]],
  }));
}

/** Keeps dates of notes from search engines. */
export function benefitHead(company: CompanyStore, { benefit, noted }: BenefitStore, words: WordsStore): Head {
  const { unknown, names, ...said } = words.of(benefitWords);
  const all = benefitsPath(company.urlName);
  if (benefit === undefined)
    return company.isMissing ? noCompanyHead(words) : { title: words.titled(unknown.title), description: unknown.because, status: 404 };
  return companyPageHead(company, words, [words.of(companyWords).page.benefits, all], (name) => {
    const [title, path] = [said.titleOf(names[benefit], name), benefitsPath(company.urlName, benefit)];
    // One that nobody shared has little to read.
    const canonical = noted?.share?.people === 0 ? all : path;
    return {
      title,
      description: said.description(name),
      canonical,
      way: [
        [said.title(name), all],
        [title, path],
      ],
    };
  });
}

export function benefitNoteHead({ one: note, id, isMissing }: BenefitNoteStore, words: WordsStore): Head {
  const { one, names, titleOf, title: titleOfAll, description } = words.of(benefitWords);
  const known = note.value;
  if (isMissing || !known) return { title: words.titled(one.missing), description: one.missingBecause, status: isMissing ? 404 : 200 };
  const { company, benefit } = known;
  const title = one.title(names[benefit], company.name);
  return {
    title: words.titled(title),
    description: description(company.name),
    canonical: benefitNotePath(id),
    status: 200,
    structured: crumbs([
      [titleOfAll(company.name), benefitsPath(company.urlName)],
      [titleOf(names[benefit], company.name), benefitsPath(company.urlName, benefit)],
      [title, benefitNotePath(id)],
    ]),
  };
}
