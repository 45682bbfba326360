import { cleanup, configure } from '@testing-library/react';
import { afterEach } from 'vitest';

// A busy machine may take its time; a test waits for what it expects, and no longer.
configure({ asyncUtilTimeout: 15_000 });

// Here and not in a file that tests import: those are run once for many test files, this one before each.
afterEach(cleanup);
