import { describe, expect, it } from 'vitest';
import { findAnswers } from '#core/search/find-answers.ts';
import type { PageContent } from '#core/search/page-content.ts';
import { FakeSearchIndex } from '#tests/fakes/search/fake-search-index.ts';
import { knownCompany, listedNames } from './known-names.ts';

const companies = ['Koyal Pay', 'Pravaha Cloudworks', 'Nimbora Foods'].map((name) => knownCompany(name, { weight: 800 }));

const indexWith = (isEmpty?: (content: PageContent) => boolean) => new FakeSearchIndex([...companies, ...listedNames], [], isEmpty);
const full = indexWith();

/** First three answers, with their sentences, in a world with some empty pages. */
async function answers(typed: string, isEmpty?: (content: PageContent) => boolean): Promise<readonly string[]> {
  const index = isEmpty ? indexWith(isEmpty) : full;
  const { items } = await findAnswers(index, typed, 3);
  return items.map(({ path, isEmpty: isBlank, without }) => [path, isBlank && '(nothing yet)', ...without.map((word) => `-${word}`)].filter(Boolean).join(' '));
}

const isJobsIn = (content: PageContent): boolean => content.of === 'jobs' && content.scope.of !== 'all' && content.search.location.length > 0;

describe('a sentence (F-14, R-187)', () => {
  it.each([
    ['can someone tell me reviews of koyal pay', '/reviews/koyal-pay-reviews'],
    ['pls show me all companies in kochi', '/list-of-companies?location=kochi'],
    ['is there any vacancy for security guard in hyderabad', '/jobs/security-guard-jobs-prf?location=hyderabad'],
    ['looking for a job as accountant in chennai urgent', '/jobs/accountant-jobs-prf?location=chennai'],
    ['i am a fresher looking for software engineer job in noida', '/jobs/software-engineer-jobs-prf?experience=0&location=noida'],
    ['मुझे पुणे में ड्राइवर की नौकरी चाहिए', '/jobs/driver-jobs-prf?location=pune'],
    ['dukan me kaam chahiye', '/jobs?industry=retail'],
    ['where can i write a review of my company', '/contribute/company-review-v3'],
    ['how do i share my salary anonymously here', '/contribute/salary-v3'],
    ['20 lpa new regime vs old regime', '/salaries/take-home-salary-calculator?ctc=2000000'],
    ['salary 45000 increment 12 percent', '/salaries/salary-hike-calculator#by=percent&percent=12'],
    ['tgt maths teacher job jaipur', '/jobs/mathematics-teacher-jobs-prf?location=jaipur'],
    ['clerk interview bank questions', '/profiles/bank-clerk/interview-questions'],
    ['freelance content writer', '/jobs/content-writer-jobs-prf?employment=freelancer'],
    ['award winners 2025', '/abeca-2025'],
    ['neembora', '/overview/nimbora-foods-overview'],
    ['pravah cloudwork', '/overview/pravaha-cloudworks-overview'],
    ['koel pay salary', '/salaries/koyal-pay-salaries'],
    ['கோயம்புத்தூர் ஆசிரியர் சம்பளம்', '/profile/teacher-salary?city=coimbatore'],
    ['hra exemption rent 18000 basic 40000 delhi', '/salaries/hra-calculator#basic1=40000&rent1=18000&city1=delhi'],
    ['gratuity for 8 years 4 months basic 42000', '/salaries/gratuity-calculator#wages=42000&years=8&months=4'],
    ['40 hazar basic par pf katke kitna haath me aayega', '/salaries/take-home-salary-calculator'],
    ['ghar se karne wala kaam jaipur', '/jobs?location=jaipur&workplace=remote'],
    ['naya graduate hu koi naukri batao lucknow me', '/jobs?experience=0&location=lucknow'],
    ['is koyal pay a good place for freshers', '/reviews/koyal-pay-reviews -freshers'],
    ['सूरत में कपड़ा कंपनियाँ', '/list-of-companies?industry=textiles&location=surat'],
    ['अस्पतालों की सूची चेन्नई', '/list-of-companies?industry=hospitals&location=chennai'],
    ['बिजली मिस्त्री की नौकरी', '/jobs/electrician-jobs-prf'],
    ['चौकीदार की तनख्वाह', '/profile/security-guard-salary'],
  ])('%j leads to %s', async (typed, path) => expect((await answers(typed))[0]).toBe(path));
});

describe('a name with the ending of a sentence (F-14)', () => {
  it.each([
    ['சென்னையில் வேலை', '/jobs?location=chennai'],
    ['கோயம்புத்தூரில் நிறுவனங்கள்', '/list-of-companies?location=coimbatore'],
    ['নার্সের বেতন', '/profile/nurse-salary'],
    ['हैदराबादमध्ये नोकरी', '/jobs?location=hyderabad'],
    ['पुण्यात अकाउंटंटची नोकरी', '/jobs/accountant-jobs-prf?location=pune'],
    ['हैदराबाद के शिक्षकों का वेतन', '/profile/teacher-salary?city=hyderabad'],
    ['విశాఖపట్నంలో నర్సు జీతం', '/profile/nurse-salary?city=visakhapatnam'],
    ['ಮೈಸೂರಿನಲ್ಲಿ ಡ್ರೈವರ್ ಸಂಬಳ', '/profile/driver-salary?city=mysuru'],
    ['અમદાવાદમાં ડ્રાઇવરનો પગાર', '/profile/driver-salary?city=ahmedabad'],
    ['ਲੁਧਿਆਣੇ ਵਿੱਚ ਨੌਕਰੀ', '/jobs?location=ludhiana'],
    ['കൊച്ചിയിൽ ജോലി', '/jobs?location=kochi'],
    ['ଭୁବନେଶ୍ୱରରେ ଚାକିରି', '/jobs?location=bhubaneswar'],
  ])('%j leads to %s', async (typed, path) => expect((await answers(typed))[0]).toBe(path));
});

