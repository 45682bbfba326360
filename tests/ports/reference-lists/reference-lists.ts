import { expect, it } from 'vitest';
import type { ReferenceLists } from '#core/reference-lists/reference-lists.ts';

const namesOf = async (items: Promise<readonly { readonly name: string }[]>): Promise<string[]> => (await items).map(({ name }) => name);

/** Promises of ReferenceLists. `open` gives those of tests/reference-lists.ts. */
export function meetsContract(open: () => Promise<ReferenceLists>): void {
  it('gives whole lists (R-058)', async () => {
    const lists = await open();
    expect(await lists.departments()).toEqual([
      { departmentId: 2, urlName: 'human-resources', name: 'Human Resources' },
      { departmentId: 1, urlName: 'software', name: 'Software' },
    ]);
    expect(await lists.roles(1)).toEqual([
      { roleId: 101, name: 'Development' },
      { roleId: 102, name: 'Testing' },
    ]);
    expect(await lists.tags()).toContainEqual({ tagId: 201, name: 'HR rounds', topicId: 2 });
    expect(await lists.courses()).toEqual([
      { courseId: 1, name: 'B.Tech/B.E.', level: 'Graduation/Diploma' },
      { courseId: 2, name: 'MBA/PGDM', level: 'Masters/Post graduation' },
    ]);
    expect(await lists.specializations(2)).toEqual([{ specializationId: 201, name: 'Finance' }]);
    expect((await lists.industries()).map(({ urlName, name }) => [urlName, name])).toEqual([
      ['cloud-services', 'Cloud services'],
      ['packaged-food', 'Packaged food'],
      ['steel', 'Steel'],
    ]);
  });

  it('knows which departments and courses there are', async () => {
    const lists = await open();
    await expect(lists.roles(77)).rejects.toMatchObject({ kind: 'missing' });
    await expect(lists.specializations(77)).rejects.toMatchObject({ kind: 'missing' });
  });

  it('counts what belongs to each (R-058)', async () => {
    const lists = await open();
    expect((await lists.countedDepartments()).map(({ name, count }) => [name, count])).toEqual([
      ['Human Resources', 1],
      ['Software', 6],
    ]);
    expect((await lists.countedIndustries()).map(({ name, count }) => [name, count])).toEqual([
      ['Packaged food', 2],
      ['Cloud services', 1],
      ['Steel', 1],
    ]);
    expect((await lists.countedTopics()).map(({ urlName, count }) => [urlName, count])).toEqual([
      ['salary-talk', 2],
      ['interviews', 1],
    ]);
  });

  it('suggests five, those first whose name begins so (R-058)', async () => {
    const lists = await open();
    expect(await namesOf(lists.suggestDesignations('soft'))).toEqual([
      'Software Engineer',
      'Software Development Engineer',
      'Softskills Trainer',
      'Software Tester',
      'Software Architect',
    ]);
    expect(await namesOf(lists.suggestDesignations('SOFT', 2))).toEqual(['Software Engineer', 'Software Development Engineer']);
    expect((await lists.suggestDesignations('hrbp')).map(({ department }) => department)).toEqual([
      { departmentId: 2, urlName: 'human-resources', name: 'Human Resources' },
    ]);
  });

  it('suggests companies by word beginnings and initials, the most reviewed first', async () => {
    const lists = await open();
    expect(await namesOf(lists.suggestCompanies('cloud'))).toEqual(['Cloudberry', 'Cloud Nine Foods', 'Pravaha Cloudworks']);
    expect(await namesOf(lists.suggestCompanies('PC'))).toEqual(['Pravaha Cloudworks']);
    expect(await namesOf(lists.suggestCompanies('jp st'))).toEqual(['J.P. Steel']);
    const [steel] = await lists.suggestCompanies('J.P.');
    const [industry] = await lists.suggestIndustries('ste');
    expect(steel).toEqual({ companyId: 'company0000000004', urlName: 'jp-steel', name: 'J.P. Steel', logo: null, industry });
    expect((await lists.industries()).find(({ name }) => name === 'Steel')).toEqual(industry);
  });

  it('suggests companies by what is said in Devanagari, those first that begin so', async () => {
    const lists = await open();
    expect(await namesOf(lists.suggestCompanies('क्लाउड'))).toEqual(['Cloudberry', 'Cloud Nine Foods', 'Pravaha Cloudworks']);
    expect(await namesOf(lists.suggestCompanies('प्रवाह'))).toEqual(['Pravaha Cloudworks']);
    expect(await namesOf(lists.suggestCompanies('स्टील'))).toEqual(['J.P. Steel']);
  });

  it('suggests in every script of India, in each list, exact names first', async () => {
    const lists = await open();
    const asSoftware = await namesOf(lists.suggestDesignations('software'));
    for (const software of ['सॉफ्टवेअर', 'সফটওয়্যার', 'സോഫ്റ്റ്‌വെയർ', 'ಸಾಫ್ಟ್‌ವೇರ್', 'சாஃப்ட்வேர்'])
      expect(await namesOf(lists.suggestDesignations(software)), software).toEqual(asSoftware);
    expect(await namesOf(lists.suggestDesignations('इंजीनियर सॉफ्टवेयर', 1))).toEqual(['Software Engineer']);
    expect(await namesOf(lists.suggestDesignations('সফটওয়্যার ইঞ্জিনিয়ার'))).toEqual([
      'Software Engineer',
      'Senior Software Engineer',
      'Software Development Engineer',
    ]);
    for (const bengaluru of ['ಬೆಂಗಳೂರು', 'பெங்களூரு', 'बँगलोर']) expect(await namesOf(lists.suggestLocations(bengaluru)), bengaluru).toEqual(['Bengaluru']);
    expect(await namesOf(lists.suggestColleges('ദില്ലി'))).toEqual(['Indian Institute of Technology Delhi']);
    expect(await namesOf(lists.suggestSkills('જાવા'))).toEqual(['Java', 'JavaScript']);
    expect(await namesOf(lists.suggestIndustries('ਸਟੀਲ'))).toEqual(['Steel']);
    expect(await namesOf(lists.suggestDepartments('సాఫ్ట్‌వేర్'))).toEqual(['Software']);
    expect(await namesOf(lists.suggestCompanies('কলাউড'))).toEqual(['Cloudberry', 'Cloud Nine Foods', 'Pravaha Cloudworks']);
    expect(await namesOf(lists.suggestDesignations('एचआरबीपी'))).toEqual(['HR Business Partner']);
  });

  it('forgives capitals, marks and order, and knows other names', async () => {
    const lists = await open();
    expect(await lists.suggestColleges('IIT B')).toEqual([
      { collegeId: 1, name: 'Indian Institute of Technology Bombay', city: 'Mumbai', state: 'Maharashtra' },
    ]);
    expect(await namesOf(lists.suggestColleges('xaviers'))).toEqual(['St. Xavier’s College Mumbai']);
    expect(await namesOf(lists.suggestColleges('mumbai'))).toEqual(['Indian Institute of Technology Bombay', 'St. Xavier’s College Mumbai']);
    expect(await lists.suggestLocations('bangal')).toEqual([{ locationId: 101, name: 'Bengaluru', state: 'Karnataka' }]);
    expect(await lists.suggestSkills('node js')).toEqual([{ skillId: 3, name: 'Node.js' }]);
    expect(await namesOf(lists.suggestSkills('js'))).toEqual(['JavaScript', 'Node.js']);
    expect(await namesOf(lists.suggestDepartments('people'))).toEqual(['Human Resources']);
  });

  it('suggests nothing to what is no name', async () => {
    const lists = await open();
    for (const asked of ['&', '..', "'", '%', '_', String.raw`\ `, ':*', 'xyzzy', '()|&!'])
      for (const items of [lists.suggestCompanies(asked), lists.suggestColleges(asked), lists.suggestSkills(asked)]) expect(await items, asked).toEqual([]);
  });
}
