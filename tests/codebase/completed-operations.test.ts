import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { completeOperations } from '#scripts/openapi/complete-operations.ts';
import { lintContract } from '#scripts/openapi/lint-contract.ts';
import { injectedContracts, saidAboutContracts } from '#tests/planted.ts';

/** Contract without repetitions of its operations; field schemas still refer to common.yaml. */
const shortened = (text: string): string =>
  text
    .replaceAll(/^ +(?:'4\d\d'|'503'|default):\n +\$ref: .*\n/gm, '')
    .replaceAll(/^( +)headers:\n.*\n.*RequestId'?\n/gm, '')
    .replaceAll(/^ +- \$ref: .*(?:AppId|SystemId)'?\n/gm, '')
    .replaceAll(/^( +)parameters:\n(?!\1 )/gm, '');

function completed(text: string, name = 'feed/pins.yaml'): string {
  const folder = mkdtempSync(join(tmpdir(), 'daftar-operations-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  mkdirSync(dirname(join(folder, name)), { recursive: true });
  writeFileSync(join(folder, name), text);
  completeOperations(folder);
  return readFileSync(join(folder, name), 'utf8');
}

const short = `# Pins of posts.
paths:
  /v1/pin/{postId}:
    post:
      operationId: pinPost
      tags: [ pins ]   # one
      security:
        - sessionCookie: []
      requestBody: { $ref: '#/components/requestBodies/Pin' }
      responses:
        '200':
          description: >-
            It is
            pinned.
          # What is shown.
          content: {}
        # Its author blocked whoever asks.
        '422':
          $ref: ../common.yaml#/components/responses/Refused
          # Nothing else.
    # Reading.
    get:
      operationId: getPin
      security: []
      parameters:
        # Which one.
        - $ref: '#/components/parameters/Pin'
      responses:
        '200':
          description: It.`;

const whole = `# Pins of posts.
paths:
  /v1/pin/{postId}:
    post:
      operationId: pinPost
      tags: [ pins ]   # one
      security:
        - sessionCookie: []
      parameters:
        - $ref: ../common.yaml#/components/parameters/WriterAppId
        - $ref: ../common.yaml#/components/parameters/WriterSystemId
      requestBody: { $ref: '#/components/requestBodies/Pin' }
      responses:
        '200':
          description: >-
            It is
            pinned.
          headers:
            x-request-id:
              $ref: ../common.yaml#/components/headers/RequestId
          # What is shown.
          content: {}
        '400':
          $ref: ../common.yaml#/components/responses/Invalid
        '401':
          $ref: ../common.yaml#/components/responses/SignedOut
        '403':
          $ref: ../common.yaml#/components/responses/Forbidden
        '404':
          $ref: ../common.yaml#/components/responses/Missing
        '409':
          $ref: ../common.yaml#/components/responses/Conflict
        '413':
          $ref: ../common.yaml#/components/responses/TooLarge
        '415':
          $ref: ../common.yaml#/components/responses/UnsupportedMediaType
        # Its author blocked whoever asks.
        '422':
          $ref: ../common.yaml#/components/responses/Refused
          # Nothing else.
        '429':
          $ref: ../common.yaml#/components/responses/Limited
        '503':
          $ref: ../common.yaml#/components/responses/Unavailable
        default:
          $ref: ../common.yaml#/components/responses/Broken
    # Reading.
    get:
      operationId: getPin
      security: []
      parameters:
        - $ref: ../common.yaml#/components/parameters/AppId
        - $ref: ../common.yaml#/components/parameters/SystemId
        # Which one.
        - $ref: '#/components/parameters/Pin'
      responses:
        '200':
          description: It.
          headers:
            x-request-id:
              $ref: ../common.yaml#/components/headers/RequestId
        '400':
          $ref: ../common.yaml#/components/responses/Invalid
        '404':
          $ref: ../common.yaml#/components/responses/Missing
        '429':
          $ref: ../common.yaml#/components/responses/Limited
        '503':
          $ref: ../common.yaml#/components/responses/Unavailable
        default:
          $ref: ../common.yaml#/components/responses/Broken
`;

describe('an operation', () => {
  it('is written short, gets what all repeat where it belongs, and is in order then', async () => {
    const original = readFileSync('openapi/company.yaml', 'utf8');
    const aboutCompanies = async (folder: string) => (await lintContract(folder)).filter((refusal) => /list|getCompany/.test(refusal));
    const folder = injectedContracts('company.yaml', (_contract, text) => shortened(text));
    const before = await aboutCompanies(folder);
    expect(before).toEqual(expect.arrayContaining([expect.stringContaining('`npm run check -- --fix contracts` writes the shared ones of common.yaml')]));
    expect(completeOperations(folder)).toEqual(
      ['listCompanies', 'getCompanyFilters', 'getCompany', 'getCompanyHeader', 'listColleges', 'getCollege'].map(
        (name) => `${folder}/company.yaml: completed ${name}.`,
      ),
    );
    expect(readFileSync(join(folder, 'company.yaml'), 'utf8')).toBe(original);
    expect(await aboutCompanies(folder)).toEqual(await aboutCompanies(injectedContracts('company.yaml', () => undefined)));
  });

  it('keeps its comments, its order and its spelling', () => {
    expect(completed(short)).toBe(whole);
    expect(completed(whole)).toBe(whole);
  });

  it('that changes something gets a writer’s headers in place of a reader’s', () => {
    const asReader = whole.replaceAll('Writer', '').replace("'413'", "'418'");
    expect(
      completed(asReader)
        .split('\n')
        .filter((line) => /AppId|SystemId/.test(line)),
    ).toEqual(['WriterAppId', 'WriterSystemId', 'AppId', 'SystemId'].map((name) => `        - $ref: ../common.yaml#/components/parameters/${name}`));
  });

  it('names the kind of client as its neighbours do', () => {
    const own = "'#/components/parameters/WriterLoginSystemId'";
    const text = whole.replace('../common.yaml#/components/parameters/WriterSystemId', own);
    const reader = text
      .replace('        - $ref: ../common.yaml#/components/parameters/SystemId\n', '')
      .replace("        '404':\n          $ref: ../common.yaml#/components/responses/Missing\n        '429'", "        '429'");
    expect(completed(reader)).toContain("parameters/AppId\n        - $ref: '#/components/parameters/LoginSystemId'\n        # Which one.");
  });

  it('takes the headers of all where the first of its neighbours changes something', () => {
    const getter = whole.slice(whole.indexOf('    # Reading.'));
    const incomplete = getter.replace(/ {8}- \$ref: \S+AppId\n.*SystemId\n/, '').replace(/ {8}'404':\n.*\n/, '');
    expect(completed(whole.replace(getter, incomplete))).toBe(whole);
  });

  it('that is complete stays byte for byte, as do all in the codebase', () => {
    const folder = mkdtempSync(join(tmpdir(), 'daftar-operations-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    cpSync('openapi', folder, { recursive: true });
    expect(completeOperations(folder)).toEqual([]);
  });

  it.each(['paths: : [', "paths:\n  /v1/pin:\n    get: { responses: { '200': { description: It. } } }\n"])(
    'that cannot be completed stays as it is: %j',
    (text) => {
      expect(completed(text)).toBe(text);
    },
  );

  it.each([
    ['403', /logError \(responses\): documents no answer 403: `npm run check -- --fix contracts` writes/],
    ['413', /logError \(responses\): documents no answer 413/],
    ['415', /logError \(responses\): documents no answer 415/],
  ])('is refused without the answer %s', async (status, said) => {
    const sentences = await saidAboutContracts('log.yaml', (contract) => void contract.deleteIn(['paths', '/api/v4/log/error', 'post', 'responses', status]));
    expect(sentences.join('\n')).toMatch(said);
  });

  it('is refused where an answer does not name its request', async () => {
    const at = ['paths', '/api/v4/log/error', 'post', 'responses', '204', 'headers'];
    const sentences = await saidAboutContracts('log.yaml', (contract) => void contract.deleteIn(at));
    expect(sentences.join('\n')).toMatch(/logError \(responses 204\): answers 204 without the header x-request-id: `npm run check/);
  });
});
