import { describe, expect, it } from 'vitest';
import { lintContract } from '#scripts/openapi/lint-contract.ts';
import { injectedContracts } from '#tests/planted.ts';
import { expectRefused, list, log, property, remove, schemas, set, type Defect } from './planted-contract.ts';

const sort = [...list, 'parameters', 5];
const size = [...list, 'parameters', 3];
const company = ['paths', '/v1/company/{urlName}', 'get'];
const answer = [...list, 'responses', '200'];
const link = (said: object) => set([...answer, 'links'], { company: { operationId: 'getCompany', parameters: { urlName: 'pravaha' }, ...said } });
const made = { description: 'Made.', content: { 'application/json': { schema: { type: 'boolean', example: true } } } };

const words: readonly Defect[] = [
  ['a word that nobody reads', 'company.yaml', set([...list, 'x-colour'], 'red'), /listCompanies: says x-colour, which nobody reads: write one of x-adds-one,/],
  ['such a word in a schema', 'company.yaml', set([...property, 'name', 'x-colour'], 'red'), /schemas CompanySummary properties name: says x-colour/],
  [
    'an order without a word',
    'company.yaml',
    remove([...sort, 'x-sorted-by']),
    /listCompanies: has the order sort and does not say by what: write x-sorted-by/,
  ],
  [
    'an order of which a value is left out',
    'company.yaml',
    set([...sort, 'x-sorted-by'], { rating: '-rating' }),
    /says in x-sorted-by the order of rating: say that of popularity, rating, name, each once/,
  ],
  [
    'an order by what an item has not',
    'company.yaml',
    set([...sort, 'x-sorted-by', 'rating'], ['-stars']),
    /says in x-sorted-by that its order rating goes by "-stars", and an item has no such place/,
  ],
  ['an order by nothing', 'company.yaml', set([...sort, 'x-sorted-by', 'rating'], []), /says in x-sorted-by no key for its order rating/],
  [
    'an order of a list that has none such',
    'company.yaml',
    set([...list, 'x-sorted-by'], '-age'),
    /that its list goes by "-age", and an item has no such place/,
  ],
  ['an order where there is no list', 'log.yaml', set([...log, 'x-sorted-by'], '-age'), /logError: says in x-sorted-by how its list goes, and answers no list/],
  [
    'a filter without a word',
    'company.yaml',
    remove([...size, 'x-filters']),
    /listCompanies: narrows its list by size and does not say what that looks at: write x-filters/,
  ],
  [
    'a filter of another form',
    'company.yaml',
    set([...size, 'x-filters'], 'more rating'),
    /says in x-filters of size "more rating": write a place, after at-least/,
  ],
  ['a filter by what an item has not', 'company.yaml', set([...size, 'x-filters'], 'people'), /that size looks at people, and an item has no such place/],
  [
    'a filter where there is no list',
    'company.yaml',
    set([...company, 'parameters'], [{ name: 'colour', in: 'query', schema: { type: 'string', enum: ['red'] }, 'x-filters': 'name' }]),
    /getCompany: says in x-filters that colour looks at name, and answers no list/,
  ],
  [
    'a word beside the reference to a parameter',
    'company.yaml',
    set([...list, 'parameters', 7, 'x-filters'], 'none'),
    /listCompanies: says x-filters beside a reference to a parameter, where nobody reads it: write it where that parameter is described/,
  ],
  [
    'a text that is said to count',
    'company.yaml',
    set([...schemas, 'CompanyPage', 'properties', 'next', 'x-counts'], 'items'),
    /listCompanies: says in x-counts that next counts "items", and it is no integer/,
  ],
  [
    'a count of a list that is not there',
    'company.yaml',
    set([...schemas, 'CompanyFilters', 'properties', 'companiesCount', 'x-counts'], 'getCompany'),
    /getCompanyFilters: says in x-counts that companiesCount counts "getCompany": name items, or an operation of this service that answers a list/,
  ],
  [
    'a count of its own items without any',
    'company.yaml',
    set([...schemas, 'CompanyFilters', 'properties', 'companiesCount', 'x-counts'], 'items'),
    /getCompanyFilters: says in x-counts that companiesCount counts "items", and answers no list/,
  ],
];