describe('a comparison (F-14)', () => {
  it.each([
    ['koyal pay or pravaha cloudworks which is better', '/compare?company=koyal-pay&company=pravaha-cloudworks'],
    ['tcs vs infosys', '/compare'],
    ['koyal pay vs tcs', '/compare?company=koyal-pay'],
    ['accountant or data analyst which pays more', '/salaries/compare?of=~accountant&of=~data-analyst'],
    ['accountant salary pune vs bangalore', '/salaries/compare?of=~accountant~pune&of=~accountant~bengaluru'],
    ['do offer hai kaunsa lu', '/salaries/compare-offers'],
    ['offer 18 lakh bangalore vs 15 lakh indore', '/salaries/compare-offers'],
  ])('%j leads to %s', async (typed, path) => expect((await answers(typed))[0]).toBe(path));
});

describe('a ranking (F-14)', () => {
  it.each([
    ['best it companies in bangalore', '/list-of-companies?industry=it-services&location=bengaluru&sort=rating'],
    ['best startups to work in india', '/awards/best-tech-startups-2026'],
    ['best mid size companies to work for', '/awards/best-mid-sized-companies-to-work-in-india-2026'],
    ['top 10 large companies', '/awards/best-large-companies-to-work-in-india-2026'],
    ['mahilao ke liye acchi company delhi', '/list-of-companies?location=new-delhi&sort=rating'],
    ['biggest company in india', '/list-of-companies?size=50k-1+Lakh&size=1+Lakh%2B'],
    ['highest paying jobs mumbai', '/jobs?location=mumbai&sort=pay'],
  ])('%j leads to %s', async (typed, path) => expect((await answers(typed))[0]).toBe(path));

  it('is of the newest awards that have the list', async () => {
    const isNew = (content: PageContent): boolean => content.of === 'awards' && content.year === 2026;
    expect((await answers('best startups', isNew))[0]).toBe('/awards/best-tech-startups-2025');
  });
});

describe('a job of which there is none in a city (R-187)', () => {
  it('is not lost: the same elsewhere, the city without it, and the empty one', async () => {
    expect(await answers('driver job nagpur', isJobsIn)).toEqual([
      '/jobs/driver-jobs-prf',
      '/jobs?k=driver&location=nagpur',
      '/jobs/driver-jobs-prf?location=nagpur (nothing yet)',
    ]);
    expect(await answers('driver job nagpur', (content) => content.of === 'jobs' && (content.scope.of !== 'all' || content.search.k !== ''))).toEqual([
      '/jobs?location=nagpur -driver',
      '/profile/driver-salary?city=nagpur',
      '/jobs/driver-jobs-prf?location=nagpur (nothing yet)',
    ]);
  });

  it('is not said to be empty beside its pay', async () => {
    expect((await answers('driver salary nagpur', (content) => content.of === 'jobs')).filter((said) => said.includes('nothing yet'))).toEqual([]);
  });
});

describe('the words that are left out (F-14)', () => {
  it('are those that were typed, and no name of the list', async () => {
    const isOfJob = (content: PageContent): boolean => content.of === 'jobs' && (content.scope.of !== 'all' || content.search.k !== '');
    expect(await answers('चौकीदार की नौकरी नागपुर', isOfJob)).toContain('/jobs?location=nagpur -चौकीदार');
    expect(await answers('sales girl job nagpur', isOfJob)).toContain('/jobs?location=nagpur -sales girl');
    expect(await answers('driver ki naukri ghar baithe', (content) => content.of === 'jobs' && content.search.workplace.length > 0)).toContain(
      '/jobs/driver-jobs-prf -ghar baithe',
    );
    expect(await answers('night duty nurse pay in chennai')).toContain('/profile/nurse-salary?city=chennai -night duty');
  });
});

describe('a question about this website itself (F-14)', () => {
  it.each([
    ['how do i delete my review', '/faq#changing'],
    ['mera review kaise hatau', '/faq#changing'],
    ['मेरा अकाउंट कैसे हटाएँ', '/faq#leaving'],
    ['is it anonymous', '/faq#found-out'],
    ['who can see my name', '/faq#found-out'],
    ['where can i complain about a fake review', '/faq#removal'],
    ['why is no exact date shown', '/faq#dates'],
    ['contact grievance officer', '/legal/grievances'],
    ['community guidelines', '/legal/community-guidelines'],
    ['faq', '/faq'],
  ])('%j leads to %s', async (typed, path) => expect((await answers(typed))[0]).toBe(path));

  it('is answered in its own language', async () => {
    const titleOf = async (typed: string) => (await findAnswers(full, typed, 1)).items[0]?.title;
    expect(await titleOf('delete my account')).toBe('How do I delete my account?');
    expect(await titleOf('mera account kaise delete karu')).toBe('खाता कैसे मिटाऊँ?');
  });

  it('stays behind a name that is meant', async () => expect((await answers('koyal pay anonymous review'))[0]).toContain('koyal-pay'));
});

describe('a topic (F-14)', () => {
  it('is one of women where they ask for employers', async () => expect(await answers('ladkiyo ke liye safe company')).toContain('/communities/women-at-work'));

  it('is offered by the words of the trouble, not beside an intended name', async () => {
    expect(await answers('fnf not received')).toContain('/communities/relieving-letter');
    expect(await answers('tcs relieving letter')).not.toContain('/communities/relieving-letter');
    expect(await answers('manager salary')).not.toContain('/communities/managers');
  });
});
