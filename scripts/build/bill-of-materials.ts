// The bill of materials (SBOM, CycloneDX 1.6) of what a host runs, made of the lock file.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

const billFile = 'dist/bill-of-materials.cdx.json';

interface Locked {
  readonly version?: string;
  readonly license?: string;
  readonly integrity?: string;
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

interface Component {
  readonly type: 'library';
  readonly 'bom-ref': string;
  readonly name: string;
  readonly version: string;
  readonly purl: string;
  readonly hashes: readonly { readonly alg: 'SHA-512'; readonly content: string }[];
  readonly licenses?: readonly { readonly expression: string }[];
}

interface Bill {
  readonly bomFormat: 'CycloneDX';
  readonly specVersion: '1.6';
  readonly version: 1;
  readonly metadata: { readonly component: { readonly type: 'application'; readonly name: string; readonly version: string } };
  readonly components: readonly Component[];
}

function componentOf(name: string, { version = '', license, integrity = '' }: Locked): Component {
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  const content = Buffer.from(integrity.replace('sha512-', ''), 'base64').toString('hex');
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    hashes: [{ alg: 'SHA-512', content }],
    ...(license && { licenses: [{ expression: license }] }),
  };
}

/** Bill of a lock file without development packages, identical for identical input. */
export function billOf(lockFile: string): Bill {
  const lock = JSON.parse(lockFile) as { readonly name: string; readonly version: string; readonly packages: Readonly<Record<string, Locked>> };
  const found = new Map<string, Component>();
  for (const [path, locked] of Object.entries(lock.packages)) {
    // A package of this repository, and the link to it, are none of others.
    const name = path.includes('node_modules/') && !path.startsWith('node_modules/@daftar/') ? (path.split('node_modules/').at(-1) ?? '') : '';
    if (name === '' || locked.dev || locked.devOptional) continue;
    const component = componentOf(name, locked);
    found.set(component.purl, component);
  }
  const components = [...found.values()].sort((one, other) => (one.purl < other.purl ? -1 : 1));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    metadata: { component: { type: 'application', name: lock.name, version: lock.version } },
    components,
  };
}

if (import.meta.main) {
  mkdirSync(dirname(billFile), { recursive: true });
  writeFileSync(billFile, `${JSON.stringify(billOf(readFileSync('package-lock.json', 'utf8')), undefined, 2)}\n`);
}
