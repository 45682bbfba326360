import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { lintSockets } from '#scripts/openapi/lint-sockets.ts';
import { injectedContracts } from '#tests/planted.ts';
import { expectRefused, list, log, logInput, property, remove, schemas, set, type Defect } from './planted-contract.ts';

const defects: readonly Defect[] = [
  ['another version of OpenAPI', 'company.yaml', set(['openapi'], '3.1.1'), /is OpenAPI 3\.1\.1: every file is 3\.1\.0/],
  ['no summary', 'company.yaml', remove([...list, 'summary']), /listCompanies: has no summary/],
  ['no description', 'company.yaml', remove([...list, 'description']), /listCompanies: has no description/],
  [
    'a property of which nothing is said',
    'company.yaml',
    remove([...property, 'name', 'description']),
    /CompanySummary.*: has no description: say in a line what its name does not/,
  ],
  [
    'a tag that the file does not describe',
    'company.yaml',
    set([...list, 'tags'], ['colours']),
    /listCompanies \(tags 0\): .* Describe the tag under `tags` of the file/,
  ],
  ['no tags', 'company.yaml', remove([...list, 'tags']), /listCompanies: has no tags/],
  ['no word on who may call', 'company.yaml', remove([...list, 'security']), /listCompanies: does not say who may call it/],
  [
    'an operation for session and name alike, without a word on which is asked',
    'company.yaml',
    set([...list, 'security'], [{ sessionCookie: [] }, { personaSignature: [] }]),
    /listCompanies: is asked by a session or by a made-up name: write `x-credential`/,
  ],
  ['no operationId', 'company.yaml', remove([...list, 'operationId']), /get \/v1\/companies: has no operationId/],
  [
    'an operation after one that no file has',
    'company.yaml',
    set([...list, 'x-after'], 'eatLunch'),
    /listCompanies.*: comes after eatLunch, which no file has/,
  ],
  ['an operation for members of no known kind', 'company.yaml', set([...list, 'x-asked-by'], 'friend'), /is asked by friend: name one of newcomer, reader/],
  [
    'a call of a kind that search engines are refused, without a word on it',
    'company.yaml',
    remove(['paths', '/v1/companies/filters', 'get', 'x-bots']),
    /getCompanyFilters: is a call that search engines are refused: write `x-bots: refused`/,
  ],
  ['another word for it', 'company.yaml', set([...list, 'x-bots'], 'none'), /listCompanies.*: says x-bots: none; the one word for it is refused/],
  [
    'a name of a thing, and no word on whose it is',
    'company.yaml',
    remove(['paths', '/v1/company/{urlName}', 'get', 'x-names']),
    /getCompany: does not say whose the things are that it names: write x-names with urlName/,
  ],
  ['whose a thing is that no name is for', 'company.yaml', set([...list, 'x-names'], { postId: 'own post' }), /listCompanies: says in x-names whose postId is/],
  [
    'whose a thing is in a part that no body has',
    'company.yaml',
    set([...list, 'x-names'], { 'salary/keyId': 'any key' }),
    /listCompanies: says in x-names whose salary\/keyId is, and has no such name/,
  ],
  [
    'things at a place that its answer has not',
    'company.yaml',
    set([...list, 'x-lists'], { company: 'items/slug' }),
    /listCompanies: says in x-lists that its answer names a company at items\/slug, and has no such place/,
  ],
  ['a thing where its answer holds many', 'company.yaml', set([...list, 'x-lists'], { company: 'items' }), /names a company at items, and has no such place/],
  [
    'a name that reaches nobody knows how far',
    'company.yaml',
    set(['paths', '/v1/company/{urlName}', 'get', 'x-names'], { urlName: 'company' }),
    /getCompany: says in x-names that urlName is company: begin with own, shown or any/,
  ],
  [
    'a change for members without a word on who may ask',
    'company.yaml',
    (contract) => {
      set(['components', 'securitySchemes'], { sessionCookie: { $ref: 'common.yaml#/components/securitySchemes/sessionCookie' } })(contract);
      set([...list, 'security'], [{ sessionCookie: [] }])(contract);
      set([...list, 'x-changes'], true)(contract);
    },
    /listCompanies: changes something for members and does not say who may ask/,
  ],
  ['an operationId without a verb', 'company.yaml', set([...list, 'operationId'], 'companies'), /is not a verb and a noun in camelCase/],
  [
    'a mark that is no longer true',
    'company.yaml',
    (contract) => {
      set(['components', 'securitySchemes'], { bearer: { $ref: 'common.yaml#/components/securitySchemes/bearer' } })(contract);
      set([...list, 'security'], [{ bearer: [] }])(contract);
    },
    /securitySchemes\/bearer: is used, so it no longer waits for native; drop x-kept-for/,
  ],
  [
    'a part kept for a service that is there',
    'common.yaml',
    set(['components', 'schemas', 'Money', 'x-kept-for'], 'company'),
    /schemas\/Money: was kept for company, and openapi\/company\.yaml does not use it; use it there by now/,
  ],
  [
    'an error that is no problem',
    'company.yaml',
    set([...list, 'responses', '400'], {
      description: 'No.',
      content: { 'application/json': { schema: { type: 'boolean' }, examples: { no: { value: false } } } },
    }),
    /answers 400 with application\/json: an error is application\/problem\+json/,
  ],
  [
    'a request that takes any field',
    'log.yaml',
    remove([...logInput, 'properties', 'error', 'additionalProperties']),
    /ErrorReportInput properties error: is sent to us and takes any field/,
  ],
  [
    'a request with a map of any size',
    'log.yaml',
    set([...logInput, 'properties', 'error', 'additionalProperties'], { type: 'string', maxLength: 5 }),
    /ErrorReportInput properties error: is sent to us and takes any field/,
  ],
  [
    'a named object that may be null',
    'company.yaml',
    set([...schemas, 'SocialLink', 'type'], ['object', 'null']),
    /SocialLink type: is an object or null: name the object alone, and refer to it with `oneOf`/,
  ],
  [
    'another number than core says',
    'company.yaml',
    set([...list, 'parameters', 0, 'schema', 'maxLength'], 81),
    /listCompanies \(parameters 0 schema\): says 81, and core says longestCompanySearch is 80: change maxLength here, or the constant there/,
  ],
  [
    'a bound that core does not have',
    'company.yaml',
    set([...list, 'parameters', 0, 'schema', 'x-bound'], 'longestGuess'),
    /names the bound longestGuess, which core does not have/,
  ],
  [
    'a bound without its number',
    'log.yaml',
    set([...logInput, 'properties', 'status', 'x-bound'], { maxItems: 'mostPictures' }),
    /names the bound mostPictures and has no maxItems/,
  ],
  [
    'another default than core says',
    'company.yaml',
    (_contract, text) => text.replace('default: popularity', 'default: rating'),
    /listCompanies .*: says rating, and core says everyCompany\.sort is popularity: change default here, or the constant there/,
  ],
  [
    'a default that names no constant of core',
    'company.yaml',
    (_contract, text) => text.replace('x-bound: { default: everyCompany.sort }', 'x-spare: true'),
    /listCompanies .*: says a default that core may say otherwise: name the constant/,
  ],
  [
    'a limit of what is sent that names no constant of core',
    'company.yaml',
    (_contract, text) => text.replace('x-bound: longestCompanySearch', 'x-spare: true'),
    /listCompanies .*: has a limit without a name: write `x-bound` with the constant of core/,
  ],
  ['a string without an end', 'log.yaml', remove([...logInput, 'properties', 'operation', 'maxLength']), /is a string of any length/],
  ['an array without an end', 'company.yaml', remove([...schemas, 'CompanyHeader', 'properties', 'infoTags', 'maxItems']), /is an array of any length/],
  ['an integer without bounds', 'company.yaml', remove([...schemas, 'Count', 'maximum']), /is an integer of any size/],
  [
    'a pattern that only older engines take',
    'log.yaml',
    set([...logInput, 'properties', 'operation', 'pattern'], '^[A-Z\\-]{1,}\\_$'),
    /has a pattern that does not compile under the u flag/,
  ],
  ['a request without an example', 'log.yaml', remove([...log, 'requestBody', 'content', 'application/json', 'examples']), /shows no example of its request/],
  [
    'an answer without an example',
    'company.yaml',
    remove([...list, 'responses', '200', 'content', 'application/json', 'examples']),
    /shows no example of its answer 200/,
  ],
  [
    'an error without an example',
    'common.yaml',
    remove(['components', 'responses', 'Invalid', 'content', 'application/problem+json', 'examples']),
    /listCompanies .*shows no example of its answer 400/,
  ],
  [
    'a change that another origin could ask for',
    'log.yaml',
    set([...log, 'parameters'], [{ $ref: 'common.yaml#/components/parameters/AppId' }]),
    /logError: changes something and does not require appid: drop the parameter, and reading adds that of a writer/,
  ],
  [
    'an answer that does not name its request',
    'common.yaml',
    remove(['components', 'responses', 'Limited', 'headers', 'x-request-id']),
    /logError \(responses 429\): answers 429 without the header x-request-id: refer to RequestId of common\.yaml/,
  ],
  [
    'a reference out of the folder',
    'company.yaml',
    set([...property, 'name'], { $ref: '../src/name.yaml' }),
    /refers to \.\.\/src\/name\.yaml, which stands outside openapi\//,
  ],
  [
    'a word that older YAML takes for a truth',
    'log.yaml',
    (_contract, text) => text.replace('description: Taken.', 'description: yes'),
    /openapi\/log\.yaml: `yes` is string to one reader and boolean to an older one; put it in quotes/,
  ],
  [
    'a time that older YAML takes for a number',
    'log.yaml',
    (_contract, text) => text.replace('description: Taken.', 'description: 12:30:45'),
    /`12:30:45` is string to one reader and number to an older one/,
  ],
  [
    'a question mark inside brackets',
    'log.yaml',
    (_contract, text) => text.replace('tags: [errors]', 'tags: [errors, what?]'),
    /`what\?` stands plain inside brackets/,
  ],
  [
    'a raw control character',
    'log.yaml',
    (_contract, text) => text.replace('description: Taken.', "description: '\u0089Taken.'"),
    /openapi\/log\.yaml, line \d+: holds the raw control character U\+0089, which other readers refuse; escape it in double quotes/,
  ],
  ['no paths', 'log.yaml', remove(['paths']), /"ErrorReportInput" is never used\. Delete it/],
  ['no YAML at all', 'log.yaml', (_contract, text) => `${text}\n  - : [`, /openapi\/log\.yaml: is no YAML/],
];

describe('the contracts are refused for', () => {
  it.each(defects)('%s', async (...defect) => expectRefused(defect));

  it('a property of a message of which nothing is said', async () => {
    const name = 'native-bridge.asyncapi.yaml';
    const unsaid = remove([...schemas, 'PullToRefresh', 'properties', 'isAllowed', 'description']);
    const copy = injectedContracts(name, unsaid, (folder) => cpSync(join('openapi', name), join(folder, name)));
    const refusal = /PullToRefresh.*isAllowed: has no description: say in a line what its name does not.*counted\.$/;
    expect(await lintSockets(copy)).toEqual([expect.stringMatching(refusal)]);
  });
});
