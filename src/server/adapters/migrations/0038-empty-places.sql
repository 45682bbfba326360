-- What was part of a post that its author deleted goes with it.
delete from choice using post where post.id = choice.post_id and post.status = 'DELETED';
delete from choice_vote using post where post.id = choice_vote.post_id and post.status = 'DELETED';
delete from post_view using post where post.id = post_view.post_id and post.status = 'DELETED';
delete from hidden_post using post where post.id = hidden_post.post_id and post.status = 'DELETED';
delete from answer_request using post where post.id = answer_request.post_id and post.status = 'DELETED';
update post set video_id = null, campaign = null where status = 'DELETED';
update moderation_item set appeal_text = null where thing in (select id from post where status = 'DELETED' union all select id from comment where status = 'DELETED');
