import { everyCollege, type CollegeSearch } from '#core/colleges/college-search.ts';
import type { CollegeSummary } from '#core/colleges/college.ts';
import type { Colleges } from '#core/colleges/colleges.ts';
import { CachedList } from '../requests/cached-list.ts';

/** List of colleges. */
export class CollegesStore extends CachedList<CollegeSummary, CollegeSearch> {
  constructor(colleges: Colleges) {
    super(everyCollege, (search, after) => colleges.list(search, after));
  }
}
