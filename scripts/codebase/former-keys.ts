const ofBefore = 'The release before leads by it.';
const persona = 'The release before leaves it to this key that what names a persona goes with it.';
const below = 'Comments go with their post alone, which has a key of its own.';

/** Keys without the shard key, needed only by the previous release. A later release drops them. */
export const formerKeys: Readonly<Record<string, string>> = {
  comment_pkey: ofBefore,
  comment_root_id_fkey: below,
  comment_reply_to_id_fkey: below,
  comment_author_ref_fkey: persona,
  post_author_ref_fkey: persona,
  choice_pkey: ofBefore,
  post_media_pkey: ofBefore,
  post_media_by_object: ofBefore,
  stored_object_pkey: ofBefore,
  mute_pkey: ofBefore,
  mute_author_ref_fkey: persona,
  block_author_ref_fkey: persona,
  career_pkey: ofBefore,
  work_experience_pkey: ofBefore,
  education_pkey: ofBefore,
  recovery_code_pkey: ofBefore,
  salary_offer_pkey: ofBefore,
  upload_pkey: ofBefore,
  video_pkey: ofBefore,
};
