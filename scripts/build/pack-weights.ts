// Learns what abuse looks like from the examples that come along, and packs it, so that no start has to: `node scripts/setup.mjs scripts/build/pack-weights.ts`,
// whenever the examples or the code that reads texts change.
import { packKnowledge } from '#server/adapters/abuse-classifier/open-classifier.ts';

packKnowledge();
