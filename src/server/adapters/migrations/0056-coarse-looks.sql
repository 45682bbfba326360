-- What a look at decisions keeps is the moment of the newest decision. The moments of looking from before could be joined: they are rounded up to the day.
update decision_look set looked_at = (looked_at / 86400000 + 1) * 86400000;
