import { describe, expect, it } from 'vitest';
import { callOf, partOf } from './plain-parts.ts';

describe('a part of a page, by its path of elements', () => {
  it.each([
    ['main>form>input', 'field'],
    ['main>img', 'picture'],
    ['body>nav>a.go', 'link'],
    ['dialog>button#send', 'button'],
    ['main', 'page'],
    ['', 'page'],
    ['main>aside', 'other'],
  ])('“%s” is named: %s', (target, part) => expect(partOf(target)).toBe(part));
});

describe('a request, by its operation', () => {
  it.each([
    ['listChatGroups', 'opened', 'messages'],
    ['getCompanyOverview', 'opened', 'companies'],
    ['suggestDesignations', 'searched', 'lists'],
    ['searchJobs', 'searched', 'jobs'],
    ['submitReview', 'sent', 'reviews'],
    ['getAvailablePseudoProfiles', 'opened', 'account'],
    ['ping', 'sent', 'other'],
  ])('%s is what someone %s: %s', (operation, kind, subject) => expect(callOf(operation)).toEqual({ kind, subject }));
});
