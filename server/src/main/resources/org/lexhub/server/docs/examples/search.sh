curl -sS --get "$LEXHUB_URL/v1/lexemes/search" \
  -H "Authorization: Bearer $LEXHUB_KEY" \
  --data-urlencode "q=anmal" \
  --data-urlencode "lang=eng" \
  --data-urlencode "fuzzy=true"
