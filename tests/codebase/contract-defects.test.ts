import { describe, it } from 'vitest';
import { addPath, example, expectRefused, list, log, property, remove, schemas, set, type Defect } from './planted-contract.ts';

const defects: readonly Defect[] = [
  [
    'an invalid response example',
    'company.yaml',
    set([...example, 'reviewsCount'], 'many'),
    /company\.yaml, listCompanies \(responses 200 .*`reviewsCount` property type must be integer.* Mend the example/,
  ],
  [
    'an extra property in an example',
    'company.yaml',
    set([...example, 'colour'], 'red'),
    /listCompanies .*must NOT have unevaluated properties `colour`\. Mend the example/,
  ],
  ['an example against its pattern', 'company.yaml', set([...example, 'urlName'], 'Not A Name'), /listCompanies .*`urlName` property must match pattern/],
  [
    'an operationId twice in a file',
    'company.yaml',
    set(['paths', '/v1/companies/filters', 'get', 'operationId'], 'listCompanies'),
    /listCompanies: openapi\/company\.yaml has an operation of this name already/,
  ],
  [
    'an operationId twice over two files',
    'log.yaml',
    set([...log, 'operationId'], 'listCompanies'),
    /openapi\/log\.yaml, listCompanies: openapi\/company\.yaml has an operation of this name already/,
  ],
  [
    'a missing path parameter',
    'company.yaml',
    remove(['paths', '/v1/company/{urlName}', 'parameters']),
    /getCompany \(parameters\): .*does not define the path parameter `\{urlName\}`.* Describe every parameter of the path/,
  ],
  [
    'a broken reference',
    'company.yaml',
    set([...property, 'rating'], { $ref: '#/components/schemas/Nothing' }),
    /company\.yaml, .*: refers to .*, which is not there\. Refer to a part that exists/,
  ],
  [
    'an enum value of the wrong type',
    'company.yaml',
    (contract) => contract.addIn([...schemas, 'SizeBucket', 'enum'], 7),
    /SizeBucket.*must be of the same type.* Make every value of the enum of its type/,
  ],
  [
    'a required property that nobody describes',
    'company.yaml',
    (contract) => contract.addIn([...schemas, 'SocialLink', 'required'], 'colour'),
    /SocialLink.*colour.* Describe the property, or do not require it/,
  ],
  [
    'a refusal that reading adds',
    'company.yaml',
    set([...list, 'responses', '429'], { $ref: 'common.yaml#/components/responses/Limited' }),
    /openapi\/company\.yaml, listCompanies: says the answer 429, which reading adds: delete it/,
  ],
  [
    'headers that reading adds',
    'log.yaml',
    (contract) => {
      set([...log, 'parameters'], [{ $ref: 'common.yaml#/components/parameters/WriterAppId' }])(contract);
      set([...log, 'responses', '204', 'headers'], { 'x-request-id': { $ref: 'common.yaml#/components/headers/RequestId' } })(contract);
    },
    /logError: says common\.yaml#\/components\/parameters\/WriterAppId, x-request-id of the answer 204, which reading adds: delete it/,
  ],
  ['an unknown security scheme', 'company.yaml', set([...list, 'security'], [{ passkey: [] }]), /listCompanies .*no `passkey` security scheme.* Name a scheme/],
  [
    'a misspelt keyword',
    'company.yaml',
    set([...property, 'name'], { type: 'string', maxLength: 9, maxLenght: 9 }),
    /`maxLenght` is not expected here.*Did you mean maxLength\?/,
  ],
  ['an unknown format', 'company.yaml', set([...property, 'industry', 'format'], 'datetime'), /has the format datetime, which nobody checks/],
  [
    'a link to no operation',
    'company.yaml',
    set([...list, 'responses', '200', 'links'], { next: { operationId: 'listNothing' } }),
    /links to listNothing, which no file has/,
  ],
  [
    'a GET with a body',
    'company.yaml',
    set([...list, 'requestBody'], { content: { 'text/plain': { schema: { type: 'string', maxLength: 1 }, examples: { one: { value: 'a' } } } } }),
    /listCompanies \(requestBody\): is a GET with a body/,
  ],
  [
    'a 204 with content',
    'log.yaml',
    set([...log, 'responses', '204', 'content'], { 'text/plain': { schema: { type: 'string', maxLength: 1 }, examples: { one: { value: 'a' } } } }),
    /logError \(responses 204\): answers 204 with content/,
  ],
  [
    'a shared part that nothing uses',
    'common.yaml',
    set(['components', 'schemas', 'Colour'], { type: 'boolean' }),
    /common\.yaml, schemas\/Colour: nothing uses it; delete it, or say with x-kept-for/,
  ],
  [
    'two paths that may be one',
    'company.yaml',
    (contract) => {
      addPath(contract, '/v1/{a}/plans', 'listPlans');
      addPath(contract, '/v1/plans/{b}', 'getPlan');
    },
    /getPlan: \/api\/company\/v1\/plans\/\{b\} and \/api\/company\/v1\/\{a\}\/plans of listPlans can be the same path/,
  ],
  [
    'a parameter behind a concrete path',
    'company.yaml',
    (contract) => addPath(contract, '/v1/company/{a}/{b}', 'getPart'),
    /getPart: .* meets .*header of getCompanyHeader; when .*header is meant to win, add the pair/,
  ],
  [
    'a path where a screen stands',
    'system.yaml',
    set(['paths', '/list-of-companies'], { get: { operationId: 'listThings' } }),
    /listThings: \/list-of-companies is where the screen \/list-of-companies stands/,
  ],
  [
    'a path that shadows screens',
    'system.yaml',
    set(['paths', '/overview/{name}'], { get: { operationId: 'getThing' } }),
    /getThing: \/overview\/\{name\} is where the screen \/overview\/:page stands/,
  ],
  [
    'a path outside /api/',
    'system.yaml',
    set(['paths', '/elsewhere'], { get: { operationId: 'getElsewhere' } }),
    /getElsewhere: \/elsewhere stands outside \/api\//,
  ],
  [
    'one path in two files',
    'system.yaml',
    set(['paths', '/api/company/v1/companies'], { get: { operationId: 'listThings' } }),
    /is listCompanies of openapi\/company\.yaml already/,
  ],
];

describe('the contracts are refused for', () => {
  it.each(defects)('%s', async (...defect) => expectRefused(defect));
});
