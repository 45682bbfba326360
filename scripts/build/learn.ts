// Learns what abuse looks like from the examples that come along: in its own process beside the build, so that the first start finds it learned.
import { join } from 'node:path';
import { openClassifier } from '#server/adapters/abuse-classifier/open-classifier.ts';

openClassifier({ examplesDir: undefined, memory: join(import.meta.dirname, '../../.cache/abuse-classifier') }, console.error);
