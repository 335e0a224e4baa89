-- The users at identity providers to whom accounts belong.
CREATE TABLE identities (
  issuer TEXT NOT NULL,
  subject TEXT NOT NULL,
  account BIGINT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  created BIGINT NOT NULL,
  PRIMARY KEY (issuer, subject));

CREATE INDEX identities_of_account ON identities (account);
