import type { FastifyRequest } from 'fastify';
import type { Brand } from '#core/brand.ts';
import type { Language } from '#core/device/preferences.ts';
import { screens } from '#core/navigation/screens.ts';
import { withPairs } from '#core/navigation/url.ts';
import { LoginNotBegun } from '#server/adapters/login/login-not-begun.ts';
import { saidIn } from '#words/words.ts';
import { escaped, ownDocument } from '../http/own-document.ts';
import type { PageOfProblem } from '../http/problem-answers.ts';
import { preferenceIn } from '../pages/reader.ts';

interface LoginProblemParts {
  readonly styles: readonly string[];
  readonly brand: Brand;
  readonly languages: readonly Language[];
}

const policy = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'; base-uri 'none'";

/** Shows navigating browsers a sentence with a login link, and other clients the problem. */
export const loginProblemPages =
  ({ styles, brand, languages }: LoginProblemParts): PageOfProblem =>
  (error, request, { status }) => {
    if (!isNavigated(request)) return undefined;
    const preference = preferenceIn(request.headers, languages);
    const { title, again, ...words } = saidIn('loginProblems', preference.language);
    const returnTo = error instanceof LoginNotBegun ? error.returnTo : undefined;
    const login = withPairs(screens.login, { referer: returnTo });
    const link = `<p class="row"><a class="btn main" href="${escaped(login)}">${escaped(again)}</a></p>`;
    const body = `<div class="stack g4"><h1>${escaped(title)}</h1><p role="status">${escaped(words[saidOf(status)])}</p>${link}</div>`;
    return { policy, markup: ownDocument({ preference, styles, brand }, escaped(title), body) };
  };

const isNavigated = ({ method, headers, routeOptions }: FastifyRequest): boolean =>
  method === 'GET' && routeOptions.url?.startsWith(`${screens.login}/:provider`) === true && headers.accept?.includes('text/html') === true;

function saidOf(status: number): 'over' | 'tooOften' | 'notHere' | 'later' {
  if (status === 401) return 'over';
  if (status === 429) return 'tooOften';
  return status === 404 ? 'notHere' : 'later';
}
