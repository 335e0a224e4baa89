curl -sS --get "$LEXHUB_URL/v1/lexemes/search" \
  -H "Authorization: Bearer $LEXHUB_KEY" \
  --data-urlencode "q=?at" \
  --data-urlencode "match=pattern" \
  --data-urlencode "lang=eng"
curl -sS "$LEXHUB_URL/v1/lexemes/random?lang=eng&proficiency=cefr:a1&seed=2026-11-23" \
  -H "Authorization: Bearer $LEXHUB_KEY"
