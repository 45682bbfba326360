import { routes as persona } from '#contract/generated/persona.ts';
import { routes as names } from '#contract/generated/user/personas.ts';
import type { Http } from '#web/adapters/http/http.ts';
import type { signing } from '#web/adapters/persona-keys/signing.ts';
import type { KeyedServices } from '#web/adapters/persona-keys/http-keyed-personas.ts';

export const keyedServicesOf = (http: Http, sign: ReturnType<typeof signing>): KeyedServices => ({
  persona: http.under(sign, persona),
  names: http.under(sign, names),
});
