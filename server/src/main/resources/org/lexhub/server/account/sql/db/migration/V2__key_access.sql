-- What a key can be used for; NULL restricts nothing. Lists have commas.
ALTER TABLE keys ADD COLUMN scopes TEXT;
ALTER TABLE keys ADD COLUMN addresses TEXT;
ALTER TABLE keys ADD COLUMN origins TEXT;
