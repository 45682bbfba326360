-- Only topics that are sent can be subscribed to.
delete from subscription where topic in ('company-updates', 'product-news');
