import { portalFields, usualPortalFields, type PortalFields } from '#server/adapters/providers/portal-fields.ts';
import type { PortalProfile } from '#server/adapters/providers/openid-portal-accounts.ts';
import type { OpenidClient, OpenidEndpoints, TokenGiver } from '#server/adapters/providers/configured-providers.ts';
import { isPublicUrl } from '#server/adapters/system/public-fetch.ts';
import { isOfThisComputer } from './deployment.ts';
import { setting, urlWith } from './setting.ts';

/** Public address, or one on this computer, as in tests. */
const outward = (text: string): string | undefined =>
  isPublicUrl(text) || (urlWith('http:')(text) !== undefined && isOfThisComputer(new URL(text).hostname)) ? text : undefined;

const address = (name: string, about: string) =>
  setting<string | undefined>({
    name,
    about,
    fallback: undefined,
    takes: 'a public address that starts with https://, at the usual port; on this computer http:// will do',
    refusesPlaceholders: true,
    read: outward,
  });

export const portalSettings = {
  naukriAuthorizeUrl: address('NAUKRI_AUTHORIZE_URL', 'Where members log in at the job portal (OAuth 2), if NAUKRI_ISSUER publishes no settings of its own.'),
  naukriTokenUrl: address('NAUKRI_TOKEN_URL', 'Where the job portal gives tokens for codes. It goes with NAUKRI_AUTHORIZE_URL.'),
  naukriKeysUrl: address('NAUKRI_KEYS_URL', 'Where the job portal publishes the keys of its ID tokens (JWKS). It goes with NAUKRI_AUTHORIZE_URL.'),
  naukriCheckUrl: address('NAUKRI_CHECK_URL', 'Where the job portal says for whom a token was made (introspection). It goes with NAUKRI_AUTHORIZE_URL.'),
  naukriScopes: setting<readonly string[]>({
    name: 'NAUKRI_SCOPES',
    about: 'What to ask of the job portal beyond openid, profile and email, so that it says where members work.',
    fallback: [],
    takes: 'names of scopes with spaces between them',
    read: (text) => (/^[\x21\x23-\x5b\x5d-\x7e]+( [\x21\x23-\x5b\x5d-\x7e]+)*$/.test(text) ? text.split(' ') : undefined),
  }),
  naukriProfileUrl: address(
    'NAUKRI_PROFILE_URL',
    'Where the job portal gives the profile of a member as JSON, for their token. With it members can have it confirm where they work or study; stored is whether the portal agrees. The token stays in a cookie of their browser (portal) that only this server reads, for an hour at most.',
  ),
  naukriProfileFields: setting<PortalFields | undefined>({
    name: 'NAUKRI_PROFILE_FIELDS',
    about:
      'Where in that JSON the company, college, designation, location, firstName, lastName, email and image are. Names, address and picture only fill in forms in the browser of their member, and are stored nowhere.',
    fallback: undefined,
    takes: 'pairs such as company=jobs.0.company,designation=jobs.0.title, with commas between them, each field once',
    read: portalFields,
  }),
  naukriScript: address(
    'NAUKRI_SCRIPT',
    'The script of the job portal for its own button and one-tap. Pages load it on the press that needs it, and only with naukri among PROVIDER_TOKENS.',
  ),
};

type Values = { readonly [Key in keyof typeof portalSettings]: (typeof portalSettings)[Key]['fallback'] };

export const portalProfileIn = ({ naukriProfileUrl: url, naukriProfileFields: fields = usualPortalFields }: Values): PortalProfile | undefined =>
  url === undefined ? undefined : { url, fields };

/** Facts of the portal's client beyond those that every provider has. */
export const portalClientIn = (values: Values): Partial<OpenidClient> => ({
  endpoints: endpointsIn(values),
  scopes: values.naukriScopes,
  scriptUrl: values.naukriScript,
  hasProfile: values.naukriProfileUrl !== undefined,
});

function endpointsIn({
  naukriAuthorizeUrl: authorize,
  naukriTokenUrl: token,
  naukriKeysUrl: keys,
  naukriCheckUrl: check,
}: Values): OpenidEndpoints | undefined {
  return authorize === undefined || token === undefined || keys === undefined ? undefined : { authorize, token, keys, check };
}

const alone = ['naukriAuthorizeUrl', 'naukriTokenUrl', 'naukriKeysUrl', 'naukriCheckUrl', 'naukriProfileUrl', 'naukriScript'] as const;

/** Refuses settings of a portal that could have no effect. */
export function portalComplaints(values: Values, { hasClient, tokens }: { readonly hasClient: boolean; readonly tokens: readonly TokenGiver[] }): string[] {
  const given = alone.filter((key) => values[key] !== undefined).map((key) => portalSettings[key].name);
  const isHalf = given.some((name) => /AUTHORIZE|TOKEN|KEYS|CHECK/.test(name)) && endpointsIn(values) === undefined;
  return [
    ...(hasClient ? [] : given.map((name) => `${name} needs NAUKRI_CLIENT_ID as well, or the job portal is never asked.`)),
    ...(isHalf ? ['NAUKRI_AUTHORIZE_URL, NAUKRI_TOKEN_URL and NAUKRI_KEYS_URL go together, or NAUKRI_ISSUER alone says all of them.'] : []),
    ...(values.naukriScript !== undefined && !tokens.includes('naukri')
      ? ['NAUKRI_SCRIPT needs PROVIDER_TOKENS=naukri as well, or its tokens are refused.']
      : []),
  ];
}
