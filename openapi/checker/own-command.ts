/** A word that the bundle of the package defines, and nothing else. */
declare const isInPackage: true | undefined;

const isPackage = typeof isInPackage !== 'undefined';

/** How this command is typed where it runs: in the repository, or in the package that is made of it. */
export const ownCommand = { isPackage, typed: isPackage ? 'npx daftar-contract' : 'npm run contract --' } as const;
