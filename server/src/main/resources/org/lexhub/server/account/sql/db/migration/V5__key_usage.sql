-- The requests with each key by endpoint and day since 1970-01-01, of all servers.
CREATE TABLE key_usage (
  account BIGINT NOT NULL,
  key_id TEXT NOT NULL,
  endpoint TEXT NOT NULL,
  day INTEGER NOT NULL,
  requests BIGINT NOT NULL,
  units BIGINT NOT NULL,
  refused BIGINT NOT NULL,
  failed BIGINT NOT NULL,
  PRIMARY KEY (account, key_id, endpoint, day));
