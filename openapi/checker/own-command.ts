/** Constant defined only in the package's bundle. */
declare const isInPackage: true | undefined;

const isPackage = typeof isInPackage !== 'undefined';

/** Command as typed in the repository or from the package. */
export const ownCommand = { isPackage, typed: isPackage ? 'npx daftar-contract' : 'npm run contract --' } as const;
