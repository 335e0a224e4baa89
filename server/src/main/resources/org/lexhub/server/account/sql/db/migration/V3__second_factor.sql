-- Second factors: secrets of authenticator apps, recovery codes, log-ins that await a code.

CREATE TABLE second_factors (
  account BIGINT PRIMARY KEY REFERENCES accounts (id) ON DELETE CASCADE,
  secret BYTEA NOT NULL,
  created BIGINT NOT NULL,
  -- NULL until a code has shown that the app has the secret.
  confirmed BIGINT,
  -- The step of the last code, which is not accepted again.
  last_step BIGINT NOT NULL DEFAULT 0,
  wrong BIGINT NOT NULL DEFAULT 0,
  wrong_since BIGINT NOT NULL DEFAULT 0);

CREATE TABLE recovery_codes (
  account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  digest BYTEA NOT NULL,
  used BIGINT,
  PRIMARY KEY (account, digest));

CREATE TABLE pending_logins (
  digest BYTEA PRIMARY KEY,
  account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  expires BIGINT NOT NULL);
