export interface DumpField {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean' | 'date' | 'object';
  readonly description: string;
}

export interface DumpResource {
  readonly name: string;
  readonly path: string;
  readonly format: 'csv';
  readonly mediatype: 'text/csv';
  readonly encoding: 'utf-8';
  readonly description: string;
  readonly bytes: number;
  readonly hash: string;
  readonly rows: number;
  readonly schema: { readonly fields: readonly DumpField[]; readonly primaryKey: readonly string[]; readonly missingValues: readonly [''] };
}

/** Description of a dump, `datapackage.json`, as a Frictionless Data Package. */
export interface DumpPackage {
  readonly profile: 'tabular-data-package';
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly homepage: string | null;
  readonly created: string;
  readonly version: string;
  readonly licenses: readonly { readonly name: string; readonly path: string; readonly title: string }[];
  /** Text for readers beside the data; `hash` is its SHA-256. */
  readonly readMe: { readonly path: string; readonly bytes: number; readonly hash: string };
  readonly resources: readonly DumpResource[];
}

/** Signs the bytes of `datapackage.json`, which contains the hash of every file. */
export interface DumpSignature {
  readonly algorithm: 'Ed25519';
  /** SubjectPublicKeyInfo (DER) in base64url. */
  readonly publicKey: string;
  readonly signature: string;
}

export const packagePath = 'datapackage.json';
export const signaturePath = 'signature.json';
export const readMePath = 'README.md';
