/** The column of a file, as Table Schema says it. */
export interface DumpField {
  readonly name: string;
  readonly type: 'string' | 'number' | 'boolean' | 'date' | 'object';
  readonly description: string;
}

/** A file of a dump, as Data Resource says it. */
export interface DumpResource {
  readonly name: string;
  readonly path: string;
  readonly format: 'csv';
  readonly mediatype: 'text/csv';
  readonly encoding: 'utf-8';
  readonly description: string;
  readonly bytes: number;
  /** The SHA-256 of its bytes. */
  readonly hash: string;
  readonly rows: number;
  readonly schema: { readonly fields: readonly DumpField[]; readonly primaryKey: readonly string[]; readonly missingValues: readonly [''] };
}

/** The description of a dump, `datapackage.json`, as Frictionless Data Package says it. */
export interface DumpPackage {
  readonly profile: 'tabular-data-package';
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly homepage: string | null;
  /** The day on which it was made. */
  readonly created: string;
  readonly version: string;
  readonly licenses: readonly { readonly name: string; readonly path: string; readonly title: string }[];
  /** The SHA-256 of the text for readers beside it, which is no data. */
  readonly readMe: { readonly path: string; readonly bytes: number; readonly hash: string };
  readonly resources: readonly DumpResource[];
}

/** The signature of a dump, `signature.json`: of the bytes of `datapackage.json`, which holds the hash of every file. */
export interface DumpSignature {
  readonly algorithm: 'Ed25519';
  /** SubjectPublicKeyInfo (DER) in base64url. */
  readonly publicKey: string;
  /** In base64url. */
  readonly signature: string;
}

export const packagePath = 'datapackage.json';
export const signaturePath = 'signature.json';
export const readMePath = 'README.md';
