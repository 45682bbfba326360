import { longestApplyUrl } from '#core/jobs/job.ts';
import { isPublicAddress } from '../system/public-address.ts';

/** Internal network names, and names that resolve to an address they contain. */
const innerName = /(?:^|\.)(?:local|localhost|internal|lan|corp|home\.arpa|(?:nip|sslip|xip)\.io)\.?$/i;

/** Requires a public internet address without credentials. */
export function isApplyUrl(text: string): boolean {
  const url = URL.canParse(text) && text.length <= longestApplyUrl ? new URL(text) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '' || url.href.length > longestApplyUrl) return false;
  if (!['', '80', '443'].includes(url.port)) return false;
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const isAddress = name.includes(':') || /^[\d.]+$/.test(name);
  return isAddress ? isPublicAddress(name) : /\.[a-z\d-]{2,}\.?$/i.test(name) && !innerName.test(name);
}
