// Findings that come from asking others: the mail server, the proxy in front, and the providers with whom people log in.
import type { Provider } from '#core/providers/provider.ts';
import { takesPasskeys } from '#server/adapters/login/openid-token-logins.ts';
import { randomId } from '#server/adapters/secrets/secrets.ts';
import { ConfiguredProviders } from '#server/adapters/providers/configured-providers.ts';
import { profileFetch } from '#server/adapters/providers/openid-portal-accounts.ts';
import { SmtpMails } from '#server/adapters/mail/smtp-mails.ts';
import { providerTitles, type LoginMethodSettings } from '#server/app/config/login-settings.ts';
import { objectsFrom } from '#server/app/config/picture-settings.ts';
import { isOfThisComputer } from '#server/app/config/deployment.ts';
import type { Settings } from '#server/app/config/settings.ts';
import { look, ok, reasonIn, wrong, type Finding } from './finding.ts';

const timeoutMs = 5_000;

/** Logs in to the mail server without sending mail. */
export async function mailFinding({ smtpUrl, mailFrom }: Pick<Settings, 'smtpUrl' | 'mailFrom'>, isDemo: boolean): Promise<Finding> {
  if (smtpUrl === undefined)
    return isDemo
      ? ok('mail', 'A demo sends none; they can be read at /dev/mail.')
      : look('mail', 'None is sent, so nobody can confirm where they work. SMTP_URL sets it up.');
  const { host } = new URL(smtpUrl);
  const refusal = await new SmtpMails({ url: smtpUrl, from: mailFrom }).refusal();
  if (refusal !== undefined) return wrong('mail', `The mail server ${host} ${refusal}. Correct SMTP_URL.`);
  return mailFrom.endsWith('@localhost')
    ? look('mail', `The mail server ${host} answers, but other mail servers refuse emails from ${mailFrom}. Set MAIL_FROM to an address of your own domain.`)
    : ok('mail', `The mail server ${host} answers.`);
}

/** Checks that readers reach the server through the proxy as configured. */
export async function originFinding(
  { publicOrigin, trustProxy, host }: Pick<Settings, 'publicOrigin' | 'trustProxy' | 'host'>,
  ask: typeof fetch = fetch,
): Promise<Finding> {
  if (publicOrigin === undefined) {
    if (trustProxy.length > 0)
      return look('origin', 'TRUST_PROXY is set and PUBLIC_ORIGIN is not, so links name this machine. Set PUBLIC_ORIGIN to the address that readers use.');
    return isOfThisComputer(host)
      ? ok('origin', 'Only this computer reaches it; PUBLIC_ORIGIN and TRUST_PROXY open it to others.')
      : look('origin', `HOST=${host} lets others in without https, and passkeys need it. Put a proxy in front, and set PUBLIC_ORIGIN and TRUST_PROXY.`);
  }
  if (publicOrigin.startsWith('http:'))
    return isOfThisComputer(new URL(publicOrigin).hostname)
      ? ok('origin', `${publicOrigin} is on this computer.`)
      : look('origin', `${publicOrigin} is not https, so anyone on the way can read along.`);
  return proxyFinding(publicOrigin, ask);
}

async function proxyFinding(publicOrigin: string, ask: typeof fetch): Promise<Finding> {
  try {
    const { headers } = await ask(`${publicOrigin}/`, { redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    if (!headers.get('x-request-id')?.startsWith('r-'))
      return look('origin', `Something other than this server answers at ${publicOrigin}. Let the proxy there pass requests on to it.`);
    return headers.has('location')
      ? wrong(
          'origin',
          `The server does not hear from the proxy at ${publicOrigin} that readers come by https. TRUST_PROXY has to name the address that the proxy comes from, and the proxy has to send X-Forwarded-Proto and X-Forwarded-For.`,
        )
      : ok('origin', `${publicOrigin} leads here, and the proxy there is trusted.`);
  } catch (error) {
    return look('origin', `Nobody answers at ${publicOrigin} from this machine (${causeIn(error)}). Start the server and the proxy, and run this again.`);
  }
}

const causeIn = (error: unknown): string => {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return cause instanceof Error && 'code' in cause && typeof cause.code === 'string' ? cause.code : reasonIn(cause);
};

export async function loginFindings({ clients, isDemo }: LoginMethodSettings, pages: URL): Promise<readonly Finding[]> {
  if (isDemo) return [ok('login', 'A demo: anyone can be anyone, only from this computer.')];
  const source = new ConfiguredProviders(clients, []);
  const named = Object.keys(clients) as Provider[];
  if (named.length > 0) return Promise.all(named.map((provider) => providerFinding(source, provider)));
  if (!takesPasskeys(pages))
    return [wrong('login', 'Nobody can log in: passkeys need an https PUBLIC_ORIGIN, and no provider is set up. GOOGLE_CLIENT_ID and the like add one.')];
  const whence = pages.protocol === 'https:' ? '' : ', and only from this computer: from elsewhere they need an https PUBLIC_ORIGIN';
  return [look('login', `Only by passkeys${whence}. A provider such as GOOGLE_CLIENT_ID with GOOGLE_CLIENT_SECRET lets others in, too.`)];
}

async function providerFinding(source: ConfiguredProviders, provider: Provider): Promise<Finding> {
  const title = providerTitles[provider];
  try {
    await source.configurationOf(provider);
    return ok('login', `${title} is set up, and answers.`);
  } catch (error) {
    return look(
      'login',
      `${title} is set up, but does not answer from this machine (${causeIn(error)}). Check the network, and ${provider.toUpperCase()}_ISSUER if it is set.`,
    );
  }
}

/** Asks for a profile without a token, which a portal refuses and so answers. */
export async function portalFindings({ naukriProfileUrl: url }: Pick<Settings, 'naukriProfileUrl'>, ask?: typeof fetch): Promise<readonly Finding[]> {
  if (url === undefined) return [];
  try {
    const { status } = await (ask ?? profileFetch(url))(url, { headers: { accept: 'application/json' } });
    if (status === 401 || status === 403)
      return [ok('portal', 'Profiles of the job portal are where NAUKRI_PROFILE_URL says, and nobody gets one without a token.')];
    return [look('portal', `NAUKRI_PROFILE_URL answers ${status} to who shows no token, and not 401. Check that it is the address of the profile.`)];
  } catch (error) {
    return [look('portal', `NAUKRI_PROFILE_URL does not answer from this machine (${causeIn(error)}). Check the network, and the address.`)];
  }
}

/** Stores, reads back and removes an object in the bucket. */
export async function bucketFinding(settings: Settings): Promise<Finding> {
  const objects = objectsFrom(settings);
  if (!objects) return ok('pictures', 'They are in the database.');
  const name = randomId();
  try {
    await objects.keep(name, Uint8Array.of(1, 2, 3));
    const found = await objects.find(name);
    await objects.remove(name);
    return found?.length === 3
      ? ok('pictures', `The bucket ${settings.s3Bucket} takes them and gives them back.`)
      : wrong('pictures', `The bucket ${settings.s3Bucket} does not give back what it took.`);
  } catch (error) {
    return wrong('pictures', `${reasonIn(error).replace('The bucket', `The bucket ${settings.s3Bucket}`)}. Correct S3_BUCKET and what goes with it.`);
  }
}