const marks: readonly Defect[] = [
  ['a read that is said to change nothing when asked twice', 'company.yaml', set([...list, 'x-idempotent'], true), /listCompanies: says x-idempotent: write/],
  ['a mark that is no truth', 'log.yaml', set([...log, 'x-idempotent'], 'yes'), /logError: says x-idempotent: write `x-idempotent: true`/],
  ['a thing of all that is said to be one’s own', 'company.yaml', set([...company, 'x-own'], true), /getCompany: says x-own: write `x-own: true` on a GET/],
  [
    'something made that nothing shows',
    'company.yaml',
    set([...list, 'responses', '201'], made),
    /listCompanies: makes something and links to no GET that shows it: write `links` under its 201/,
  ],
  ['nothing made that nothing shows', 'company.yaml', set([...list, 'x-shows'], 'none'), /listCompanies: says x-shows: write `x-shows: none` where a 201/],
  ['a read that is said to add', 'company.yaml', set([...list, 'x-adds-one'], { upVotes: {} }), /says in x-adds-one what it adds to, and changes nothing/],
  [
    'an addition to what no answer has',
    'log.yaml',
    set([...log, 'x-adds-one'], { reports: {} }),
    /logError: says in x-adds-one that it adds to reports, and neither its answer nor a GET that it links to has such a number/,
  ],
  ['an addition without values', 'log.yaml', set([...log, 'x-adds-one'], { reports: true }), /says in x-adds-one of reports no values: write `reports: \{\}`/],
  [
    'an addition by what is not sent',
    'log.yaml',
    set([...log, 'x-adds-one'], { reports: { display: 'RADIO', colour: 'red' } }),
    /that display is "RADIO", which its body does not take[\s\S]*that colour is "red", which its body does not take/,
  ],
];

const links: readonly Defect[] = [
  [
    'a link out of its service',
    'company.yaml',
    link({ operationId: 'getHealth' }),
    /listCompanies: its link company leads to getHealth: name an operationId of this/,
  ],
  [
    'a link with a name like a title',
    'company.yaml',
    set([...answer, 'links'], { Company: { operationId: 'getCompany', parameters: { urlName: 'a' } } }),
    /its link Company is called otherwise than other links/,
  ],
  [
    'a link that deletes by reading',
    'company.yaml',
    set([...answer, 'links'], { delete: { operationId: 'getCompany', parameters: { urlName: 'a' } } }),
    /its link delete leads to getCompany, a GET: such a link leads to DELETE/,
  ],
  [
    'a link without what its path needs',
    'company.yaml',
    link({ parameters: {} }),
    /its link company does not say urlName of getCompany: write it under parameters/,
  ],
  [
    'a link with a parameter that is not there',
    'company.yaml',
    link({ parameters: { urlName: 'a', colour: 'red' } }),
    /its link company gives colour to getCompany, which has no such parameter/,
  ],
  ['another kind of expression', 'company.yaml', link({ parameters: { urlName: '$url' } }), /its link company says \$url: write \$response\.body#/],
  [
    'a link to a place that is not answered',
    'company.yaml',
    link({ parameters: { urlName: '$response.body#/urlName' } }),
    /its link company says \$response\.body#\/urlName, and there is no such place/,
  ],
  [
    'a link by what is not asked for',
    'company.yaml',
    link({ parameters: { urlName: '$request.query.colour' } }),
    /its link company says \$request\.query\.colour, and there is no such place/,
  ],
  [
    'a link by a path that has no such step',
    'company.yaml',
    link({ parameters: { urlName: '$request.path.urlName' } }),
    /its link company says \$request\.path\.urlName, and there is no such place/,
  ],
  [
    'a link by a body that is not sent',
    'company.yaml',
    link({ requestBody: '$request.body' }),
    /its link company says \$request\.body, and there is no such place/,
  ],
  ['another word on what is shown', 'company.yaml', link({ 'x-shows': true }), /its link company says x-shows: write none, or each field of the request/],
  [
    'a field that is not sent, read where nothing is',
    'company.yaml',
    link({ 'x-shows': { text: 'post/content' } }),
    /where text is read, which is not sent[\s\S]*that text is read at "post\/content", which getCompany does not answer/,
  ],
  [
    'a place that is empty and was never there',
    'company.yaml',
    link({ 'x-gone': 'post' }),
    /its link company says x-gone: name the place in the answer of a GET/,
  ],
];

describe('the meaning that a contract tells is refused for', () => {
  it.each([...words, ...marks, ...links])('%s', async (...defect) => expectRefused(defect));
});

it('takes what is said in the right form', async () => {
  const folder = injectedContracts('company.yaml', (contract) => {
    link({ parameters: { urlName: '$response.body#/items/0/urlName' }, 'x-gone': 'website' })(contract);
    set([...list, 'responses', '201'], made)(contract);
    set([...list, 'x-sorted-by'], ['-rating', 'name'])(contract);
    set([...size, 'x-filters'], 'starts name')(contract);
    set([...schemas, 'CompanyFilters', 'properties', 'companiesCount', 'x-counts'], 'listCompanies')(contract);
  });
  const said = (await lintContract(folder)).filter((refusal) => /x-(gone|shows|sorted-by|filters|counts)|its link|links to no GET|nobody reads/.test(refusal));
  expect(said).toEqual([]);
});
